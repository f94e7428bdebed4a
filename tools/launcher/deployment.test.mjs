import { describe, expect, it } from "vitest";
import { checkClientSettings, checkPolicy, checkProject } from "./deployment.mjs";
import { deployedConfig, policyOf, readConfig } from "./firebaseConfig.mjs";

const real = { VITE_FIREBASE_PROJECT_ID: "ma-table", VITE_FIREBASE_API_KEY: "key" };
const elsewhere = { ...real, VITE_HOST_BACKEND: "https://api.example/v1/" };
const firebaseJson = readConfig();

describe("a deployment", () => {
  it("goes to a real project alone", () => {
    expect(checkProject("ma-table")).toBeUndefined();
    expect(checkProject("demo-des-et-heros")).toContain("npx firebase use");
    expect(checkProject(undefined)).toContain("npm run deploy");
  });

  it("takes a client that speaks to the very project", () => {
    expect(checkClientSettings("ma-table", real)).toBeUndefined();
  });

  it.each([
    ["the demo's settings", {}, "would speak to demo-des-et-heros, not to ma-table"],
    ["an empty project", { ...real, VITE_FIREBASE_PROJECT_ID: "" }, "would speak to demo-des-et-heros"],
    ["another project", { ...real, VITE_FIREBASE_PROJECT_ID: "autre" }, "would speak to autre"],
    ["no API key", { VITE_FIREBASE_PROJECT_ID: "ma-table" }, "VITE_FIREBASE_API_KEY"],
    ["an emulator", { ...real, VITE_AUTH_EMULATOR: "http://127.0.0.1:9099" }, "VITE_AUTH_EMULATOR is set"],
    ["another one", { ...real, VITE_FIRESTORE_EMULATOR: "127.0.0.1:8080" }, "VITE_FIRESTORE_EMULATOR is set"],
  ])("refuses a client with %s", (_what, settings, sentence) => {
    expect(checkClientSettings("ma-table", settings)).toContain(sentence);
  });

  it("builds anew before it, functions and client", () => {
    const { functions, hosting } = /** @type {{ functions: { predeploy: string[] }[], hosting: unknown }} */ (
      firebaseJson
    );
    const { predeploy } = /** @type {{ predeploy: string[] }} */ (hosting);
    expect([...functions.flatMap((each) => each.predeploy), ...predeploy]).toEqual([
      "node tools/build.mjs functions --deploy",
      "node tools/build.mjs web --deploy",
    ]);
  });
});

describe("a client whose API has a host of its own", () => {
  it("may call that host and no other", () => {
    const policy = policyOf(deployedConfig(firebaseJson, elsewhere));
    expect(policy).toMatch(/connect-src [^;]* https:\/\/api\.example;/);
    expect(policy.replace(" https://api.example;", ";")).toBe(policyOf(firebaseJson));
  });

  it("is deployed only with a policy that lets it", () => {
    expect(checkPolicy(firebaseJson, real)).toBeUndefined();
    expect(checkPolicy(firebaseJson, elsewhere)).toContain("npm run deploy");
    expect(checkPolicy(deployedConfig(firebaseJson, elsewhere), elsewhere)).toBeUndefined();
  });
});
