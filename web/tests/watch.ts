/**
 * Watches the pages of a test. A test fails on any console error, any page error, a crash, and a page that does not answer.
 *
 * A page answers when its main thread does: it is asked for a trivial thing every half second, past everything that Playwright waits
 * for (CDP, `Runtime.evaluate`). It has a second to answer. On a machine that is busy with other work one late answer says nothing, so
 * it is asked twice more, for a second each, and an empty page of the same browser is asked at the same time. Where the empty page does
 * not answer either, it is the machine that is late. A page in an endless loop never answers, and is told.
 */
import type { Browser, CDPSession, ConsoleMessage, Page } from "@playwright/test";

const BEAT_MS = 500;
const ANSWER_MS = 1_000;
/** So often it is asked again before it is called stuck. */
const AGAIN = 2;
/** An endless loop can complain without end: the first few lines say all. */
const TROUBLES_MAX = 20;

/** Lines that a browser writes when the house is not there: for tests that kill it. */
export const HOUSE_IS_AWAY = /WebSocket connection to 'ws:[^']*' failed|net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/;

/** The line that a browser writes when the house refuses what is asked over HTTP. */
export function refusedWith(status: number, path: RegExp): RegExp {
  return new RegExp(`status of ${status} .*${path.source}`);
}

type Watched = { page: Page; expected: RegExp[]; paused: number };

export class Watch {
  readonly troubles: string[] = [];
  readonly #browser: Browser;
  readonly #answerMs: number;
  readonly #watched: Watched[] = [];
  #empty: Promise<CDPSession | null> | null = null;
  #over = false;

  constructor(browser: Browser, answerMs = ANSWER_MS) {
    this.#browser = browser;
    this.#answerMs = answerMs;
  }

  async add(page: Page): Promise<void> {
    const watched: Watched = { page, expected: [], paused: 0 };
    this.#watched.push(watched);
    page.on("console", (line) => line.type() === "error" && this.#tell(watched, said(line)));
    page.on("pageerror", (error) => this.#tell(watched, `page error: ${error.stack ?? error.message}`));
    page.on("crash", () => this.#tell(watched, "the page crashed"));
    void this.#listen(watched, await page.context().newCDPSession(page));
  }

  /** From now on this page may complain like this. */
  expect(page: Page, complaint: RegExp): void {
    this.#of(page).expected.push(complaint);
  }

  /** Meanwhile the page is not asked. */
  async pausing<T>(page: Page, busy: () => Promise<T>): Promise<T> {
    const watched = this.#of(page);
    watched.paused += 1;
    try {
      return await busy();
    } finally {
      watched.paused -= 1;
    }
  }

  end(): void {
    this.#over = true;
  }

  #of(page: Page): Watched {
    const found = this.#watched.find((watched) => watched.page === page);
    if (!found) throw new Error("this page is not watched");
    return found;
  }

  #tell({ page, expected }: Watched, trouble: string): void {
    if (this.#over || this.troubles.length >= TROUBLES_MAX || expected.some((pattern) => pattern.test(trouble))) return;
    this.troubles.push(`${page.url()}: ${trouble}`);
  }

  async #listen(watched: Watched, session: CDPSession): Promise<void> {
    while (!this.#over && !watched.page.isClosed()) {
      if (watched.paused === 0 && (await this.#isStuck(watched, session))) return this.#giveUp(watched);
      await pause(BEAT_MS);
    }
  }

  async #isStuck(watched: Watched, session: CDPSession): Promise<boolean> {
    if (await this.#answers(session)) return false;
    if (this.#over || watched.page.isClosed()) return false;
    const empty = await this.#beside();
    for (let asked = 0; asked < AGAIN; asked += 1) {
      const [answers, machine] = await Promise.all([this.#answers(session), empty !== null && this.#answers(empty)]);
      if (answers || !machine) return false;
    }
    return watched.paused === 0 && !this.#over && !watched.page.isClosed();
  }

  /** Whatever else the answer is: it was an answer. */
  async #answers(session: CDPSession): Promise<boolean> {
    const asked = session.send("Runtime.evaluate", { expression: "1" }).then(yes, yes);
    return Promise.race([asked, pause(this.#answerMs).then(() => false)]);
  }

  /** The empty page; none when the test has ended in between. */
  #beside(): Promise<CDPSession | null> {
    const open = async () => {
      const context = await this.#browser.newContext();
      return context.newCDPSession(await context.newPage());
    };
    this.#empty ??= open().catch(() => null);
    return this.#empty;
  }

  /** What waits for a stuck page waits in vain: with its browser window closed, the test ends here. */
  async #giveUp(watched: Watched): Promise<void> {
    this.#tell(watched, `the page has not answered for ${((1 + AGAIN) * this.#answerMs) / 1000} seconds`);
    // It may not answer to that either; the test is told by what it waits for.
    await watched.page.context().close().catch(() => {});
  }
}

function said(line: ConsoleMessage): string {
  const { url, lineNumber } = line.location();
  return `console error: ${line.text()} (${url}:${lineNumber})`;
}

function yes(): boolean {
  return true;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
