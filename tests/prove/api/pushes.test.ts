import { changeAgenda } from "domain/api/agenda";
import { memberSessions } from "domain/documents/memberSessions";
import { pushDevices } from "domain/documents/pushDevice";
import { meetingOf } from "domain/testing/agenda";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Seat, seat, type TestTable, table } from "../../api/support/seats";
import { memberOnPaper, type Person } from "../../support/cast";
import { put } from "../../support/database";
import { patience } from "../../support/patience";
import { deviceIdOf, PushService, pushDeviceOf } from "../../support/push";
import { noteFigure } from "../support/figures";

const MAX_MS = patience(2_000);
const DATES = 9;
const MEMBERS = 200;
const CLUB_MS = patience(120_000);
const SOON = { timeout: CLUB_MS, interval: 10 };

let service: PushService;
let mj: Seat;
beforeAll(async () => {
  service = await PushService.open();
  mj = await seat("Morgane");
});
afterAll(() => service.close());

/** A member's device at the service of this test, at an address of its own. */
async function withDevice(person: Person): Promise<Person> {
  const { subscription } = service;
  const endpoint = `${subscription.endpoint}/${person.uid}`;
  await put(memberSessions, [person.uid], { validAfter: 0, open: {} });
  await put(pushDevices, [deviceIdOf(endpoint)], {
    ...pushDeviceOf(person.uid),
    subscription: { ...subscription, endpoint },
  });
  return person;
}

async function propose(at: TestTable): Promise<void> {
  const options = [meetingOf({ id: "option-1", date: "2099-12-03" })];
  const { status } = await mj.browser.call(changeAgenda, {
    params: at.params,
    body: { operation: { kind: "propose", id: "poll-of-december", options } },
  });
  expect(status).toBe(200);
}

/** Milliseconds from the MJ's press until the services have so many pushes more. */
async function timeOf(at: TestTable, count: number): Promise<number> {
  const before = service.received.length;
  const start = performance.now();
  await propose(at);
  await vi.waitFor(() => expect(service.received.length - before).toBe(count), SOON);
  return Math.round(performance.now() - start);
}

it("a proposed date comes to a device within two seconds", async () => {
  const players = await Promise.all(
    Array.from({ length: DATES + 1 }, async () => withDevice(await memberOnPaper("Ana"))),
  );
  const times: number[] = [];
  for (const player of players) times.push(await timeOf(await table(mj, [player]), 1));
  // The first waits for the emulator to start its triggers.
  const sorted = times.slice(1).toSorted((a, b) => a - b);
  noteFigure(`a date to a device: median ${sorted[4]} ms, slowest ${sorted.at(-1)} ms, first ${times[0]} ms`);
  expect(sorted.at(-1)).toBeLessThan(MAX_MS);
});

it("a date of a club of 200 comes to each of its members, once", { timeout: CLUB_MS * 2 }, async () => {
  const members: Person[] = [];
  for (let place = 0; place < MEMBERS; place += 20) {
    const some = Array.from({ length: 20 }, async () => withDevice(await memberOnPaper("Membre")));
    members.push(...(await Promise.all(some)));
  }
  const whole = await timeOf(await table(mj, members), MEMBERS);
  noteFigure(`a date to ${MEMBERS} devices: ${whole} ms`);
  const devices = service.received.slice(-MEMBERS).map(({ payload }) => payload.device);
  expect(new Set(devices).size).toBe(MEMBERS);
});
