/** A client that was built elsewhere, in front of a house: to be tried without building the program anew. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { extname, join } from "node:path";

const KINDS: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2" };

export type Front = { url: string; close: () => void };

export async function standInFront(house: string, folder: string): Promise<Front> {
  const policy = (await fetch(house)).headers.get("content-security-policy") ?? "";
  const { hostname, port } = new URL(house);
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const on = request({ hostname, port, path: asked.url, method: asked.method, headers: asked.headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    on.on("error", () => answer.destroy());
    asked.pipe(on);
  };
  const server = createServer((asked, answer) => {
    const path = (asked.url ?? "/").replace(/[?#].*$/, "");
    if (path.startsWith("/api/")) return pass(asked, answer);
    const file = join(folder, path);
    const found = existsSync(file) && statSync(file).isFile() ? file : join(folder, "index.html");
    answer.writeHead(200, { "content-type": KINDS[extname(found)] ?? "application/octet-stream", "content-security-policy": policy });
    answer.end(readFileSync(found));
  });
  server.on("upgrade", (asked, socket, head) => {
    const on = connect(Number(port), hostname, () => {
      const lines = asked.rawHeaders.flatMap((name, index, all) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : []));
      on.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      on.write(head);
      socket.pipe(on).pipe(socket);
    });
    on.on("error", () => socket.destroy());
    on.on("close", () => socket.destroy());
    socket.on("error", () => on.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
