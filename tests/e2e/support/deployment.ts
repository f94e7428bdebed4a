import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The product's site behind a server of the test's own, on which a next version can be deployed. */
export interface Deployment {
  readonly origin: string;
  /** From now on the same code is served as another version: its entry and its worker are other files. */
  deployNext: () => void;
  /** No connection is accepted any more, as without a network. */
  close: () => Promise<void>;
}

const isPage = (answer: IncomingMessage) => /^text\/html/.test(answer.headers["content-type"] ?? "");
const isWorker = (path: string) => path === "/sw.js";

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

const NEXT = "?next";

/**
 * A worker that differs by a byte is another one. The next version's entry has another address, where nothing stands
 * but the way to the same app: the parts of the app import from its entry, and must all meet the one.
 */
const asNextVersion = (text: string) =>
  text.replace(/src="(\/assets\/[^"]+\.js)"/, `src="$1${NEXT}"`).concat("\n/* next */");

/** Hands every request on to the site at `upstream`, as its own origin. */
export async function deploy(upstream: string): Promise<Deployment> {
  let next = false;
  const site = new URL(upstream);

  const answerWith = async (path: string, answer: IncomingMessage, response: ServerResponse) => {
    const changes = next && (isPage(answer) || isWorker(path));
    const { "content-length": _length, "content-encoding": _encoding, ...headers } = answer.headers;
    if (!changes) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, headers);
    response.end(asNextVersion(await textOf(answer)));
  };

  const server: Server = createServer((asked, response) => {
    const path = asked.url ?? "/";
    if (path.endsWith(NEXT)) {
      response.writeHead(200, { "content-type": "text/javascript" });
      response.end(`import ${JSON.stringify(path.slice(0, -NEXT.length))};`);
      return;
    }
    // Upstream knows nothing of the next version: it would answer that nothing has changed.
    const { origin, "if-none-match": _tag, "if-modified-since": _since, ...headers } = asked.headers;
    const passed = request(
      {
        host: site.hostname,
        port: site.port,
        path,
        method: asked.method,
        headers: {
          ...headers,
          host: site.host,
          "accept-encoding": "identity",
          ...(origin && { origin: site.origin }),
        },
      },
      (answer) => void answerWith(path, answer, response),
    );
    passed.on("error", () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deployNext: () => {
      next = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
