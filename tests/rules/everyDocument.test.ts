import { readdir } from "node:fs/promises";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import type { DocumentKind } from "domain/documents/documentKind";
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { CAST, ROLES, type Role, STRANGERS } from "./cast";
import type { Fixture } from "./fixture";
import { FIXTURES, PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

/**
 * Deletions are the only writes that need no particular content: all other writes below are denied to
 * everyone.
 */
const MAY_DELETE: Partial<Record<string, Role>> = {
  [PATHS.playersNotification]: "player",
  [PATHS.readNotification]: "player",
};

const KINDS = [...new Set(FIXTURES.map(({ kind }) => kind))];
const ofKind = (name: string): Fixture[] => FIXTURES.filter(({ kind }) => kind === name);
const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
const collectionOf = (path: string) => parentOf(path).slice(parentOf(path).lastIndexOf("/") + 1);
const isOwn = (path: string, role: Role) => path === `users/${role}`;

const isKind = (value: unknown): value is DocumentKind<object, string[]> =>
  typeof value === "object" && value !== null && "path" in value && "moments" in value;

async function declaredKinds(): Promise<string[]> {
  const folder = new URL("../../domain/src/documents/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, folder).pathname)));
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isKind)
    .map(({ name }) => name);
}

describe("the fixtures of the rules tests", () => {
  it("include a document of every kind that the domain declares", async () => {
    const declared = await declaredKinds();
    expect(declared.length).toBeGreaterThan(10);
    expect(KINDS).toEqual(expect.arrayContaining(declared));
  });
});

describe.each(KINDS)("%s", (kind) => {
  const rulesTest = new RulesTest();
  const fixtures = ofKind(kind);

  for (const role of STRANGERS) {
    const foreign = fixtures.filter(({ path }) => !isOwn(path, role) && !isTheirs(path, role));
    it(`cannot be read by ${CAST[role].title}`, async () => {
      const db = rulesTest.as(role);
      for (const { path } of foreign) {
        await assertFails(getDoc(doc(db, path)));
        await assertFails(getDocs(collection(db, parentOf(path))));
      }
    });
  }

  for (const role of ROLES) {
    const who = CAST[role].title;

    it(`cannot be listed across the database by ${who}`, async () => {
      for (const { path } of fixtures) {
        await assertFails(getDocs(collectionGroup(rulesTest.as(role), collectionOf(path))));
      }
    });

    it(`cannot be created by ${who}`, async () => {
      const db = rulesTest.as(role);
      for (const { path, data } of fixtures) {
        await assertFails(setDoc(doc(db, `${parentOf(path)}/${role}~new`), data));
        await assertFails(setDoc(doc(db, `${parentOf(path)}/new`), data));
      }
    });

    it(`cannot be changed by ${who}, with a field of its own or with another`, async () => {
      const db = rulesTest.as(role);
      for (const { path, data } of fixtures) {
        const at = doc(db, path);
        await assertFails(setDoc(at, { touched: true }));
        const fields = Object.keys(data).map((field) => [field, "touched"]);
        await assertFails(updateDoc(at, Object.fromEntries(fields)));
      }
    });

    it(`can be deleted by ${who} only if it is their own notification`, async () => {
      const db = rulesTest.as(role);
      for (const { path } of fixtures) {
        const deletion = deleteDoc(doc(db, path));
        await (MAY_DELETE[path] === role ? assertSucceeds(deletion) : assertFails(deletion));
      }
      if (fixtures.some(({ path }) => MAY_DELETE[path] === role)) await rulesTest.reset();
    });
  }
});

/** Whether a document of the other campaign may be read by its members. */
function isTheirs(path: string, role: Role): boolean {
  const isOthers = path.includes("nuits") || path === PATHS.strangersCharacter;
  return isOthers && (role === "otherMj" || role === "otherPlayer");
}
