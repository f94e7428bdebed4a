import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { doc, type Firestore, setDoc, setLogLevel, writeBatch } from "firebase/firestore";
import { afterAll, beforeAll, it } from "vitest";
import { CAST, ROLES, type Role } from "./cast";
import { FIXTURES } from "./fixtures";

/**
 * An operation that every user attempts; it succeeds for those who are allowed, and is denied to all others.
 */
export interface Row {
  /** Ends the sentence "a player of the campaign may (not) …". */
  what: string;
  allowed: readonly Role[];
  attempt: (db: Firestore, role: Role) => Promise<unknown>;
  /** A success changes the data, which is then reset. */
  changes?: boolean;
}

/**
 * Firestore under firestore.rules with the fixtures, written once per file and after each successful change.
 */
export class RulesTest {
  #environment: RulesTestEnvironment | undefined;
  readonly #connections = new Map<Role, Firestore>();

  constructor() {
    beforeAll(async () => {
      // The SDK would log each of hundreds of expected denials.
      setLogLevel("silent");
      this.#environment = await initializeTestEnvironment({
        projectId: process.env.RULES_PROJECT_ID,
        firestore: emulatorAddress(),
      });
      await this.reset();
    });
    afterAll(() => this.#environment?.cleanup());
  }

  /** Firestore as this user's client. */
  as(role: Role): Firestore {
    const known = this.#connections.get(role);
    if (known !== undefined) return known;
    const { token } = CAST[role];
    const context =
      token === null
        ? this.#env().unauthenticatedContext()
        : this.#env().authenticatedContext(role, { ...token });
    const db = context.firestore() as unknown as Firestore;
    this.#connections.set(role, db);
    return db;
  }

  /** Restores the fixtures. */
  async reset(): Promise<void> {
    await this.#env().clearFirestore();
    await this.arrange(async (db) => {
      const batch = writeBatch(db);
      for (const { path, data } of FIXTURES) batch.set(doc(db, path), data);
      await batch.commit();
    });
  }

  /** Changes data without the rules, as the server does. */
  async arrange(change: (db: Firestore) => Promise<unknown>): Promise<void> {
    await this.#env().withSecurityRulesDisabled(async (context) => {
      await change(context.firestore() as unknown as Firestore);
    });
  }

  async put(path: string, data: Record<string, unknown>): Promise<void> {
    await this.arrange((db) => setDoc(doc(db, path), data));
  }

  /** One test for each user and row. */
  matrix(rows: readonly Row[]): void {
    for (const { what, allowed, attempt, changes = false } of rows) {
      for (const role of ROLES) {
        const isAllowed = allowed.includes(role);
        it(`${CAST[role].title} may ${isAllowed ? "" : "not "}${what}`, async () => {
          const attempted = attempt(this.as(role), role);
          await (isAllowed ? assertSucceeds(attempted) : assertFails(attempted));
          if (isAllowed && changes) await this.reset();
        });
      }
    }
  }

  #env(): RulesTestEnvironment {
    if (this.#environment === undefined)
      throw new Error("The environment exists only while the tests of its file run.");
    return this.#environment;
  }
}

function emulatorAddress(): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${process.env.FIRESTORE_EMULATOR_HOST}`);
  return { host: hostname, port: Number(port) };
}
