import { describe, expect, it } from "vitest";
import { allow, emulatorConfig, policyOf, readConfig } from "./firebaseConfig.mjs";
import { spareFrom } from "./ports.mjs";

const deployed = readConfig();

describe("the deployed configuration", () => {
  it("lets no inline script run, and nobody frame the product", () => {
    const policy = policyOf(deployed).split("; ");
    expect(policy.find((rule) => rule.startsWith("script-src"))).toBe(
      "script-src 'self' https://apis.google.com",
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });

  it("knows nothing of this machine", () => {
    expect(policyOf(deployed)).not.toMatch(/127\.0\.0\.1|localhost/);
  });

  it("sends what is under /api to the functions before any page may answer", () => {
    const rewrites = /** @type {{ source: string }[]} */ (deployed.hosting.rewrites);
    expect(rewrites.slice(0, 2).map(({ source }) => source)).toEqual(["/api", "/api/**"]);
  });
});

describe("the configuration of a suite", () => {
  it("adds the emulators to what a page may reach, and changes no other directive", async () => {
    const ports = await spareFrom(20_000, async () => true);
    const policy = policyOf(emulatorConfig(deployed, { ports, webDist: "web/dist", ui: false }));
    const auth = "http://127.0.0.1:29099";
    const firestore = "http://127.0.0.1:28080 http://localhost:28080 http://*.localhost:28080";
    expect(policy).toContain(`https://apis.google.com ${auth} ${firestore}; frame-src`);
    expect(policy).toContain(`https://accounts.google.com ${auth}; frame-ancestors`);
    expect(policy.replaceAll(` ${auth}`, "").replaceAll(` ${firestore}`, "")).toBe(policyOf(deployed));
  });
});

describe("a policy", () => {
  it("is left alone by additions to directives that it does not have", () => {
    expect(allow("default-src 'self'", { "img-src": ["data:"] })).toBe("default-src 'self'");
  });
});
