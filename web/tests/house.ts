/** A house of its own for each test: a free port, a new data folder, and nothing left behind. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { standInFront, type Front } from "./front";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The program: the one named by SOBREMESA, or built here (which takes no time if nothing has changed). */
let program: string | null = null;
function sobremesa(): string {
  program ??= process.env["SOBREMESA"] ?? built();
  return program;
}

function built(): string {
  execFileSync("cargo", ["build", "--quiet", "--locked", "-p", "sobremesa"], { cwd: ROOT, stdio: "inherit" });
  const target = process.env["CARGO_TARGET_DIR"] ?? join(ROOT, "target");
  const path = join(target, "debug", "sobremesa");
  if (!existsSync(path)) throw new Error(`cargo has built no ${path}`);
  return path;
}

/** A client other than the one in the program, if one is to be tried. */
const CLIENT = process.env["CLIENT"];

export class House {
  /** Where guests come in. */
  readonly url: string;
  readonly #listen: string;
  readonly #data: string;
  readonly #front: Front | null;
  #process: ChildProcess;

  private constructor(url: string, data: string, process: ChildProcess, front: Front | null) {
    this.url = front?.url ?? url;
    this.#listen = new URL(url).host;
    this.#data = data;
    this.#process = process;
    this.#front = front;
  }

  static async open(): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), "sobremesa-web-"));
    const [process, url] = await start("127.0.0.1:0", data);
    return new House(url, data, process, CLIENT ? await standInFront(url, CLIENT) : null);
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    await end(this.#process, "SIGKILL");
  }

  /** At the same address, with what was saved. */
  async reopen(): Promise<void> {
    [this.#process] = await start(this.#listen, this.#data);
  }

  async close(): Promise<void> {
    this.#front?.close();
    await end(this.#process, "SIGTERM");
    rmSync(this.#data, { recursive: true, force: true });
  }
}

async function start(listen: string, data: string): Promise<[ChildProcess, string]> {
  const args = ["serve", "--listen", listen, "--data", data, "--log", "off", "--bot-pace", "quick"];
  const house = spawn(sobremesa(), args, { stdio: ["ignore", "pipe", "inherit"] });
  return [house, await greeting(house)];
}

async function end(house: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (house.exitCode !== null || house.signalCode !== null) return;
  const gone = new Promise((resolve) => house.once("exit", resolve));
  house.kill(signal);
  await gone;
}

/** It says where it is when it is open. */
function greeting(house: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    house.stdout?.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      const found = /Sobremesa: (http:\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    house.once("error", reject);
    house.once("exit", (code) => reject(new Error(`the house closed with ${code}: ${said}`)));
  });
}
