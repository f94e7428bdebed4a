import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { changePlayState } from "domain/api/play";
import { type LatestEntry, type PlayStateDocument, playLog, playStates } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { firstPlayState } from "domain/table/play/changePlayState";
import { useEffect } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, loseNetwork, noAnswer, pending, refusal, regainNetwork, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import { PlayHistory } from "./PlayHistory";
import { PlayNews } from "./PlayNews";
import { type Play, usePlay } from "./usePlay";

const character = normaliseCharacter({
  id: "elowen",
  userId: "nina",
  system: "dnd5e",
  stats: { hp: { current: 20, max: 31 } },
});
const equipped = applyEquipment(character, [], []);
const first = firstPlayState(playSystemOf("dnd5e"), "nina", equipped, 0);
const OWNER = { uid: "nina", role: "owner" } as const;

const lost = (points: number, changes: Partial<PlayStateDocument>): PlayStateDocument => ({
  ...first,
  state: { ...first.state, hitPoints: { lost: points, temporary: 0, reduction: 0 } },
  ...changes,
});

const entry = (id: string, role: LatestEntry["role"], text: string): LatestEntry => ({
  id,
  role,
  events: [{ text, tone: "bad" }],
  inverse: [{ kind: "revert", changes: [{ field: "hitPoints", key: "lost", by: -1 }] }],
  createdAt: Date.now(),
});

let latest: Play | undefined;

function Sheet({ connected = true }: { connected?: boolean }) {
  const { play, failed } = usePlay(equipped, OWNER, connected);
  useEffect(() => {
    latest = play;
  });
  if (play === undefined) return failed ? <p>Indisponible</p> : null;
  const { current } = play.stats.hp as { current: number };
  return (
    <>
      <output>{current}</output>
      <PlayNews play={play} />
      <PlayHistory play={play} storageKey="history" />
    </>
  );
}

/** The toasts are a chunk of their own. */
const SLOW = { timeout: patience(8_000) };
const open = () => render(<Sheet />, { wrapper: rootOf("nina", { showsToasts: true }) });

async function show() {
  open();
  await screen.findByText("20");
  return (state: PlayStateDocument, ...latest: LatestEntry[]) =>
    documents.put(playStates, ["elowen"], { ...state, latest });
}

const points = () => Number(document.querySelector("output")?.textContent);
const damage = (amount: number) => act(() => latest?.press({ kind: "damage", amount }));
const asked = () => sent(changePlayState).map(({ body }) => body.entries);
const idOf = (index: number) => asked().flat()[index]?.id ?? "";

beforeEach(() => {
  localStorage.clear();
  documents.put(playStates, ["elowen"], first);
  answers.on(changePlayState, pending);
});

describe("a character in play", () => {
  it("changes at once, and by what the server tells, never twice", async () => {
    const told = await show();
    damage(7);
    await waitFor(() => expect(points()).toBe(13));
    expect(asked()).toEqual([
      [{ id: idOf(0), operations: [{ kind: "damage", amount: 7, hitPointsThen: 20 }] }],
    ]);
    told(lost(18, { revision: 1, operationIds: [idOf(0)] }), entry(idOf(0), "owner", "−7 PV"));
    await waitFor(() => expect(points()).toBe(13));
    expect(screen.queryByText("· en attente")).toBeNull();
  });

  it("keeps what waits over what others change, in order, and sends it when it can", async () => {
    answers.on(changePlayState, noAnswer);
    loseNetwork();
    const told = await show();
    damage(2);
    damage(3);
    await waitFor(() => expect(points()).toBe(15));
    expect(screen.getAllByText("· en attente")).toHaveLength(2);
    told(lost(13, { revision: 1, operationIds: ["others"] }), entry("others", "mj", "−2 PV"));
    await waitFor(() => expect(points()).toBe(13));
    answers.on(changePlayState, ({ body }) => ({
      ...{ state: {}, revision: 3 },
      entries: body.entries.map(({ id }) => ({ id, events: [] })),
    }));
    act(regainNetwork);
    await waitFor(() => expect(asked().at(-1)).toHaveLength(2));
    told(lost(18, { revision: 3, operationIds: [] }));
    await waitFor(() => expect(points()).toBe(13));
    expect(localStorage.length).toBeLessThanOrEqual(1);
  });

  it("says why an operation is refused, here or by the server, and drops it", async () => {
    await show();
    act(() => latest?.press({ kind: "spendInspiration" }));
    expect(await screen.findByRole("alert", undefined, SLOW)).toBeTruthy();
    expect(asked()).toEqual([]);
    answers.once(changePlayState, refusal("character-not-found"));
    damage(1);
    expect(await screen.findByText("Personnage introuvable.", undefined, SLOW)).toBeTruthy();
    await waitFor(() => expect(points()).toBe(20));
  });

  it("says what somebody else did, and lets one undo one's own", async () => {
    const told = await show();
    told(lost(14, { revision: 1 }), entry("a", "mj", "−3 PV"), entry("b", "owner", "−1 PV"));
    expect((await screen.findAllByText("MJ : −3 PV (17 / 31)")).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Annuler : −3 PV" })).toBeNull();
    act(() => screen.getByRole("button", { name: "Annuler : −1 PV" }).click());
    await waitFor(() => expect(asked().at(-1)).toMatchObject([{ undo: "b" }]));
    await waitFor(() => expect(points()).toBe(18));
    expect(screen.queryByRole("button", { name: "Annuler : −1 PV" })).toBeNull();
    expect(document.activeElement?.textContent).toBe("−1 PV");
  });

  it("tells who presses what came of it, each press anew", async () => {
    await show();
    const heard = () =>
      [...document.querySelectorAll('[aria-live="polite"] > span')].find(({ textContent }) => textContent);
    expect(heard()).toBeUndefined();
    damage(2);
    await waitFor(() => expect(heard()?.textContent).toBe("−2 PV"));
    const before = heard();
    damage(2);
    await waitFor(() => expect(heard()).not.toBe(before));
    expect(heard()?.textContent).toBe("−2 PV");
  });

  it("takes what belongs together whole or not at all, each on what the one before left", async () => {
    await show();
    const inspired = { kind: "spendInspiration" };
    act(() => expect(latest?.pressAll([{ kind: "damage", amount: 4 }, inspired])).toBe(false));
    expect(asked()).toEqual([]);
    act(() => {
      expect(latest?.pressAll([{ kind: "gainInspiration" }, inspired])).toBe(true);
      expect(latest?.press(inspired)).toBe(false);
    });
    await waitFor(() =>
      expect(asked()).toEqual([[{ id: idOf(0), operations: [{ kind: "gainInspiration" }, inspired] }]]),
    );
    expect(screen.getAllByText("· en attente")).toHaveLength(1);
  });

  it("cannot be had where its state cannot be read, or is missing for long", async () => {
    documents.put(playStates, ["elowen"], { ...first, state: { exhaustion: "beaucoup" } });
    open();
    expect(await screen.findByText("Indisponible")).toBeTruthy();
    cleanup();
    vi.useFakeTimers();
    documents.remove(playStates, "elowen");
    open();
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.queryByText("Indisponible")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(screen.getByText("Indisponible")).toBeTruthy();
    vi.useRealTimers();
  });

  it("tells nothing of the day before as news", async () => {
    const told = await show();
    told(first, { ...entry("old", "mj", "−9 PV"), createdAt: Date.now() - 3_600_000 });
    expect(await screen.findAllByText("MJ : −9 PV")).toHaveLength(1);
  });

  it("shows older actions when they are asked for, and keeps those that newer ones push out", async () => {
    const told = await show();
    expect(screen.getByText("Rien ne s'est encore passé en jeu.")).toBeTruthy();
    const hour = Date.now() - 3_600_000;
    told(lost(11, { revision: 2 }), { ...entry("b", "owner", "−2 PV"), createdAt: hour });
    const more = () => screen.queryByRole("button", { name: "Actions plus anciennes" });
    documents.refuse(playLog, "elowen", "a");
    act(() => more()?.click());
    expect(await screen.findByText("Le reste n'est pas disponible pour le moment.")).toBeTruthy();
    const logged = {
      ...{ ownerId: "nina", uid: "morgane", character: { id: "elowen", name: "Elowen" } },
      expiresAt: hour + 1,
    };
    const ofMj = { ...entry("a", "mj", "−1 PV"), ...logged };
    documents.put(playLog, ["elowen", "b"], { ...ofMj, createdAt: hour });
    documents.put(playLog, ["elowen", "a"], { ...ofMj, createdAt: hour - 1 });
    act(() => more()?.click());
    expect(await screen.findByText("MJ : −1 PV")).toBeTruthy();
    expect(more()).toBeNull();
    told(lost(14, { revision: 3 }), entry("c", "owner", "−3 PV"));
    const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(lines).toEqual(["−3 PVAnnuler", "−2 PV", "MJ : −1 PV"]);
  });
});
