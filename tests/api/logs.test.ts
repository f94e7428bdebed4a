import { contract } from "domain/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Browser, sendRaw } from "../support/apiClient";
import { type ApiProcess, startApi } from "../support/apiProcess";
import { idTokenOf, invite, member } from "../support/cast";
import { inOneWindow } from "../support/inOneWindow";

const ID = "x-request-id";
const TRACE = "105445aa7843bc8bf206b12000100000";

let api: ApiProcess;
beforeAll(async () => {
  api = await startApi(process.env);
});
afterAll(() => api.stop());

interface Entry {
  severity: string;
  message: string;
  requestId?: string;
  call?: string;
  code?: string;
  status?: number;
}

const entries = (): Entry[] =>
  api
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

/** What was logged of a request. The server's output may come a moment after its answer. */
async function loggedOf(headers: Headers): Promise<Entry[]> {
  const ofRequest = () => entries().filter(({ requestId }) => requestId === headers.get(ID));
  await expect.poll(ofRequest).not.toEqual([]);
  return ofRequest();
}

describe("an answer", () => {
  it("names its request, by the platform's trace where one came", async () => {
    const path = "/api/health";
    const { headers } = await sendRaw({ method: "GET", path, server: api.address });
    expect(headers.get(ID)).toMatch(/^[0-9a-f]{32}$/);
    const traced = { "x-cloud-trace-context": `${TRACE}/1;o=1` };
    const answer = await sendRaw({ method: "GET", path, headers: traced, server: api.address });
    expect(answer.headers.get(ID)).toBe(TRACE);
  });

  it("names it where the framework refused the body, too", async () => {
    const body = JSON.stringify({ idToken: "a".repeat(300_000) });
    const refusals = [
      { body, code: "payload-too-large" },
      { body: "{", code: "invalid-json" },
    ];
    for (const refused of refusals) {
      const path = "/api/auth/login";
      const headers = new Browser().headers();
      const answer = await sendRaw({
        method: "POST",
        path,
        headers,
        body: refused.body,
        server: api.address,
      });
      expect(await loggedOf(answer.headers)).toMatchObject([{ message: "refused", code: refused.code }]);
    }
  });
});

describe("the log", () => {
  it("tells of a sign-in and its end, not whose", async () => {
    const ana = await member("Ana");
    const idToken = await idTokenOf(ana);
    const browser = new Browser({ server: api.address });
    const signedIn = await browser.call(contract.login, { body: { idToken } });
    const cookie = browser.cookie ?? "";
    expect(await loggedOf(signedIn.headers)).toMatchObject([
      { severity: "INFO", message: "signed in", call: "login" },
    ]);
    const signedOut = await browser.call(contract.logout, {});
    expect(await loggedOf(signedOut.headers)).toMatchObject([{ message: "signed out", call: "logout" }]);
    for (const secret of [ana.uid, ana.email, idToken, cookie, browser.address]) {
      expect([secret, secret !== "" && api.log().includes(secret)]).toEqual([secret, false]);
    }
  });

  it("tells of a refusal by call and code, without the invite code or the token in its address", async () => {
    const used = await invite({ used: true });
    const browser = new Browser({ server: api.address });
    const answer = await browser.call(contract.checkInvite, { params: { code: used } });
    expect(answer.status).toBe(409);
    expect(await loggedOf(answer.headers)).toMatchObject([
      { severity: "INFO", message: "refused", call: "checkInvite", code: "invite-used", status: 409 },
    ]);
    await browser.call(contract.login, { body: { idToken: await idTokenOf(await member("Bob")) } });
    const params = { system: "dnd5e", token: "SECRET-TOKEN" };
    const unknown = await browser.call(contract.getCampaignInvite, { params });
    expect(await loggedOf(unknown.headers)).toMatchObject([{ call: "getCampaignInvite", status: 404 }]);
    const nowhere = await browser.call({ ...contract.getModules, path: "/api/SECRET-TOKEN" }, {});
    expect(await loggedOf(nowhere.headers)).toMatchObject([{ code: "route-not-found" }]);
    expect(api.log()).not.toMatch(new RegExp(`${used}|SECRET-TOKEN`));
  });

  it("holds nothing of a body that is no JSON", async () => {
    const headers = new Browser().headers();
    const body = '{"idToken":"SECRET-IN-BODY"';
    const path = "/api/auth/login";
    const answer = await sendRaw({ method: "POST", path, headers, body, server: api.address });
    expect(await loggedOf(answer.headers)).toMatchObject([{ message: "refused", code: "invalid-json" }]);
    expect(api.log()).not.toMatch(/SECRET-IN-BODY|SyntaxError/);
  });

  it("warns of whoever asks too often", async () => {
    const answer = await inOneWindow("hour", async () => {
      const browser = new Browser({ server: api.address });
      await browser.call(contract.login, { body: { idToken: await idTokenOf(await member("Zoe")) } });
      for (let calls = 1; calls < 6; calls++) await browser.call(contract.exportMyData, {});
      return browser.call(contract.exportMyData, {});
    });
    expect(answer.status).toBe(429);
    expect(await loggedOf(answer.headers)).toMatchObject([
      { severity: "WARNING", message: "too many requests", call: "exportMyData", status: 429 },
    ]);
  });
});
