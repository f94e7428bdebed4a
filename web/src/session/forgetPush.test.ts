import { afterEach, expect, it, vi } from "vitest";
import { readKeptPush, writeKeptPush } from "../browser/keptPush";
import { fakePush } from "../browser/testing/fakePush";
import { forgetPush } from "./forgetPush";

const kept = { uid: "nina", device: "device-1", endpoint: "https://push.example/1", keptAt: 1 };

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it("a device rings no more for whoever has signed out", async () => {
  writeKeptPush(kept);
  fakePush.subscribe();
  await forgetPush();
  expect([fakePush.subscribed, readKeptPush()]).toEqual([undefined, undefined]);
});

it("a device that rings for nobody leaves its browser alone", async () => {
  fakePush.subscribe();
  await forgetPush();
  expect(fakePush.subscribed).toBe(1);
});

it("a browser that fails keeps nobody signed in, and what is to be ended is remembered", async () => {
  writeKeptPush(kept);
  fakePush.subscribe();
  fakePush.ending = () => Promise.reject(new Error("refused"));
  await forgetPush();
  expect(readKeptPush()).toEqual(kept);
});

it("a browser that is slow keeps nobody for longer than a second", async () => {
  vi.useFakeTimers();
  writeKeptPush(kept);
  fakePush.subscribe();
  fakePush.ending = () => new Promise(() => {});
  let over = false;
  void forgetPush().then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toBe(true);
});
