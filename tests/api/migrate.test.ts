import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { momentsToMillis, parseDocument, versionOf } from "domain/documents/documentKind";
import { INVITE_REQUEST_KEPT_MS } from "domain/documents/inviteRequest";
import { kindAt } from "domain/documents/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { importRelease1, oddCases, release1 } from "../migration/release1";
import { otherProject } from "../support/otherProject";

const command = fileURLToPath(new URL("../../tools/migrate.ts", import.meta.url));
const project = otherProject();

const migrate = async (...options: string[]): Promise<string> => {
  const args = ["--import", "tsx", command, "--project", project.id, ...options];
  return (await promisify(execFile)(process.execPath, args)).stdout;
};

/** Every document by its path, moments as epoch milliseconds. */
async function stored(): Promise<Map<string, Record<string, unknown>>> {
  const paths = [...release1.map(({ path }) => path), ...Object.keys(oddCases)];
  const collections = new Set(paths.map((path) => path.split("/").at(-2) ?? ""));
  const found = await Promise.all(
    [...collections].map(async (name) => (await project.firestore.collectionGroup(name).get()).docs),
  );
  return new Map(
    found
      .flat()
      .map((snapshot) => [snapshot.ref.path, momentsToMillis(snapshot.data()) as Record<string, unknown>]),
  );
}

const readable = (path: string, data: unknown): boolean => {
  const kind = kindAt(path);
  return kind !== undefined && parseDocument(kind, data).ok;
};

describe("migrate", () => {
  let before: Map<string, Record<string, unknown>>;

  beforeAll(async () => {
    await importRelease1(project);
    before = await stored();
  });

  it("is not needed for this release to read each document of the release before", () => {
    const unread = [...before].filter(([path, data]) => !readable(path, data)).map(([path]) => path);
    expect(unread.toSorted()).toEqual(["inviteRequests/demande-future", "users/quota-en-lettres"]);
  });

  it("may be stopped, and goes on where it was", async () => {
    expect(await migrate("--limit", "2")).toContain("inviteRequests: 2 migrated");
    const rest = await migrate();
    expect(rest).toMatch(/inviteRequests: 1 migrated, 2 current, 1 unreadable/);
    expect(await migrate()).toMatch(/inviteRequests: 0 migrated, 3 current, 1 unreadable/);
  });

  it("leaves every document of its kind's version, and what it does not name as it was", async () => {
    const after = await stored();
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
    for (const [path, data] of after) {
      const kind = kindAt(path);
      const former = before.get(path) ?? {};
      if (kind?.version === undefined || !readable(path, former)) {
        expect(data, path).toEqual(former);
        continue;
      }
      expect(versionOf(data), path).toBe(kind.version);
      expect(data, path).toMatchObject(former);
    }
  });

  it("gives each character a state in play, as its stats tell it, and leaves it when repeated", async () => {
    const characters = [...before.keys()].filter((path) => /^characters\/[^/]+$/.test(path));
    const states = await project.firestore.collectionGroup("play").get();
    expect(states.docs.map(({ ref }) => ref.path).toSorted()).toEqual(
      characters.map((path) => `${path}/play/state`).toSorted(),
    );
    const wounded = states.docs.find(({ ref }) => ref.path.includes("demo-armande"));
    expect(wounded?.data()).toMatchObject({ revision: 0, state: { hitPointsLost: 3, sanity: 48, luck: 55 } });
  });

  it("gives a request its end, unless it has one", async () => {
    const after = await stored();
    const { lastRequestAt, expiresAt } = after.get("inviteRequests/demande-ancienne") ?? {};
    expect(expiresAt).toBe(Number(lastRequestAt) + INVITE_REQUEST_KEPT_MS);
    expect(after.get("inviteRequests/demande-renouvelee")).toMatchObject({ expiresAt: 4_000_000_000_000 });
  });
});
