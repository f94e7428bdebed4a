import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { Browser } from "../support/apiClient";

const CRLF = "\r\n";

/** Writes a request by hand, piece by piece, and gives the answer's first line and body once it is all there. */
function exchange(headers: Record<string, string>, pieces: readonly (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(inject("apiServer"));
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    const lines = Object.entries({ host: hostname, ...new Browser().headers(), ...headers });
    socket.on("data", (data) => {
      answer += data;
    });
    // A connection that is closed under what is still being sent has been answered before.
    socket.on("error", (error) => (answer === "" ? reject(error) : resolve(answer)));
    socket.on("close", () => resolve(answer));
    socket.write(
      `POST /api/auth/login HTTP/1.1${CRLF}${lines.map((line) => line.join(": ")).join(CRLF)}${CRLF}${CRLF}`,
    );
    for (const piece of pieces) socket.write(piece);
  });
}

const chunk = (data: Buffer) =>
  Buffer.concat([Buffer.from(`${data.length.toString(16)}${CRLF}`), data, Buffer.from(CRLF)]);

describe("a body", () => {
  it("that says it is over 256 KB is refused before any of it has come", async () => {
    const answer = await exchange({ "content-length": String(256 * 1024 + 1) }, []);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"payload-too-large"');
  });

  it("that says nothing is refused once more than 256 KB have come, whatever is still to come", async () => {
    const pieces = Array.from({ length: 5 }, () => chunk(Buffer.alloc(64 * 1024, " ")));
    const answer = await exchange({ "transfer-encoding": "chunked" }, pieces);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"payload-too-large"');
  });

  it("that says nothing and stays small is read", async () => {
    const pieces = [chunk(Buffer.from('{"idToken":"garbage"}')), `0${CRLF}${CRLF}`];
    const answer = await exchange({ "transfer-encoding": "chunked", connection: "close" }, pieces);
    expect(answer).toContain('"code":"token-invalid"');
  });

  it("that is compressed is refused: it could hold any amount", async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, " "));
    const headers = { "content-encoding": "gzip", "content-length": String(bomb.length) };
    const answer = await exchange(headers, [bomb]);
    expect(answer).toMatch(/^HTTP\/1\.1 415 /);
    expect(answer).toContain('"code":"json-required"');
  });
});
