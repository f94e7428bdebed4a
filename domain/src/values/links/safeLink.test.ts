import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paths } from "./paths";
import { safeLink } from "./safeLink";
import { safeReturnPath } from "./safeReturnPath";

/** The browser's URL parser; domain has no DOM types, and needs them only here. */
const { URL } = globalThis as unknown as {
  URL: new (
    href: string,
    base: string,
  ) => { origin: string; protocol: string; hostname: string; pathname: string; username: string };
};

describe("safeLink accepts", () => {
  it.each([
    "/",
    "/dashboard",
    "/character/42?system=dnd5e#sac",
    "/join?token=a//b&next=http://x",
    "/a.b/..c",
  ])("the in-app path %s", (href) => {
    expect(safeLink(href)).toEqual({ kind: "in-app", href });
  });

  it.each([
    "https://example.fr",
    "HTTPS://Example.fr/x?y=1#z",
    "https://sub.example.fr:8443/a//b",
    "https://été.example/",
    "https://[2001:db8::1]/x",
    "https://example.fr?x",
    "http://localhost",
    "http://localhost:5000/session/1?system=dnd5e",
    "http://127.0.0.1:5173/",
    "http://[::1]:3000/x",
  ])("the address %s, for a new tab", (href) => {
    expect(safeLink(href)).toEqual({ kind: "external", href });
  });

  it("an address with spaces around it, without them", () => {
    expect(safeLink("  /game ")).toEqual({ kind: "in-app", href: "/game" });
  });

  it("up to 2048 characters", () => {
    expect(safeLink(`/${"a".repeat(2047)}`)).toBeDefined();
    expect(safeLink(`/${"a".repeat(2048)}`)).toBeUndefined();
  });
});

describe("safeLink rejects", () => {
  it.each([
    "",
    "dashboard",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/a//b",
    "/a/../b",
    "/..//evil.example",
    "/./x",
    "/%2e%2e/x",
    "/.%2E",
    "/a\\b",
    "/a b",
    "/a\tb",
    "\t/a",
    "/\n/evil.example",
    "/<script>",
    '/"x',
    "/`x",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://example.fr/x",
    "file:///etc/passwd",
    "ftp://example.fr",
    "mailto:a@example.fr",
    "http://example.fr",
    "http://localhost.example.fr",
    "http://localhost@example.fr",
    "http://127.0.0.1.example.fr",
    "http://127.0.0.2",
    "http:/localhost",
    "https:example.fr",
    "https:/example.fr",
    "https:///example.fr",
    "https://",
    "https://des-et-heros.fr@evil.example",
    "https://user:pass@example.fr",
    "https://example.fr:port",
    "https://example.fr:123456",
    "https:\\\\example.fr",
    "https://example.fr/a\\b",
    null,
    undefined,
    42,
    { href: "/x" },
    ["/x"],
  ])("%j", (raw) => {
    expect(safeLink(raw)).toBeUndefined();
  });

  it("what a browser would resolve to another place", () => {
    const fragment = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2e",
      "evil.example",
      "@",
      ":",
      "http",
      "https",
      "?",
      "#",
      "\t",
      " ",
      "localhost",
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 8 }), (fragments) => {
        const link = safeLink(fragments.join(""));
        if (link === undefined) return;
        const resolved = new URL(link.href, "https://app.example");
        if (link.kind === "in-app") {
          expect(resolved.origin).toBe("https://app.example");
          expect(resolved.pathname.startsWith("//")).toBe(false);
        } else {
          expect(resolved.protocol === "https:" || resolved.hostname === "localhost").toBe(true);
          expect(resolved.username).toBe("");
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("without throwing, and accepts again what it accepted once", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.webUrl(), fc.string()), (raw) => {
        const link = safeLink(raw);
        expect(link && safeLink(link.href)).toEqual(link);
      }),
    );
  });
});

describe("safeReturnPath", () => {
  it("leads back to the page that was asked for", () => {
    expect(safeReturnPath("/campaign/1?system=vampire#notes")).toBe("/campaign/1?system=vampire#notes");
    expect(safeReturnPath("/")).toBe("/");
    expect(safeReturnPath("/login-help")).toBe("/login-help");
    expect(safeReturnPath("/game?from=/login")).toBe("/game?from=/login");
  });

  it.each([
    paths.login,
    "/login/",
    "/LOGIN",
    "/login?next=/game",
    "/login#x",
    "https://example.fr",
    "//evil.example",
    "",
    null,
    undefined,
  ])("does not lead to %j", (raw) => {
    expect(safeReturnPath(raw)).toBeUndefined();
  });
});
