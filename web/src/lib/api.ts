/** What is asked over HTTP. Every call comes back with its answer, or throws why not. */
import type { GameCard, MadeTable, Me, NewTable, RecoveryCode, Refusal, ReplayCard, ReplaySteps, TableCard } from "../generated/protocol";

/** The house said no, in data. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly status: number;

  constructor(refusal: Refusal, status: number) {
    super(refusal.message);
    this.refusal = refusal;
    this.status = status;
  }
}

const UNREACHABLE: Refusal = { message: "the house does not answer", reason: { kind: "unreachable" } };

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const response = await fetch(`/api${path}`, init).catch(() => null);
  if (!response) throw new Refused(UNREACHABLE, 0);
  if (!response.ok) {
    const refusal = (await response.json().catch(() => UNREACHABLE)) as Refusal;
    throw new Refused(refusal, response.status);
  }
  return response;
}

async function read<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await send(method, path, body)).json() as Promise<T>;
}

/** What games there are does not change while a house is open: they are asked for once. */
let games: Promise<GameCard[]> | null = null;

function knownGames(): Promise<GameCard[]> {
  games ??= read<GameCard[]>("GET", "/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

export const api = {
  games: knownGames,
  openTables: () => read<TableCard[]>("GET", "/tables"),
  table: (code: string) => read<TableCard>("GET", `/tables/${encodeURIComponent(code)}`),
  /** Would this table be made? Throws why not. */
  tryTable: async (table: NewTable) => void (await send("POST", "/tables/try", table)),
  makeTable: (table: NewTable) => read<MadeTable>("POST", "/tables", table),
  me: () => read<Me | null>("GET", "/people/me"),
  makeMe: (name: string) => read<Me>("POST", "/people", { name }),
  renameMe: (name: string) => read<Me>("PUT", "/people/me", { name }),
  recoveryCode: () => read<RecoveryCode>("POST", "/people/me/recovery"),
  /** Only this device stays logged in. */
  logOutOthers: async () => void (await send("DELETE", "/people/me/devices")),
  /** The house forgets who asks. */
  forgetMe: async () => void (await send("DELETE", "/people/me")),
  recover: (code: string) => read<Me>("POST", "/people/recover", { code }),
  myTables: () => read<TableCard[]>("GET", "/me/tables"),
  replays: (mine: boolean) => read<ReplayCard[]>("GET", `/replays${mine ? "?mine=true" : ""}`),
  /** As a seat saw it (by letter), as a spectator did, or with everything face up. */
  replay: (id: string, eyes: string | null) =>
    read<ReplaySteps>("GET", `/replays/${encodeURIComponent(id)}/steps${eyes === null ? "" : `?seat=${eyes}`}`),
  rules: async (game: string, language: string) =>
    (await send("GET", `/rules/${encodeURIComponent(game)}?lang=${language}`)).text(),
};
