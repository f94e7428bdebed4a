import { login } from "domain/api/auth";
import { describe, expect, it } from "vitest";
import { idTokenOf, member, type Person } from "../support/cast";
import { storePortrait } from "../support/portraits";

/** Some calls through the hosting emulator's rewrite and the functions emulator, as a browser makes them. */
const origin = process.env.APP_ORIGIN ?? "";
const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
const json = { "content-type": "application/json", origin };

/** The cookie of a session that was opened through Hosting. */
async function cookieOf(person: Person): Promise<string> {
  const body = JSON.stringify({ idToken: await idTokenOf(person) });
  const { headers } = await ask(login.path, { method: login.method, headers: json, body });
  return headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

describe("through Hosting", () => {
  it("an unknown address under /api is answered by the API, not by the app", async () => {
    const answer = await ask("/api/nope");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "route-not-found" });
  });

  it("any other address is the app", async () => {
    const answer = await ask("/campaign/anything?system=dnd5e");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root"></div>');
  });

  it("a member's page comes with a placeholder, and asks for the session before its scripts can", async () => {
    for (const path of [
      "/dashboard",
      "/game",
      "/atelier",
      "/campaign/x/mj-panel",
      "/character/x",
      "/session/x",
    ]) {
      const html = await (await ask(path)).text();
      expect(html, path).toContain('<div id="placeholder">');
      expect(html, path).toContain('href="/api/auth/session"');
    }
    const dashboard = await (await ask("/dashboard")).text();
    expect(dashboard).toContain("Campagnes en cours");
    expect(dashboard).toContain('href="/api/cthulhu/campaigns"');
    for (const path of ["/login", "/register", "/anywhere"]) {
      expect(await (await ask(path)).text(), path).not.toContain("placeholder");
    }
  });

  it("the landing page is readable without scripts", async () => {
    const html = await (await ask("/")).text();
    expect(html).toContain("Accès réservé aux comptes invités");
    expect(html).toContain("Demander une invitation");
  });

  it("malformed JSON is answered in JSON, without a stack", async () => {
    const answer = await ask("/api/auth/login", { method: "POST", headers: json, body: "{" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid-json" });
  });

  it("pages forbid inline scripts, framing and sniffing, and assets are immutable", async () => {
    const { headers } = await ask("/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' https:\/\/apis\.google\.com;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
    const html = await (await ask("/login")).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "missing";
    expect((await ask(script)).headers.get("cache-control")).toContain("immutable");
  });

  it("a file that is not there is no page, and is not kept", async () => {
    for (const path of ["/assets/nope.js", "/assets/nope/kit.css"]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("cache-control")], path).toEqual([404, "no-cache"]);
    }
  });

  it("what the API answers is stored by no browser, refusals included, and is no page", async () => {
    const session: Record<string, string> = { cookie: await cookieOf(await member("Ana")) };
    for (const path of ["/api/auth/session", "/api/dnd5e/campaigns", "/api/portraits/rien", "/api/nope"]) {
      for (const headers of [session, {}]) {
        const answer = await ask(path, { headers });
        expect(answer.headers.get("cache-control"), path).toBe("private, no-store");
        expect(answer.headers.get("content-security-policy"), path).toBe(NO_PAGE);
        expect(answer.headers.get("x-content-type-options"), path).toBe("nosniff");
        expect(answer.headers.get("strict-transport-security"), path).toMatch(/max-age=\d{8}/);
      }
    }
  });

  it("a portrait is stored for good by the browser alone, and is no page", async () => {
    const ana = await member("Ana");
    const { address } = await storePortrait(ana);
    const { status, headers } = await ask(address, { headers: { cookie: await cookieOf(ana) } });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("image/png");
    expect(headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect(headers.get("content-security-policy")).toBe(NO_PAGE);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("a page is asked for anew each time", async () => {
    for (const path of ["/", "/login", "/dashboard", "/campaign/x", "/forge", "/apiculture", "/api"])
      expect((await ask(path)).headers.get("cache-control"), path).toBe("no-cache");
  });

  it("no page has an inline script", async () => {
    for (const path of ["/", "/login"]) {
      const html = await (await ask(path)).text();
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    }
  });
});
