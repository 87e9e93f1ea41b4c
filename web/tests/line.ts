/** A line between guests and a house that can be cut as real ones are: nothing comes through, and nobody is told. */
import { createServer, connect, type Server, type Socket } from "node:net";

export class Line {
  readonly url: string;
  readonly #server: Server;
  readonly #pairs = new Set<[Socket, Socket]>();
  #holds = true;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static open(house: string): Promise<Line> {
    const { hostname, port } = new URL(house);
    const server = createServer();
    return new Promise((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        if (address === null || typeof address === "string") throw new Error("no port");
        const line = new Line(server, `http://127.0.0.1:${address.port}`);
        server.on("connection", (guest) => line.#join(guest, connect(Number(port), hostname)));
        resolve(line);
      });
    });
  }

  /** From now on nothing comes through: neither what is sent nor that a connection was closed. */
  cut(): void {
    this.#holds = false;
    for (const pair of this.#pairs) for (const end of pair) end.pause();
  }

  /** What guests send comes through; nothing comes back. */
  cutAnswers(): void {
    for (const [, house] of this.#pairs) house.pause();
  }

  /** New connections come through. Those of before are gone, as they are after a change of network. */
  mend(): void {
    this.#holds = true;
    for (const pair of this.#pairs) for (const end of pair) end.destroy();
    this.#pairs.clear();
  }

  close(): void {
    this.mend();
    this.#server.close();
  }

  #join(guest: Socket, house: Socket): void {
    const pair: [Socket, Socket] = [guest, house];
    this.#pairs.add(pair);
    const pass = (from: Socket, to: Socket) => {
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => from.destroy());
      from.on("close", () => {
        if (this.#holds) to.destroy();
      });
      if (!this.#holds) from.pause();
    };
    pass(guest, house);
    pass(house, guest);
  }
}
