/** Sounds of the table, made on the spot: no files. */
export type Sound = "card" | "move" | "hit" | "blow" | "gain" | "loss" | "shield" | "turn" | "win" | "chat" | "hurry";

/** One voice: a tone that slides from one pitch to another, or noise through a filter that does. */
type Voice = { wave: OscillatorType | "noise"; from: number; to: number; ms: number; gain: number; at?: number };

const VOICES: Record<Sound, Voice[]> = {
  card: [{ wave: "noise", from: 2600, to: 900, ms: 90, gain: 0.35 }],
  move: [
    { wave: "sine", from: 300, to: 520, ms: 90, gain: 0.3 },
    { wave: "triangle", from: 180, to: 140, ms: 70, gain: 0.35, at: 90 },
  ],
  hit: [
    { wave: "noise", from: 1400, to: 120, ms: 260, gain: 0.6 },
    { wave: "square", from: 170, to: 45, ms: 220, gain: 0.16 },
  ],
  blow: [
    { wave: "noise", from: 700, to: 60, ms: 420, gain: 0.7 },
    { wave: "sine", from: 110, to: 32, ms: 460, gain: 0.7 },
  ],
  gain: [
    { wave: "triangle", from: 523, to: 523, ms: 110, gain: 0.22 },
    { wave: "triangle", from: 784, to: 784, ms: 160, gain: 0.22, at: 90 },
  ],
  loss: [{ wave: "triangle", from: 330, to: 165, ms: 320, gain: 0.25 }],
  shield: [
    { wave: "sine", from: 660, to: 990, ms: 320, gain: 0.2 },
    { wave: "sine", from: 668, to: 1002, ms: 320, gain: 0.2 },
  ],
  turn: [
    { wave: "sine", from: 587, to: 587, ms: 140, gain: 0.25 },
    { wave: "sine", from: 880, to: 880, ms: 240, gain: 0.22, at: 110 },
  ],
  win: [523, 659, 784, 1047].map((pitch, index) => ({ wave: "triangle", from: pitch, to: pitch, ms: 260, gain: 0.24, at: index * 120 })),
  chat: [{ wave: "sine", from: 740, to: 880, ms: 90, gain: 0.16 }],
  hurry: [{ wave: "square", from: 880, to: 880, ms: 45, gain: 0.07 }],
};

/** The same sound is not started twice within this time: a pile of cards is one rustle. */
const APART_MS = 60;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

export function play(sound: Sound): void {
  const audio = open();
  if (!audio || performance.now() - (last.get(sound) ?? -APART_MS) < APART_MS) return;
  last.set(sound, performance.now());
  for (const voice of VOICES[sound]) sing(audio, voice);
}

/** A page may make no sound before it was touched; until then nothing is made, so that nothing comes late. */
function open(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function sing(audio: AudioContext, { wave, from, to, ms, gain, at = 0 }: Voice): void {
  const start = audio.currentTime + at / 1000;
  const end = start + ms / 1000;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain * 0.5, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const slide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  const source = wave === "noise" ? rustle(audio, slide, volume) : tone(audio, wave, slide, volume);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, wave: OscillatorType, slide: (pitch: AudioParam) => void, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = wave;
  slide(source.frequency);
  source.connect(out);
  return source;
}

function rustle(audio: AudioContext, slide: (pitch: AudioParam) => void, out: AudioNode): AudioScheduledSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  slide(filter.frequency);
  source.connect(filter).connect(out);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
