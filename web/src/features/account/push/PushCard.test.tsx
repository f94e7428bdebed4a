import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { getCalendarFeed } from "domain/api/agenda";
import { deletePush, getPush, keepPush, type PushDeviceView, updatePush } from "domain/api/push";
import { PUSH_KINDS } from "domain/documents/pushKind";
import { formatDate } from "domain/values/text/dates";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readKeptPush, writeKeptPush } from "../../../browser/keptPush";
import {
  fakePush,
  inTabOfIPhone,
  PUBLIC_KEY,
  subscriptionOf,
  withoutPush,
} from "../../../browser/testing/fakePush";
import { deviceZone } from "../../../table/dates/deviceZone";
import { answers, noAnswer, refusal, requests, sent } from "../../../testing/answers";
import { rootOf, toasts } from "../../../testing/MemberTestRoot";
import { CalendarCard } from "../calendar/CalendarCard";
import { PushCard } from "./PushCard";

const ZONE = "America/Argentina/Buenos_Aires";
const SINCE = Date.UTC(2026, 10, 3, 12);
const FAILED = "Tes notifications n'ont pas pu être modifiées. Réessaie dans quelques instants.";

let stored: PushDeviceView[];
const deviceOf = (id: string, name: string, changes: Partial<PushDeviceView> = {}): PushDeviceView => ({
  ...{ id, name, kinds: [...PUSH_KINDS], quiet: null, zone: ZONE, createdAt: SINCE },
  ...changes,
});

beforeEach(() => {
  stored = [];
  answers.on(getPush, () => ({ publicKey: PUBLIC_KEY, devices: stored }));
  answers.on(keepPush, () => {
    const device = deviceOf("here", "Cet appareil");
    stored = [device, ...stored];
    return device;
  });
  answers.on(updatePush, ({ params, body }) => {
    const changed = { ...deviceOf(params.id, ""), ...stored.find(({ id }) => id === params.id), ...body };
    stored = stored.map((one) => (one.id === params.id ? changed : one));
    return changed;
  });
  answers.on(deletePush, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return null;
  });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** This device rings. */
function ring(changes: Partial<PushDeviceView> = {}) {
  stored.push(deviceOf("here", "Cet appareil", changes));
  const { endpoint } = subscriptionOf(fakePush.subscribe());
  writeKeptPush({ uid: "alice", device: "here", endpoint, keptAt: Date.now() });
}

const show = (at?: string) =>
  render(<PushCard />, { wrapper: rootOf("alice", at === undefined ? {} : { at }) });
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const said = (...texts: string[]) => waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(texts));
const changes = () => sent(updatePush).map(({ body }) => body);

describe("where this device cannot ring", () => {
  it.each([
    ["an old browser", withoutPush, "Ce navigateur ne sait pas prévenir quand le site est fermé."],
    [
      "an iPhone's tab",
      inTabOfIPhone,
      "Sur iPhone et iPad, ajoute d'abord Dés & Héros à ton écran d'accueil (Partager, puis « Sur l'écran d'accueil »), et ouvre-le de là.",
    ],
    [
      "a browser that was told not to",
      () => {
        fakePush.permission = "denied";
      },
      "Les notifications de ce site sont bloquées dans ton navigateur : autorise-les dans ses réglages, puis reviens ici.",
    ],
  ])("%s says so, and shows the others", async (_, become, sentence) => {
    become();
    stored = [deviceOf("phone", "Chrome sur Android")];
    show();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Tes autres appareils" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Me prévenir sur cet appareil" })).toBeNull();
  });
});

describe("a device that does not ring", () => {
  it("says what it would ring for, and nothing of other devices where there are none", async () => {
    show();
    const entries = await screen.findAllByRole("listitem");
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      "Dates et séances : Une date est proposée, fixée, déplacée ou annulée, une séance approche ou la table ouvre.",
      "Mon tour de jeu : C'est à toi de jouer.",
      "Demandes et messages : Le MJ te demande un jet, te montre quelque chose, ou quelqu'un t'écrit à toi seul.",
      "Demandes pour rejoindre ma table : Quelqu'un attend ta réponse de MJ.",
      "Niveau accordé : Le MJ accorde un niveau à l'un de tes personnages.",
    ]);
    expect(screen.queryByRole("heading", { name: "Tes autres appareils" })).toBeNull();
    expect(fakePush.asked).toBe(0);
  });

  it("rings for everything, at any hour, once its member has pressed", async () => {
    show();
    await press("Me prévenir sur cet appareil");
    const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true, true, false]);
    expect(readKeptPush()?.device).toBe("here");
  });

  it("says what to do where its member refuses", async () => {
    fakePush.says = "denied";
    show();
    await press("Me prévenir sur cet appareil");
    expect(await screen.findByText(/^Les notifications de ce site sont bloquées/)).toBeTruthy();
  });
});

describe("a device that rings", () => {
  it("rings no more for what is unchecked, which shows at once", async () => {
    ring();
    const answer = answers.hold(updatePush);
    show();
    fireEvent.click(await box("Mon tour de jeu"));
    await waitFor(async () => expect((await box("Mon tour de jeu")).checked).toBe(false));
    expect(changes()).toEqual([{ kinds: ["date", "word", "join", "level"] }]);
    await answer(deviceOf("here", "", { kinds: ["date", "word", "join", "level"] }));
    expect((await box("Mon tour de jeu")).checked).toBe(false);
  });

  it("takes its changes one after the other, each on top of the one before", async () => {
    ring();
    const answer = answers.hold(updatePush);
    show();
    fireEvent.click(await box("Mon tour de jeu"));
    await waitFor(async () => expect((await box("Mon tour de jeu")).checked).toBe(false));
    fireEvent.click(await box("Niveau accordé"));
    await waitFor(async () => expect((await box("Niveau accordé")).checked).toBe(false));
    expect(changes()).toHaveLength(1);
    await answer(deviceOf("here", "", { kinds: ["date", "word", "join", "level"] }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect((await box("Niveau accordé")).checked, "the first answer knows nothing of it").toBe(false);
    expect(changes()[1]).toEqual({ kinds: ["date", "word", "join"] });
    await answer(deviceOf("here", "", { kinds: ["date", "word", "join"] }));
  });

  it("takes back a change that is refused, and says so", async () => {
    ring();
    answers.on(updatePush, refusal("push-device-not-found", "Trop vite."));
    show();
    fireEvent.click(await box("Niveau accordé"));
    await said("Trop vite.");
    await waitFor(async () => expect((await box("Niveau accordé")).checked).toBe(true));
  });

  it("is off where a change shows that it was turned off elsewhere", async () => {
    ring();
    answers.on(updatePush, refusal("push-device-not-found"));
    show();
    const turn = await box("Mon tour de jeu");
    stored = [];
    fireEvent.click(turn);
    expect(await screen.findByRole("button", { name: "Me prévenir sur cet appareil" })).toBeTruthy();
    await said("Cet appareil ne reçoit plus de notifications.");
  });

  it("is turned off", async () => {
    ring();
    show();
    await press("Couper sur cet appareil");
    expect(await screen.findByRole("button", { name: "Me prévenir sur cet appareil" })).toBeTruthy();
    expect([fakePush.subscribed, readKeptPush()]).toEqual([undefined, undefined]);
    await said("Cet appareil ne te prévient plus.");
  });
});

describe("the quiet hours of a device", () => {
  const time = (label: "De" | "À") => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( |$)`));
  const type = (label: "De" | "À", value: string) => fireEvent.change(time(label), { target: { value } });
  const quiet = { from: "22:00", to: "08:00" };

  it("begin as those of a night, by the clock of where the device is", async () => {
    ring();
    show();
    expect(await screen.findByText(/à l'heure de ce lieu : America\/Argentina\/Buenos Aires$/)).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Heures calmes" })).toBeNull();
    fireEvent.click(await box("Heures calmes"));
    await waitFor(() => expect([time("De").value, time("À").value]).toEqual(["22:00", "08:00"]));
    expect(changes()).toEqual([{ quiet, zone: deviceZone() }]);
  });

  it("end", async () => {
    ring({ quiet });
    show();
    fireEvent.click(await box("Heures calmes"));
    await waitFor(() => expect(screen.queryByRole("group", { name: "Heures calmes" })).toBeNull());
    expect(changes()).toEqual([{ quiet: null, zone: deviceZone() }]);
  });

  it("are saved once a time is typed, and not what it passes through", async () => {
    ring({ quiet });
    show();
    await box("Heures calmes");
    type("De", "02:00");
    type("De", "23:00");
    expect(time("De").value).toBe("23:00");
    await waitFor(() =>
      expect(changes()).toEqual([{ quiet: { ...quiet, from: "23:00" }, zone: deviceZone() }]),
    );
    expect(time("De").value).toBe("23:00");
  });

  it("are saved when the field is left, and stay what they were where it is left empty", async () => {
    ring({ quiet });
    show();
    await box("Heures calmes");
    type("À", "07:30");
    fireEvent.blur(time("À"));
    await waitFor(() =>
      expect(changes()).toEqual([{ quiet: { ...quiet, to: "07:30" }, zone: deviceZone() }]),
    );
    type("De", "");
    fireEvent.blur(time("De"));
    expect(time("De").value).toBe("22:00");
    expect(changes()).toHaveLength(1);
  });

  it("are as they were where they are refused", async () => {
    ring({ quiet });
    answers.on(updatePush, refusal("forbidden", "Trop vite."));
    show();
    await box("Heures calmes");
    type("De", "23:00");
    fireEvent.blur(time("De"));
    await said("Trop vite.");
    await waitFor(() => expect(time("De").value).toBe("22:00"));
  });
});

describe("a member's other devices", () => {
  it("have a name and a date, and are turned off from here", async () => {
    ring();
    stored.push(deviceOf("phone", "Chrome sur Android"), deviceOf("pad", "Safari sur iPad"));
    show();
    const since = `depuis le ${formatDate(SINCE, deviceZone())}`;
    const phone = (await screen.findByText(/^Chrome sur Android/)).closest("li") as HTMLElement;
    expect(within(phone).getByText(since)).toBeTruthy();
    await press(`Couper : Chrome sur Android, ${since}`);
    await waitFor(() => expect(screen.queryByText(/^Chrome sur Android/)).toBeNull());
    expect(sent(deletePush)).toEqual([{ params: { id: "phone" } }]);
    expect(screen.getByText(/^Safari sur iPad/)).toBeTruthy();
    expect(fakePush.subscribed, "this one goes on").toBe(1);
    await said("L'autre appareil ne te prévient plus.");
  });

  it("stay where that is refused", async () => {
    stored = [deviceOf("phone", "Chrome sur Android")];
    answers.on(deletePush, () => {
      throw new TypeError("Failed to fetch");
    });
    show();
    fireEvent.click(await screen.findByRole("button", { name: /^Couper : Chrome sur Android/ }));
    await said(FAILED);
    expect(screen.getByText(/^Chrome sur Android/)).toBeTruthy();
  });
});

describe("the card", () => {
  it("says that it cannot be loaded, and asks again", async () => {
    answers.once(getPush, noAnswer);
    show();
    expect(await screen.findByText("Impossible de charger tes notifications.")).toBeTruthy();
    await press("Réessayer");
    expect(await screen.findByRole("button", { name: "Me prévenir sur cet appareil" })).toBeTruthy();
  });

  it("comes once the calendar above it has come: nothing that it shows moves away from a press", async () => {
    const comes = answers.hold(getCalendarFeed);
    render(
      <>
        <CalendarCard />
        <PushCard />
      </>,
      { wrapper: rootOf("alice") },
    );
    await waitFor(() => expect(sent(getPush)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole("button", { name: "Me prévenir sur cet appareil" })).toBeNull();
    await comes({ token: null });
    expect(await screen.findByRole("button", { name: "Me prévenir sur cet appareil" })).toBeTruthy();
  });

  it("has the keyboard where the address names it, once it has come", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    const comes = answers.hold(getPush);
    show("/account#notifications");
    const card = screen.getByRole("region", { name: "Notifications sur cet appareil" }).parentElement;
    expect(card?.id).toBe("notifications");
    expect(scrolled).not.toHaveBeenCalled();
    await comes({ publicKey: PUBLIC_KEY, devices: [] });
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(scrolled).toHaveBeenCalledOnce();
    scrolled.mockRestore();
  });

  it("leaves the keyboard alone where the address names nothing", async () => {
    show("/account");
    await screen.findByRole("button", { name: "Me prévenir sur cet appareil" });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.activeElement).toBe(document.body);
    expect(requests().map(({ target }) => target)).toEqual([getPush]);
  });
});
