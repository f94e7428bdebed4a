import { logout } from "domain/api/auth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readKeptPush, writeKeptPush } from "../browser/keptPush";
import { STORAGE_KEYS } from "../browser/storageKeys";
import { answers } from "../testing/answers";
import { closeSession, forgetMember } from "./closeSession";
import { registerSessionActivity } from "./sessionActivity";

const told = vi.hoisted(() => [] as unknown[]);
vi.mock("../firebase/firestore", () => ({ forgetFirestore: async () => told.push("client closed") }));
vi.mock("./identity", () => ({ signOutOfIdentity: async () => undefined }));

let answer: () => void = () => undefined;
registerSessionActivity({
  stop: () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
});

describe("signing out", () => {
  beforeEach(() =>
    answers.on(logout, () => {
      told.push(logout);
      return null;
    }),
  );
  afterEach(() => {
    vi.useRealTimers();
    told.length = 0;
  });

  it("ends the session once what goes on in it has ended: the server would refuse it afterwards", async () => {
    const closed = closeSession({ forgetWorkOf: undefined });
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual([]);
    answer();
    await vi.waitFor(() => expect(told).toEqual([logout]));
    answer();
    await closed;
    expect(told).toEqual([logout, "client closed"]);
  });

  it("waits no longer than two seconds for it", async () => {
    vi.useFakeTimers();
    const closed = closeSession({ forgetWorkOf: undefined });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told).toEqual([logout]);
    await vi.advanceTimersByTimeAsync(2_000);
    await closed;
  });

  it("ends what goes on where the session ended elsewhere, before Firestore's client is closed", async () => {
    const forgotten = forgetMember();
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual([]);
    answer();
    await forgotten;
    expect(told).toEqual(["client closed"]);
  });

  it("forgets the rolls and the place that this tab had of sheets", async () => {
    sessionStorage.setItem(STORAGE_KEYS.tabRolls("nina", "lia"), "{}");
    sessionStorage.setItem(STORAGE_KEYS.tabPlace("nina", "lia"), "{}");
    const forgotten = forgetMember();
    answer();
    await forgotten;
    expect(sessionStorage.length).toBe(0);
  });

  it("leaves no device that rings for whoever has gone", async () => {
    writeKeptPush({ uid: "nina", device: "device-1", endpoint: "https://push.example/1", keptAt: 1 });
    const forgotten = forgetMember();
    answer();
    await forgotten;
    expect(readKeptPush()).toBeUndefined();
  });
});
