import { contract } from "domain/api/contract";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Browser, sendRaw } from "../support/apiClient";
import { type ApiProcess, startApi } from "../support/apiProcess";
import { idTokenOf, member } from "../support/cast";

const PAGES = "https://des.example";
const FOREIGN = "https://evil.example";

let api: ApiProcess;
beforeAll(async () => {
  api = await startApi({
    ...process.env,
    ALLOWED_ORIGINS: `https://staging.example, ${PAGES}/`,
    CROSS_SITE: "true",
  });
});
afterAll(() => api.stop());

/** What a page of this origin sends to an API on a host of its own. */
const headersFrom = (origin: string, cookie?: string) => ({
  origin,
  "content-type": "application/json",
  "x-forwarded-for": `${new Browser().address}, 10.0.0.1`,
  ...(cookie && { cookie: `__session=${cookie}` }),
});

const preflight = (origin: string, method: string) =>
  sendRaw({
    method: "OPTIONS",
    path: "/api/auth/login",
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": "content-type",
    },
    server: api.address,
  });

async function logIn(origin: string, server = api.address) {
  const idToken = await idTokenOf(await member("Ana"));
  return sendRaw({
    method: "POST",
    path: contract.login.path,
    headers: headersFrom(origin),
    body: JSON.stringify({ idToken }),
    server,
  });
}

describe("an API on another site than the pages", () => {
  it("lets the pages' origin ask with the session, for every method of the contract", async () => {
    for (const method of new Set(Object.values(contract).map((call) => call.method))) {
      const { status, headers } = await preflight(PAGES, method);
      expect(status).toBe(204);
      expect(headers.get("access-control-allow-origin")).toBe(PAGES);
      expect(headers.get("access-control-allow-credentials")).toBe("true");
      expect(headers.get("access-control-allow-methods")?.split(",")).toContain(method);
      expect(headers.get("access-control-allow-headers")).toBe("content-type");
    }
  });

  it("sets a session that browsers send across sites, and reads and ends it", async () => {
    const answer = await logIn(PAGES);
    expect(answer.status).toBe(200);
    const [line = ""] = answer.headers.getSetCookie();
    for (const attribute of ["SameSite=None", "Secure", "Partitioned", "HttpOnly", "Path=/"]) {
      expect(line.split("; ")).toContain(attribute);
    }
    const cookie = /^__session=([^;]+)/.exec(line)?.[1];
    const send = (method: string, path: string) =>
      sendRaw({ method, path, headers: headersFrom(PAGES, cookie), server: api.address });
    expect((await send("GET", contract.getSession.path)).body).toMatchObject({ user: { name: "Ana" } });
    const ended = await send("POST", contract.logout.path);
    expect(ended.status).toBe(204);
    const [cleared = ""] = ended.headers.getSetCookie();
    for (const attribute of ["SameSite=None", "Secure", "Partitioned"]) {
      expect(cleared.split("; ")).toContain(attribute);
    }
  });

  it("lets the pages read refusals, and the headers that the client looks at", async () => {
    const path = contract.updateProfile.path;
    const answer = await sendRaw({ method: "PUT", path, headers: headersFrom(PAGES), server: api.address });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("access-control-allow-origin")).toBe(PAGES);
    expect(answer.headers.get("access-control-expose-headers")?.split(",")).toEqual(
      expect.arrayContaining(["x-contract-version", "x-request-id", "retry-after"]),
    );
  });

  it("lets the pages read that a body was too big, which is answered before anything reads it", async () => {
    const body = JSON.stringify({ idToken: "a".repeat(300_000) });
    const send = (origin: string) =>
      sendRaw({
        method: "POST",
        path: contract.login.path,
        headers: headersFrom(origin),
        body,
        server: api.address,
      });
    const answer = await send(PAGES);
    expect([answer.status, answer.body?.code]).toEqual([413, "payload-too-large"]);
    expect(answer.headers.get("access-control-allow-origin")).toBe(PAGES);
    expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
    expect((await send(FOREIGN)).headers.get("access-control-allow-origin")).toBeNull();
  });

  it("answers no other origin's page, and does nothing for it", async () => {
    const { headers } = await preflight(FOREIGN, "POST");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    const answer = await logIn(FOREIGN);
    expect([answer.status, answer.body?.code]).toEqual([403, "foreign-origin"]);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("an API on the pages' own site", () => {
  it("keeps its session to that site, and answers no other origin", async () => {
    const browser = new Browser();
    const idToken = await idTokenOf(await member("Bob"));
    const answer = await browser.call(contract.login, { body: { idToken } });
    const [line = ""] = answer.headers.getSetCookie();
    expect(line.split("; ")).toEqual(expect.arrayContaining(["SameSite=Lax", "Secure"]));
    expect(line).not.toContain("Partitioned");
    expect((await logIn(PAGES, inject("apiServer"))).status).toBe(403);
  });
});
