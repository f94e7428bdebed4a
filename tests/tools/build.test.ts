import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What firebase-tools runs before it deploys to a project, with these settings in the shell. */
function predeploy(project: string, settings: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const env = { ...process.env, GCLOUD_PROJECT: project, ...settings };
    const child = spawn(process.execPath, ["tools/build.mjs", "web", "--deploy"], { cwd: root, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on("close", (code) => resolve({ code, output: output.trim() }));
  });
}

describe("a deployment gives up with one sentence, and builds nothing", () => {
  it("when the client has the demo's settings", async () => {
    const { code, output } = await predeploy("ma-table", { VITE_FIREBASE_PROJECT_ID: "" });
    expect(output).toBe(
      "✘ The client would speak to demo-des-et-heros, not to ma-table: put VITE_FIREBASE_PROJECT_ID=ma-table into web/.env.production.",
    );
    expect(code).toBe(1);
  });

  it("when no project was chosen", async () => {
    const { code, output } = await predeploy("demo-des-et-heros", {});
    expect(output).toMatch(/^✘ Nothing can be deployed to demo-des-et-heros/);
    expect(code).toBe(1);
  });

  it("when the API's host is not in the pages' policy", async () => {
    const { code, output } = await predeploy("ma-table", {
      VITE_FIREBASE_PROJECT_ID: "ma-table",
      VITE_FIREBASE_API_KEY: "key",
      VITE_AUTH_EMULATOR: "",
      VITE_FIRESTORE_EMULATOR: "",
      VITE_HOST_BACKEND: "https://api.example",
    });
    expect(output).toMatch(/^✘ The pages' policy does not let them call https:\/\/api\.example/);
    expect(code).toBe(1);
  });
});
