import { type Call, callUrl } from "domain/api/call";
import { contract } from "domain/api/contract";
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from "domain/api/contractVersion";
import { memberSessions } from "domain/documents/memberSessions";
import { describe, expect, it } from "vitest";
import { Browser, OWN_ORIGIN, sendRaw } from "../support/apiClient";
import { earlierSession, idTokenOf, member } from "../support/cast";
import { remove } from "../support/database";

const calls = Object.entries<Call>(contract);
const writes = calls.filter(([, call]) => call.method !== "GET");
const guarded = calls.filter(([, call]) => call.access !== "public");

const somewhere = (call: Call) =>
  callUrl(call, {
    params: {
      system: "dnd5e",
      id: "x",
      code: "X",
      token: "t",
      requestId: "r",
      playerId: "p",
      characterId: "c",
      encounterId: "e",
      tableId: "l",
      handoutId: "h",
      askId: "a",
      sceneId: "s",
      doorId: "o",
      name: "0",
      truthId: "u",
      drawingId: "d",
      eveningId: "v",
      audience: "self",
      messageId: "m",
    },
  });

const send = (call: Call, headers: Record<string, string>, body = "{}") =>
  sendRaw({ method: call.method, path: somewhere(call), headers, ...(call.method !== "GET" && { body }) });

describe("every call", () => {
  it.each(guarded)("%s requires a session", async (_name, call) => {
    const answer = await send(call, new Browser().headers());
    expect([answer.status, answer.body?.code]).toEqual([401, "unauthenticated"]);
  });

  it.each(guarded)("%s refuses a forged session", async (_name, call) => {
    const answer = await send(call, new Browser({ cookie: "forged" }).headers());
    expect([answer.status, answer.body?.code]).toEqual([401, "session-expired"]);
  });

  it("of the admins is refused to a player", async () => {
    const browser = await Browser.signedInAs(await member("Ana"));
    for (const [, call] of calls.filter(([, { access }]) => access === "admin")) {
      const answer = await send(call, browser.headers());
      expect([answer.status, answer.body?.code]).toEqual([403, "forbidden"]);
    }
  });

  it("of the admins that changes something wants a sign-in of the last ten minutes", async () => {
    const zeus = await member("Zeus", { role: "admin" });
    const idToken = await earlierSession(zeus, { signedInAgo: 610_000, usedAgo: 0 });
    const browser = new Browser();
    await browser.call(contract.login, { body: { idToken } });
    for (const [name, call] of calls.filter(([, { access }]) => access === "admin")) {
      const { status, body } = await send(call, browser.headers());
      if (call.method === "GET") expect([name, status]).toEqual([name, 200]);
      else expect([name, status, body?.code]).toEqual([name, 403, "reauthentication-required"]);
    }
    await browser.call(contract.login, { body: { idToken: await idTokenOf(zeus) } });
    const answer = await browser.call(contract.createInvites, { body: { count: 1 } });
    expect(answer.status).toBe(200);
  });

  it.each(writes)(
    "%s is refused from a page of another origin, or without an origin",
    async (_name, call) => {
      const { origin: _own, ...anonymous } = new Browser().headers();
      for (const headers of [anonymous, { ...anonymous, origin: "https://evil.example" }]) {
        const answer = await send(call, headers);
        expect([answer.status, answer.body?.code]).toEqual([403, "foreign-origin"]);
      }
    },
  );

  it.each(writes)("%s accepts JSON only", async (_name, call) => {
    const headers = { ...new Browser().headers(), "content-type": "text/plain" };
    expect((await send(call, headers)).status).toBe(415);
  });
});

describe("a request without a body", () => {
  it("needs no content type, but still the app's own origin", async () => {
    const { "content-type": _, ...headers } = (await Browser.signedInAs(await member("Ana"))).headers();
    const path = "/api/items/nope";
    const answer = await sendRaw({ method: "DELETE", path, headers });
    expect([answer.status, answer.body?.code]).toEqual([404, "item-not-found"]);
    for (const origin of [undefined, "https://evil.example"]) {
      const { origin: _own, ...others } = headers;
      const foreign = await sendRaw({
        method: "DELETE",
        path,
        headers: origin === undefined ? others : { ...others, origin },
      });
      expect([foreign.status, foreign.body?.code]).toEqual([403, "foreign-origin"]);
    }
    const typed = await sendRaw({
      method: "DELETE",
      path,
      headers: { ...headers, "content-type": "text/plain" },
    });
    expect(typed.status).toBe(415);
  });
});

describe("a session that was ended", () => {
  it("changes nothing", async () => {
    const ana = await member("Ana");
    const headers = (await Browser.signedInAs(ana)).headers();
    await remove(memberSessions.path(ana.uid));
    for (const [name, call] of writes.filter(([, { access }]) => access === "user")) {
      const answer = await send(call, headers);
      expect([name, answer.status, answer.body?.code]).toEqual([name, 401, "session-expired"]);
    }
  });
});

describe("any other request", () => {
  const headers = new Browser().headers();

  it("under /api is answered 404 in JSON", async () => {
    for (const path of ["/api", "/api/", "/api/nope", "/api/dnd5e/nope", "/api/auth/login/x"]) {
      const answer = await sendRaw({ method: "GET", path, headers });
      expect([answer.status, answer.body?.code]).toEqual([404, "route-not-found"]);
    }
  });

  it("with a body that is not JSON is answered 400 in JSON, without details of the server", async () => {
    const answer = await sendRaw({ method: "POST", path: "/api/auth/login", headers, body: '{"idToken":' });
    expect([answer.status, answer.body?.code]).toEqual([400, "invalid-json"]);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.text).not.toMatch(/node_modules|SyntaxError|\bat\b/);
  });

  it("with a body of another JSON type is answered 400", async () => {
    for (const body of ["[]", "null", '"text"', "12"]) {
      expect((await sendRaw({ method: "POST", path: "/api/auth/login", headers, body })).status).toBe(400);
    }
  });

  it("with a body over 256 KB is answered 413", async () => {
    const body = JSON.stringify({ idToken: "a".repeat(300_000) });
    const answer = await sendRaw({ method: "POST", path: "/api/auth/login", headers, body });
    expect([answer.status, answer.body?.code]).toEqual([413, "payload-too-large"]);
  });

  it("that anyone may make has a body of 16 KB at most, and is not looked into beyond that", async () => {
    const body = `{"idToken":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    for (const path of ["/api/auth/login", "/api/auth/logout", "/api/invite-requests"]) {
      const answer = await sendRaw({ method: "POST", path, headers, body });
      expect([path, answer.status, answer.body?.code]).toEqual([path, 413, "payload-too-large"]);
    }
  });

  it("with an id or a text that no document can have is answered 400", async () => {
    const browser = await Browser.signedInAs(await member("Ana"));
    for (const path of ["a%0Ab", "a%00b", "%E2%80%A8"]) {
      const answer = await sendRaw({
        method: "GET",
        path: `/api/dnd5e/campaign/${path}`,
        headers: browser.headers(),
      });
      expect([path, answer.status, answer.body?.code]).toEqual([path, 400, "bad-request"]);
    }
    for (const [path, body] of [
      ["/api/dnd5e/campaigns", { name: "Braise", description: "a\ud800" }],
      ["/api/dnd5e/characters", { name: "Ana", data: { notes: "\udc00" } }],
    ] as const) {
      const headers = browser.headers();
      const answer = await sendRaw({ method: "POST", path, headers, body: JSON.stringify(body) });
      expect([path, answer.status, answer.body?.code]).toEqual([path, 400, "invalid-input"]);
    }
  });

  it("that names a document by an id which no document can have finds none", async () => {
    const browser = await Browser.signedInAs(await member("Ana"));
    const body = { name: "Ana", campaignId: "a\nb" };
    const created = await browser.call(contract.createCharacter, { params: { system: "dnd5e" }, body });
    expect([created.status, created.body?.code]).toEqual([404, "campaign-not-found"]);
    const items = await browser.call(contract.listItems, {
      query: { ids: "a\nb", includeHomebrew: "all" },
    });
    expect([items.status, items.body]).toEqual([200, []]);
  });

  it("for an unknown system is answered 400", async () => {
    const browser = await Browser.signedInAs(await member("Ana"));
    const answer = await browser.call(contract.getCampaign, { params: { system: "tarot", id: "x" } });
    expect([answer.status, answer.body?.code]).toEqual([400, "unknown-system"]);
  });
});

describe("the API", () => {
  it("serves its description at /api/openapi.json", async () => {
    const answer = await sendRaw({ method: "GET", path: "/api/openapi.json" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(Object.keys((answer.body?.paths ?? {}) as object)).toContain("/api/{system}/campaign/{id}");
  });

  it("lists the four systems", async () => {
    const answer = await new Browser().call(contract.getModules, {});
    const ids = ["dnd5e", "vampire", "cyberpunk", "cthulhu"];
    expect(answer.body?.modules).toEqual(
      ids.map((id) => expect.objectContaining({ id, name: expect.any(String) })),
    );
  });

  it("says that it answers, to anybody and without any account of itself", async () => {
    const answer = await sendRaw({ method: "GET", path: "/api/health" });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}']);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("names the version of its contract in every answer, refusals included", async () => {
    for (const path of ["/api/modules", "/api/nope", "/api/account/profile"]) {
      const answer = await sendRaw({ method: "GET", path });
      expect(answer.headers.get(CONTRACT_VERSION_HEADER)).toBe(String(CONTRACT_VERSION));
    }
  });

  it("does not reveal its framework", async () => {
    const answer = await sendRaw({ method: "GET", path: "/api/modules", headers: { origin: OWN_ORIGIN } });
    expect(answer.headers.get("x-powered-by")).toBeNull();
  });
});
