import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { deletePush, getPush, keepPush, type PushDeviceView } from "domain/api/push";
import { PUSH_KINDS } from "domain/documents/pushKind";
import { slotOf } from "domain/table/presence/heartbeats";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readKeptPush, writeKeptPush } from "../../browser/keptPush";
import { deviceName } from "../../browser/pushSubscription";
import {
  fakePush,
  inTabOfIPhone,
  PUBLIC_KEY,
  subscriptionOf,
  withoutPush,
} from "../../browser/testing/fakePush";
import { deviceId } from "../../live/presence/deviceId";
import { answers, refusal, requests, sent } from "../../testing/answers";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import { deviceZone } from "../dates/deviceZone";
import { PushOffer } from "./PushOffer";

const OFFER = "Dates, ton tour, messages du MJ : même quand l'app est fermée.";
const ON = "Cet appareil te prévient.";
const FAILED = "Tes notifications n'ont pas pu être modifiées. Réessaie dans quelques instants.";

let stored: PushDeviceView[];
const keepHere = (): PushDeviceView => {
  const device: PushDeviceView = {
    ...{ id: `device-${stored.length + 1}`, name: deviceName(), kinds: [...PUSH_KINDS], quiet: null },
    ...{ zone: deviceZone(), createdAt: Date.now() },
  };
  stored = [device, ...stored];
  return device;
};

beforeEach(() => {
  stored = [];
  answers.on(getPush, () => ({ publicKey: PUBLIC_KEY, devices: stored }));
  answers.on(keepPush, keepHere);
  answers.on(deletePush, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return null;
  });
});
afterEach(() => localStorage.clear());

/** This device rings already. */
function ring() {
  const { id } = keepHere();
  const { endpoint } = subscriptionOf(fakePush.subscribe());
  writeKeptPush({ uid: "alice", device: id, endpoint, keptAt: Date.now() });
}

function show() {
  const acts = { onPress: vi.fn(), onLeave: vi.fn() };
  return { ...render(<PushOffer {...acts} />, { wrapper: rootOf("alice") }), ...acts };
}
const turnOn = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Me prévenir sur cet appareil" }));
const said = (text: string) => waitFor(() => expect(toasts.map((toast) => toast.text)).toEqual([text]));

describe("a device that does not ring", () => {
  it("is offered to, without asking its member or the server anything", async () => {
    show();
    expect(await screen.findByText(OFFER)).toBeTruthy();
    expect([fakePush.asked, requests()]).toEqual([0, []]);
  });

  it("rings for everything once its member has pressed", async () => {
    const { onPress } = show();
    await turnOn();
    expect(onPress).toHaveBeenCalledOnce();
    expect(await screen.findByText(ON)).toBeTruthy();
    const slot = slotOf(deviceId());
    expect(sent(keepPush)).toEqual([
      {
        body: {
          subscription: subscriptionOf(1),
          ...{ name: deviceName(), kinds: [...PUSH_KINDS], quiet: null, zone: deviceZone(), slot },
        },
      },
    ]);
    expect(readKeptPush()).toMatchObject({ uid: "alice", device: "device-1" });
    await said("Cet appareil te prévient désormais.");
  });

  it("gets a new address where another account has left its own behind", async () => {
    fakePush.subscribe();
    answers.once(keepPush, refusal("push-device-taken"));
    show();
    await turnOn();
    expect(await screen.findByText(ON)).toBeTruthy();
    expect(sent(keepPush).map(({ body }) => body.subscription)).toEqual([
      subscriptionOf(1),
      subscriptionOf(2),
    ]);
  });

  it("tries that once", async () => {
    answers.on(keepPush, refusal("push-device-taken"));
    show();
    await turnOn();
    await said("Cet appareil reçoit déjà les notifications d'un autre compte.");
    expect(sent(keepPush)).toHaveLength(2);
    expect([fakePush.subscribed, readKeptPush()]).toEqual([undefined, undefined]);
  });

  it("says so where its member does not allow it, and asks the server nothing", async () => {
    fakePush.says = "default";
    show();
    await turnOn();
    await said("Ce navigateur n'autorise pas les notifications de ce site.");
    expect(screen.getByText(OFFER)).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  it("says so where the browser cannot", async () => {
    fakePush.pushManager.subscribe = () => Promise.reject(new Error("push service error"));
    show();
    await turnOn();
    await said(FAILED);
    expect(screen.getByText(OFFER)).toBeTruthy();
  });
});

describe("a device that rings", () => {
  it("says so, and leads to what there is to choose", async () => {
    ring();
    const { onLeave } = show();
    expect(await screen.findByText(ON)).toBeTruthy();
    const link = screen.getByRole("link", { name: "Régler" });
    expect(link.getAttribute("href")).toBe("/account#notifications");
    fireEvent.click(link);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("is turned off", async () => {
    ring();
    const { onPress } = show();
    fireEvent.click(await screen.findByRole("button", { name: "Couper" }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(await screen.findByText(OFFER)).toBeTruthy();
    expect(sent(deletePush)).toEqual([{ params: { id: "device-1" } }]);
    expect([fakePush.subscribed, readKeptPush()]).toEqual([undefined, undefined]);
    await said("Cet appareil ne te prévient plus.");
  });

  it("goes on where the server cannot be told", async () => {
    ring();
    answers.on(deletePush, refusal("too-many-requests", "Trop vite."));
    show();
    fireEvent.click(await screen.findByRole("button", { name: "Couper" }));
    await said("Trop vite.");
    expect(screen.getByText(ON)).toBeTruthy();
    expect(fakePush.subscribed).toBe(1);
  });

  it("is offered to again where it was turned off elsewhere, or by the browser", async () => {
    ring();
    stored = [];
    const { unmount } = show();
    expect(await screen.findByText(OFFER)).toBeTruthy();
    unmount();
    keepHere();
    fakePush.subscribed = undefined;
    show();
    expect(await screen.findByText(OFFER)).toBeTruthy();
  });

  it("is offered to where it rings for another member", async () => {
    ring();
    render(<PushOffer onPress={vi.fn()} onLeave={vi.fn()} />, { wrapper: rootOf("bran") });
    expect(await screen.findByText(OFFER)).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  it("shows nothing where it is not known whether the server still tells it", async () => {
    ring();
    answers.on(getPush, refusal("forbidden"));
    const { container } = show();
    await waitFor(() => expect(sent(getPush)).toHaveLength(1));
    expect(container.textContent).toBe("");
  });
});

it("an iPhone is told what comes first", () => {
  inTabOfIPhone();
  show();
  expect(screen.getByText("Sur iPhone : ajoute d'abord l'app à l'écran d'accueil.")).toBeTruthy();
});

it.each([
  ["that cannot", withoutPush],
  [
    "that must not",
    () => {
      fakePush.permission = "denied";
    },
  ],
])("a browser %s is offered nothing", (_, become) => {
  become();
  expect(show().container.textContent).toBe("");
});
