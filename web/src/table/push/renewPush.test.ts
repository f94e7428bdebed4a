import { deletePush, getPush, keepPush, type PushDeviceView } from "domain/api/push";
import { afterEach, expect, it } from "vitest";
import { readKeptPush, writeKeptPush } from "../../browser/keptPush";
import { fakePush, PUBLIC_KEY, subscriptionOf } from "../../browser/testing/fakePush";
import { answers, noAnswer, refusal, requests, sent } from "../../testing/answers";
import { deviceZone } from "../dates/deviceZone";
import { renewPush } from "./renewPush";

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
const NOW = Date.now();

const device: PushDeviceView = {
  ...{ id: "device-1", name: "Chrome sur Android", kinds: ["turn", "join"], zone: "America/Toronto" },
  ...{ quiet: { from: "23:00", to: "07:30" }, createdAt: NOW - 30 * DAY_MS },
};

/** This device rings for Nina, and was told to the server that long ago. */
function ringForNina(ago: number) {
  const { endpoint } = subscriptionOf(fakePush.subscribe());
  writeKeptPush({ uid: "nina", device: device.id, endpoint, keptAt: NOW - ago });
}
const knows = (...devices: PushDeviceView[]) => answers.on(getPush, { publicKey: PUBLIC_KEY, devices });
const keptNow = () => {
  const { keptAt = 0, ...kept } = readKeptPush() ?? {};
  return { ...kept, isRecent: keptAt >= NOW };
};

afterEach(() => localStorage.clear());

it("a device that rings for nobody asks nothing", async () => {
  await renewPush("nina", NOW);
  expect(requests()).toEqual([]);
});

it("a device that rings for another member rings no more", async () => {
  ringForNina(0);
  await renewPush("bran", NOW);
  expect([fakePush.subscribed, readKeptPush()]).toEqual([undefined, undefined]);
});

it("a device whose browser has ended its subscription no longer says that it rings", async () => {
  ringForNina(0);
  fakePush.subscribed = undefined;
  await renewPush("nina", NOW);
  expect(readKeptPush()).toBeUndefined();
});

it("a device is told to the server again after a week, with what it rings for and where it is now", async () => {
  ringForNina(WEEK_MS - 1);
  await renewPush("nina", NOW);
  expect(requests()).toEqual([]);
  ringForNina(WEEK_MS);
  knows(device);
  answers.on(keepPush, device);
  await renewPush("nina", NOW);
  const { kinds, quiet } = device;
  const body = { subscription: subscriptionOf(2), kinds, quiet, zone: deviceZone() };
  expect(sent(keepPush)).toMatchObject([{ body }]);
  expect(keptNow()).toEqual({
    ...{ uid: "nina", device: "device-1", endpoint: subscriptionOf(2).endpoint, isRecent: true },
  });
});

it("a device with another address is told at once, and ends as the one that it was", async () => {
  ringForNina(0);
  fakePush.subscribe();
  knows(device);
  answers.on(keepPush, { ...device, id: "device-2" });
  answers.on(deletePush, null);
  await renewPush("nina", NOW);
  expect(sent(keepPush)).toMatchObject([{ body: { subscription: subscriptionOf(2) } }]);
  expect(sent(deletePush)).toEqual([{ params: { id: "device-1" } }]);
  expect(keptNow()).toMatchObject({ device: "device-2", endpoint: subscriptionOf(2).endpoint });
});

it("a device that was turned off elsewhere rings no more", async () => {
  ringForNina(WEEK_MS);
  knows({ ...device, id: "device-2" });
  await renewPush("nina", NOW);
  expect([fakePush.subscribed, readKeptPush()]).toEqual([undefined, undefined]);
});

it.each([
  ["no answer comes", noAnswer],
  ["the server refuses", refusal("forbidden")],
])("a device stays as it is where %s", async (_, answer) => {
  ringForNina(WEEK_MS);
  answers.on(getPush, answer);
  await renewPush("nina", NOW).catch(() => undefined);
  expect([fakePush.subscribed, readKeptPush()?.device]).toEqual([1, "device-1"]);
});
