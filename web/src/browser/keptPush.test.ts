import { afterEach, expect, it } from "vitest";
import { endPushHere, keptDeviceOf, readKeptPush, writeKeptPush } from "./keptPush";
import { STORAGE_KEYS } from "./storageKeys";
import { fakePush } from "./testing/fakePush";

const kept = { uid: "nina", device: "device-1", endpoint: "https://push.example/1", keptAt: 1 };

afterEach(() => localStorage.clear());

it("a device knows for whom it rings", async () => {
  expect(readKeptPush()).toBeUndefined();
  writeKeptPush(kept);
  expect(readKeptPush()).toEqual(kept);
});

it.each(["{", "null", "3", '{"uid":"nina"}', JSON.stringify({ ...kept, keptAt: "hier" })])(
  "it rings for nobody where it has kept %s",
  (stored) => {
    localStorage.setItem(STORAGE_KEYS.push, stored);
    expect(readKeptPush()).toBeUndefined();
  },
);

it("it is a member's device while it is theirs and its browser is subscribed", async () => {
  writeKeptPush(kept);
  expect(await keptDeviceOf("nina")).toBeNull();
  fakePush.subscribe();
  expect(await keptDeviceOf("nina")).toBe("device-1");
  expect(await keptDeviceOf("bran")).toBeNull();
});

it("it is remembered until the browser has ended its subscription", async () => {
  writeKeptPush(kept);
  fakePush.subscribe();
  fakePush.ending = () => Promise.reject(new Error("refused"));
  await expect(endPushHere()).rejects.toThrow("refused");
  expect(readKeptPush()).toEqual(kept);
  fakePush.ending = async () => {};
  await endPushHere();
  expect(readKeptPush()).toBeUndefined();
  expect(fakePush.subscribed).toBeUndefined();
});
