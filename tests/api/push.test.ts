import { createECDH } from "node:crypto";
import { signOutEverywhere } from "domain/api/account";
import { changeAgenda } from "domain/api/agenda";
import { ask } from "domain/api/asks";
import { logout } from "domain/api/auth";
import type { CallResult } from "domain/api/call";
import { grantLevel, requestToJoin } from "domain/api/campaigns";
import { changeFight } from "domain/api/fight";
import { sendMessage } from "domain/api/messages";
import { deletePush, getPush, keepPush, updatePush } from "domain/api/push";
import { notifications } from "domain/documents/notification";
import { presence } from "domain/documents/presence";
import { type PushDevice, pushDevices, pushPaces } from "domain/documents/pushDevice";
import { PUSH_KINDS } from "domain/documents/pushKind";
import { meetingOf } from "domain/testing/agenda";
import { afterAll, describe, expect, it, vi } from "vitest";
import { Browser } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { unique } from "../support/cast";
import { put, read } from "../support/database";
import { patience } from "../support/patience";
import {
  decryptPush,
  deviceIdOf,
  keptDevice,
  PushService,
  pushDeviceOf,
  pushSubscriptionAt,
} from "../support/push";
import { type Seat, seat, type TestTable, table } from "./support/seats";

const SOON = { timeout: patience(45_000), interval: 50 };
vi.setConfig({ testTimeout: 90_000 });

const services: PushService[] = [];
afterAll(async () => {
  for (const service of services) await service.close();
});

const opened = async (): Promise<PushService> => {
  const service = await PushService.open();
  services.push(service);
  return service;
};

const askedOf = (service: Pick<PushService, "subscription">, changes: Partial<PushDevice> = {}) => {
  const { kinds = [...PUSH_KINDS], quiet = null, zone = "Europe/Paris", slot = 0 } = changes;
  return { subscription: service.subscription, name: "Chrome sur Android", kinds, quiet, zone, slot };
};
const keep = ({ browser }: Pick<Seat, "browser">, service: Pick<PushService, "subscription">, changes = {}) =>
  browser.call(keepPush, { body: askedOf(service, changes) });

/** A member with one device that rings. */
async function withDevice(name: string, changes: Partial<PushDevice> = {}) {
  const [who, service] = await Promise.all([seat(name), opened()]);
  const answer = await keep(who, service, changes);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { ...who, service };
}

const heard = (service: PushService, count = 1) =>
  vi.waitFor(() => {
    expect(service.received).toHaveLength(count);
    return service.received;
  }, SOON);

const bodiesOf = (service: PushService) => service.received.map(({ payload }) => payload.body);

/** Something that rings for sure comes after what must not: both went the same way. */
async function hearsNothingBefore(who: Seat, service: PushService, bodies: readonly string[]) {
  await bell(who, "level", "À la fin");
  await vi.waitFor(() => expect(bodiesOf(service)).toContain("À la fin"), SOON);
  expect(bodiesOf(service)).toEqual([...bodies, "À la fin"]);
}

/** A notification in the bell, as triggers write them. */
const bell = ({ uid }: Pick<Seat, "uid">, kind: PushDevice["kinds"][number], title: string, changes = {}) =>
  put(notifications, [uid, unique("notice")], {
    title,
    message: "Chez Nina, au 3 rue des Lilas.",
    type: "info",
    cta: { label: "Voir", href: "/campaign/brumes?system=dnd5e" },
    push: { kind, campaignId: "brumes", table: "Les Brumes" },
    read: false,
    createdAt: Date.now(),
    expiresAt: Date.now() + 86_400_000,
    ...changes,
  });

const whisper = (who: Seat, at: TestTable, playerUid: string, text: string) =>
  who.browser.call(sendMessage, { params: at.params, body: { requestId: unique("mot"), text, playerUid } });

describe("the receiver of these tests", () => {
  it("decrypts the example of RFC 8291", () => {
    const body = Buffer.from(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
      "base64url",
    );
    const privateKey = Buffer.from("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "base64url");
    const auth = Buffer.from("BTBZMqHH6r4Tts7J_aSIgg", "base64url");
    expect(decryptPush(body, privateKey, auth)).toBe("When I grow up, I want to be a watermelon");
    const other = createECDH("prime256v1");
    other.generateKeys();
    expect(() => decryptPush(body, other.getPrivateKey(), auth)).toThrow();
  });
});

describe("a device", () => {
  it("is kept once, shown without what reaches it, chosen for and ended by its member alone", async () => {
    const [ana, bob, service] = await Promise.all([seat("Ana"), seat("Bob"), opened()]);
    const { body: before } = await ana.browser.call(getPush, {});
    expect(before).toMatchObject({ publicKey: expect.stringMatching(/^[\w-]{87}$/), devices: [] });
    const kept = await keep(ana, service, { kinds: ["date", "date"] });
    expect(kept.status).toBe(200);
    const shown = {
      id: deviceIdOf(service.endpoint),
      name: "Chrome sur Android",
      kinds: ["date"],
      quiet: null,
      zone: "Europe/Paris",
      createdAt: expect.any(Number),
    };
    expect(kept.body).toEqual(shown);
    await keep(ana, service, { kinds: ["turn"] });
    const mine = await ana.browser.call(getPush, {});
    expect(mine.body).toEqual({ publicKey: before?.publicKey, devices: [{ ...shown, kinds: ["turn"] }] });

    const params = { id: shown.id };
    const quiet = { from: "22:00", to: "08:00" };
    expect((await bob.browser.call(getPush, {})).body?.devices).toEqual([]);
    expect(await bob.browser.call(updatePush, { params, body: { kinds: [] } })).toMatchObject({
      status: 404,
      body: { code: "push-device-not-found" },
    });
    expect((await bob.browser.call(deletePush, { params })).status).toBe(204);
    const changed = await ana.browser.call(updatePush, { params, body: { quiet, zone: "America/Montreal" } });
    expect(changed.body).toEqual({ ...shown, kinds: ["turn"], quiet, zone: "America/Montreal" });
    const loud = await ana.browser.call(updatePush, { params, body: { quiet: null } });
    expect(loud.body).toMatchObject({ quiet: null, kinds: ["turn"] });
    expect(await keptDevice(service)).not.toHaveProperty("quiet");
    for (const _time of ["once", "twice"]) {
      expect((await ana.browser.call(deletePush, { params })).status).toBe(204);
    }
    expect(await keptDevice(service)).toBeUndefined();
  });

  it("of another member is refused, and stays theirs", async () => {
    const ana = await withDevice("Ana");
    const bob = await seat("Bob");
    expect(await keep(bob, ana.service)).toMatchObject({ status: 409, body: { code: "push-device-taken" } });
    expect(await keptDevice(ana.service)).toMatchObject({ uid: ana.uid });
  });

  it("is refused with anything that no browser gives", async () => {
    const ana = await seat("Ana");
    const subscription = pushSubscriptionAt("https://fcm.googleapis.com.example.org/x");
    expect(await keep(ana, { subscription })).toMatchObject({
      status: 400,
      body: { code: "push-endpoint-unknown" },
    });
    const sound = pushSubscriptionAt("http://127.0.0.1:9/nobody");
    const { p256dh, auth } = sound.keys;
    for (const changes of [
      { zone: "Nulle/Part" },
      { quiet: { from: "22h", to: "08:00" } },
      { quiet: { from: "24:00", to: "08:00" } },
      { slot: 4 },
      { slot: 0.5 },
      { name: " " },
      { name: "x".repeat(61) },
      { kinds: ["secrets"] },
      { subscription: { ...sound, keys: { p256dh, auth: "" } } },
      { subscription: { ...sound, keys: { p256dh: `${p256dh}A`, auth } } },
      { subscription: { ...sound, endpoint: `http://127.0.0.1:9/${"x".repeat(1500)}` } },
    ]) {
      const body = { ...askedOf({ subscription: sound }), ...changes } as never;
      expect((await ana.browser.call(keepPush, { body })).status, JSON.stringify(changes)).toBe(400);
    }
    expect((await ana.browser.call(getPush, {})).body?.devices).toEqual([]);
  });

  it("beyond ten ends the one that was kept longest ago", async () => {
    const ana = await seat("Ana");
    const ids = Array.from({ length: 10 }, () => unique("appareil"));
    for (const [index, id] of ids.entries()) {
      await put(
        pushDevices,
        [id],
        pushDeviceOf(ana.uid, { expiresAt: Date.now() + 1_000_000 * (index + 1) }),
      );
    }
    await keep(ana, await opened());
    const { devices } = (await ana.browser.call(getPush, {})).body as CallResult<typeof getPush>;
    expect(devices).toHaveLength(10);
    expect(devices.map(({ id }) => id)).not.toContain(ids[0]);
  });

  it("ends with the session that it was kept in, and with all sessions", async () => {
    const ana = await withDevice("Ana");
    const elsewhere = await opened();
    await put(pushDevices, [deviceIdOf(elsewhere.endpoint)], {
      ...pushDeviceOf(ana.uid, { subscription: elsewhere.subscription }),
    });
    await ana.browser.call(logout, {});
    expect(await keptDevice(ana.service)).toBeUndefined();
    expect(await keptDevice(elsewhere)).toBeDefined();
    const again = await Browser.signedInAs(ana);
    await again.call(signOutEverywhere, {});
    expect(await keptDevice(elsewhere)).toBeUndefined();
  });
});

describe("a push", () => {
  it("tells table and kind, encrypted for the device and signed by the server", async () => {
    const ana = await withDevice("Ana");
    await bell(ana, "date", "La date est fixée");
    const [push] = await heard(ana.service);
    expect(push?.payload).toEqual({
      title: "Les Brumes",
      body: "La date est fixée",
      href: "/campaign/brumes?system=dnd5e",
      notificationId: expect.stringContaining("notice"),
      tag: "date~brumes",
      device: deviceIdOf(ana.service.endpoint),
      sentAt: expect.any(Number),
    });
    const { publicKey } = (await ana.browser.call(getPush, {})).body ?? {};
    expect(push?.sender).toMatchObject({
      key: publicKey,
      isSigned: true,
      algorithm: "ES256",
      claims: { aud: new URL(ana.service.endpoint).origin, sub: expect.stringMatching(/^(mailto|https):/) },
    });
    expect(push?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "604800",
      urgency: "normal",
      topic: expect.stringMatching(/^[\w-]{1,32}$/),
    });
  });

  it("of a proposed date says neither day nor place", async () => {
    const [mj, ana] = await Promise.all([seat("Morgane"), withDevice("Ana")]);
    const at = await table(mj, [ana]);
    const options = [meetingOf({ id: "option-1", date: "2099-12-03", place: "Chez Nina" })];
    const answer = await mj.browser.call(changeAgenda, {
      params: at.params,
      body: { operation: { kind: "propose", id: "poll-of-december", options } },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const [push] = await heard(ana.service);
    expect(push?.payload).toMatchObject({
      title: "Les Brumes",
      body: "Quand joue-t-on ?",
      href: `/campaign/${at.id}?system=dnd5e`,
    });
    expect(JSON.stringify(push?.payload)).not.toMatch(/Nina|décembre|2099/);
  });

  it("of an ask goes to those whom it is for, twenty of a minute as one", async () => {
    const [mj, ana, bob] = await Promise.all([seat("Morgane"), withDevice("Ana"), withDevice("Bob")]);
    const at = await table(mj, [ana, bob]);
    const hero = await characterOf(ana, { campaignId: at.id });
    const asking = (trait: string) =>
      mj.browser.call(ask, {
        params: at.params,
        body: {
          requestId: unique("jet"),
          targets: [ana.uid],
          content: { kind: "roll", trait, secret: false },
        } as never,
      });
    for (let index = 0; index < 20; index += 1) {
      const { status, body } = await asking("Perception");
      expect([200, 409], JSON.stringify(body)).toContain(status);
    }
    const [push] = await heard(ana.service);
    expect(push?.payload).toMatchObject({
      title: "Les Brumes",
      body: "Le MJ te demande un jet.",
      href: `/character/${hero}?system=dnd5e`,
      tag: `word~${at.id}`,
    });
    expect(push?.headers).toMatchObject({ ttl: "86400", urgency: "high" });
    await hearsNothingBefore(ana, ana.service, ["Le MJ te demande un jet."]);
    await hearsNothingBefore(bob, bob.service, []);
  });

  it("of a whisper goes to whoever did not write it, without a word of it", async () => {
    const [mj, ana] = await Promise.all([withDevice("Morgane"), withDevice("Ana")]);
    const at = await table(mj, [ana]);
    await whisper(ana, at, ana.uid, "Le mot de passe est Sésame.");
    const [toMj] = await heard(mj.service);
    expect(toMj?.payload).toMatchObject({ title: "Les Brumes", body: "Un joueur t'a écrit." });
    await whisper(mj, at, ana.uid, "Tu es le vampire.");
    const [toAna] = await heard(ana.service);
    expect(toAna?.payload).toMatchObject({ title: "Les Brumes", body: "Le MJ t'a écrit." });
    const readable = [toMj, toAna].map((push) => ({ ...push?.payload, notificationId: "" }));
    expect(JSON.stringify(readable)).not.toMatch(/Sésame|vampire|Ana|Morgane/);
  });

  it("of a turn goes to the player of the character, once it begins before all eyes", async () => {
    const [mj, ana] = await Promise.all([seat("Morgane"), withDevice("Ana")]);
    const at = await table(mj, [ana]);
    const hero = await characterOf(ana, { campaignId: at.id });
    const one = { pronouns: "", role: "", hidden: false };
    const order = [
      { ...one, id: "wolf", name: "Un loup", kind: "creature", value: 18 },
      { ...one, id: hero, name: "Lyra", kind: "character", value: 10 },
    ];
    const act = (operation: object) =>
      mj.browser.call(changeFight, {
        params: at.params,
        body: { entries: [{ id: unique("acte"), operation }] } as never,
      });
    for (const operation of [
      { type: "rollInitiative", initiative: { order, activeIndex: 0, round: 1 } },
      { type: "share", shared: true },
      { type: "nextTurn" },
    ]) {
      const { status, body } = await act(operation);
      expect(status, JSON.stringify(body)).toBe(200);
    }
    const [push] = await heard(ana.service);
    expect(push?.payload).toMatchObject({
      title: "Les Brumes",
      body: "À toi de jouer.",
      href: `/character/${hero}?system=dnd5e`,
      tag: "turn",
    });
    expect(push?.headers).toMatchObject({ ttl: "120", urgency: "high" });
  });

  it("of a wish to join goes to the MJ, of a level to the player", async () => {
    const [mj, ana, zoe] = await Promise.all([withDevice("Morgane"), withDevice("Ana"), seat("Zoé")]);
    const at = await table(mj, [ana]);
    await zoe.browser.call(requestToJoin, { params: { system: "dnd5e" }, body: { token: at.token } });
    const level = { data: { classes: [{ name: "Guerrier", level: 3 }], level: 3 } };
    const hero = await characterOf(ana, { campaignId: at.id, ...level });
    await mj.browser.call(grantLevel, { params: { ...at.params, characterId: hero }, body: { level: 4 } });
    const [toMj] = await heard(mj.service);
    expect(toMj?.payload).toMatchObject({ title: "Les Brumes", body: "Une demande t'attend" });
    expect(JSON.stringify(toMj?.payload)).not.toContain("Zoé");
    const [toAna] = await heard(ana.service);
    expect(toAna?.payload).toMatchObject({
      body: "Niveau 4 accordé",
      href: `/character/${hero}?system=dnd5e`,
    });
  });

  it("does not come for kinds that are not chosen, in quiet hours, or for what was read", async () => {
    const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
    const now = { from: clock(-60), to: clock(60) };
    const [ana, bob, cleo] = await Promise.all([
      withDevice("Ana", { kinds: ["level"] }),
      withDevice("Bob", { quiet: now, zone: "UTC" }),
      withDevice("Cleo"),
    ]);
    await bell(ana, "date", "La date est fixée");
    await hearsNothingBefore(ana, ana.service, []);
    await bell(bob, "date", "La date est fixée");
    await bell(cleo, "date", "Déjà lue", { read: true });
    await hearsNothingBefore(cleo, cleo.service, []);
    expect(bob.service.received).toEqual([]);
    expect(await read(pushPaces, `${bob.uid}~date`), "nothing rang").toBeUndefined();
  });

  it("does not come where the table is seen on another device, and comes where that has gone", async () => {
    const [mj, ana] = await Promise.all([seat("Morgane"), withDevice("Ana", { slot: 1 })]);
    const at = await table(mj, [ana]);
    const beat = { uid: ana.uid, lastSeen: Date.now(), page: "table" as const };
    await put(presence, [at.id, `${ana.uid}~3`], beat);
    await whisper(mj, at, ana.uid, "Tu le vois déjà.");
    await hearsNothingBefore(ana, ana.service, []);
    await put(presence, [at.id, `${ana.uid}~3`], { ...beat, departure: "device" });
    await whisper(mj, at, ana.uid, "Tu ne le vois plus.");
    await vi.waitFor(() => expect(bodiesOf(ana.service)).toContain("Le MJ t'a écrit."), SOON);
  });

  it("forgets a device that its service does not know any more, keeps one that fails, and follows nowhere", async () => {
    const [ana, bob, cleo] = await Promise.all([withDevice("Ana"), withDevice("Bob"), withDevice("Cleo")]);
    const elsewhere = await opened();
    ana.service.answer = 410;
    bob.service.answer = 500;
    cleo.service.redirectTo(elsewhere.endpoint);
    for (const who of [ana, bob, cleo]) await bell(who, "date", "La date est fixée");
    for (const { service } of [ana, bob, cleo]) await heard(service);
    await vi.waitFor(async () => expect(await keptDevice(ana.service)).toBeUndefined(), SOON);
    expect(await keptDevice(bob.service)).toBeDefined();
    expect(await keptDevice(cleo.service)).toBeDefined();
    expect(elsewhere.received).toEqual([]);
  });

  it("waits for no service: one that never answers keeps nobody else's device silent", async () => {
    const ana = await withDevice("Ana");
    const slow = await opened();
    slow.answer = "never";
    await keep(ana, slow);
    await bell(ana, "date", "La date est fixée");
    await heard(ana.service);
    await heard(slow);
  });

  it("comes to nobody whose sign-in was ended behind the server's back", async () => {
    const ana = await seat("Ana");
    const service = await opened();
    const device = pushDeviceOf(ana.uid, { subscription: service.subscription, signedInAt: -1 });
    await put(pushDevices, [deviceIdOf(service.endpoint)], device);
    await bell(ana, "date", "La date est fixée");
    await vi.waitFor(async () => expect(await keptDevice(service)).toBeUndefined(), SOON);
    expect(service.received).toEqual([]);
  });
});
