import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ensureFirestoreEmulator, findSdkJar } from "./firestoreEmulator.mjs";
import { run } from "./processes.mjs";
import { manifest, wrapperJar } from "./wrapperJar.mjs";

const temporary = () => mkdtempSync(join(tmpdir(), "sdk-"));

/** @param {string} folder */
function sdkIn(folder) {
  const jar = join(folder, "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar");
  mkdirSync(dirname(jar), { recursive: true });
  writeFileSync(jar, "");
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin", "gcloud"), "#!/bin/sh\n", { mode: 0o755 });
  return jar;
}

describe("the Firestore emulator of a Google Cloud SDK", () => {
  it("is found behind a gcloud on the PATH that is a link into the SDK", () => {
    const sdk = temporary();
    const jar = sdkIn(sdk);
    const links = temporary();
    symlinkSync(join(sdk, "bin", "gcloud"), join(links, "gcloud"));
    expect(findSdkJar({ PATH: links }, [])).toBe(jar);
  });

  it("is found where the environment says, before anywhere else", () => {
    const [named, other] = [temporary(), temporary()];
    const jar = sdkIn(named);
    sdkIn(other);
    expect(findSdkJar({ GOOGLE_CLOUD_SDK: named, PATH: join(other, "bin") }, [])).toBe(jar);
  });

  it("is found in a usual folder", () => {
    const sdk = temporary();
    const jar = sdkIn(sdk);
    expect(findSdkJar({ PATH: "" }, ["/nowhere", sdk])).toBe(jar);
  });

  it("is not found when the SDK came without it", () => {
    expect(findSdkJar({ PATH: "", GOOGLE_CLOUD_SDK: temporary() }, [])).toBeUndefined();
  });
});

describe("the emulator to start", () => {
  const bare = () => ({
    env: { PATH: "", FIREBASE_EMULATORS_PATH: temporary() },
    sdkFolders: [],
    cacheFolder: join(temporary(), "not-there-yet"),
    findDebianJar: async () => undefined,
    download: async () => false,
  });

  it("is the one that the environment names, which must exist", async () => {
    const jar = join(temporary(), "mine.jar");
    const named = { ...bare(), env: { FIRESTORE_EMULATOR_BINARY_PATH: jar } };
    await expect(ensureFirestoreEmulator(named)).rejects.toThrow(`does not exist: ${jar}`);
    writeFileSync(jar, "");
    expect(await ensureFirestoreEmulator(named)).toBe(jar);
  });

  it("is an SDK's, through a wrapper, when firebase-tools has none of its own", async () => {
    const sdk = temporary();
    sdkIn(sdk);
    const machine = { ...bare(), sdkFolders: [sdk] };
    const wrapper = await ensureFirestoreEmulator(machine);
    expect(wrapper).toBe(join(machine.cacheFolder, "firestore-emulator.jar"));
    expect(existsSync(wrapper ?? "")).toBe(true);
  });

  it("is left to firebase-tools when it can download its own", async () => {
    expect(await ensureFirestoreEmulator({ ...bare(), download: async () => true })).toBeUndefined();
  });

  it("is said to be missing in one sentence, with what to install, when nothing works", async () => {
    await expect(ensureFirestoreEmulator(bare())).rejects.toThrow(
      /^No Firestore emulator was found, .* apt install google-cloud-cli-firestore-emulator\)\.$/,
    );
  });
});

describe("the wrapper jar", () => {
  it("folds its manifest into lines of at most 72 bytes, from which Java reads the whole path", () => {
    const path = `file:///${"long-folder/".repeat(30)}emulator.jar`;
    const text = manifest(path);
    expect(Math.max(...text.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(72);
    expect(text.replaceAll("\r\n ", "")).toContain(`Class-Path: ${path}\r\n`);
    expect(text.endsWith("\r\n\r\n")).toBe(true);
  });

  it("is a jar that Java opens, and in which it looks for the emulator's main class", async () => {
    const folder = temporary();
    const wrapper = join(folder, "wrapper.jar");
    writeFileSync(wrapper, wrapperJar(join(folder, "a folder with spaces", "emulator.jar")));
    const { code, output } = await run("java", ["-jar", wrapper]);
    expect(code).not.toBe(0);
    expect(output).toContain("com.google.cloud.datastore.emulator.firestore.CloudFirestore");
  });
});
