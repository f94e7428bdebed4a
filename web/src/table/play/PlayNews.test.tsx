import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MemberTestRoot, toasts } from "../../testing/MemberTestRoot";
import { PlayNews } from "./PlayNews";
import { playLines } from "./playLines";
import type { Play } from "./usePlay";
import type { PlayLogEntry } from "./usePlayLog";

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: 10 * HOUR }));
afterEach(() => void vi.useRealTimers());

const entry = (id: string, text: string, changes: Partial<PlayLogEntry> = {}): PlayLogEntry => ({
  ...{ id, uid: "morgane", role: "mj", character: { id: "elowen", name: "Elowen" } },
  ...{ events: [{ text, tone: "bad" }], inverse: [], createdAt: Date.now() },
  ...changes,
});
const undo = vi.fn();
/** Of a character with 4 of 8 hit points. */
const system = { lifeOf: () => ({ label: "PV", current: 4, max: 8 }) };
const news = (log: readonly PlayLogEntry[], waiting: Parameters<typeof playLines>[1] = []) => {
  const recent = playLines(log, waiting, undefined).map((line) => ({ ...line, undoable: true }));
  return <PlayNews play={{ recent, undo, system, state: {}, limits: {} } as unknown as Play} />;
};
const open = (...log: PlayLogEntry[]) => {
  const { rerender } = render(news(log), { wrapper: MemberTestRoot });
  return { tell: (...next: PlayLogEntry[]) => rerender(news(next)) };
};
const said = () => toasts.map(({ text }) => text);

it("says each thing that another does, with what is left and what takes it back", () => {
  const { tell } = open();
  tell(entry("a", "−3 PV"));
  tell(entry("b", "+1 PV"), entry("a", "−3 PV"));
  expect(said()).toEqual(["MJ : −3 PV (4 / 8)", "MJ : +1 PV (4 / 8)"]);
  toasts[1]?.action?.run();
  expect(undo).toHaveBeenCalledWith("b");
});

it("names the roll that did it", () => {
  open().tell(entry("a", "−3 PV", { cause: "Loup 1 · Dégâts : Morsure" }));
  expect(said()).toEqual(["Loup 1 · Dégâts : Morsure : −3 PV (4 / 8)"]);
});

it("says life with what this device still has to send, of which the server's words know nothing", () => {
  const { rerender } = render(news([]), { wrapper: MemberTestRoot });
  const waiting = [{ id: "w", operation: { kind: "damage", amount: 1 } }];
  const blow = entry("a", "−1 PV : 5 / 8 PV");
  rerender(news([blow], waiting));
  rerender(news([entry("b", "PV : 5"), blow], waiting));
  expect(said()).toEqual(["MJ : −1 PV (4 / 8)", "MJ : PV : 5 ; avec ce qui attend, PV 4 / 8"]);
});

it("says in one toast, with the sum, what one source does again and again, and takes all of it back", () => {
  undo.mockClear();
  const { tell } = open();
  const [first, second, third] = [entry("a", "−1 PV"), entry("b", "−1 PV"), entry("c", "−1 PV")];
  tell(first);
  tell(second, first);
  tell(third, second, first);
  expect(said()).toEqual(["MJ : −1 PV (4 / 8)", "MJ : −2 PV (4 / 8)", "MJ : −3 PV (4 / 8)"]);
  expect(new Set(toasts.map(({ series }) => series)).size).toBe(1);
  toasts[2]?.action?.run();
  expect(undo.mock.calls).toEqual([["c"], ["b"], ["a"]]);
});

it("begins another toast for another source, and once the first is gone", () => {
  const { tell } = open();
  const bite = entry("a", "−1 PV", { cause: "Loup 1 · Dégâts : Morsure" });
  tell(bite);
  const blow = entry("b", "−1 PV");
  tell(blow, bite);
  act(() => void vi.advanceTimersByTime(9_000));
  tell(entry("c", "−1 PV"), blow, bite);
  expect(said().slice(1)).toEqual(["MJ : −1 PV (4 / 8)", "MJ : −1 PV (4 / 8)"]);
  expect(new Set(toasts.map(({ series }) => series)).size).toBe(3);
});

it("sums nothing that was taken back meanwhile", () => {
  const { tell } = open();
  const first = entry("a", "−1 PV");
  tell(first);
  tell(entry("b", "−1 PV"), { ...first, undoneBy: "u" });
  expect(said()[1]).toBe("MJ : −1 PV (4 / 8)");
});

it("says nothing of what was there as the page opened, nor of one's own", () => {
  const { tell } = open(entry("a", "−3 PV"));
  tell(entry("b", "−1 PV", { uid: "nina", role: "owner" }), entry("a", "−3 PV"));
  tell(entry("c", "−9 PV", { createdAt: Date.now() - HOUR }), entry("a", "−3 PV"));
  expect(said()).toEqual([]);
});

it("says in one what others did while the device was away", () => {
  const { tell } = open(entry("a", "−3 PV"));
  const missed = entry("b", "−7 PV");
  const other = entry("c", "+2 PV", { uid: "oscar", role: "owner" });
  act(() => void vi.advanceTimersByTime(HOUR));
  tell(entry("d", "+5 PV"), other, missed, entry("a", "−3 PV"));
  expect(said()).toEqual(["Pendant ton absence, MJ : −7 PV ; Elowen : +2 PV ; MJ : +5 PV (4 / 8)"]);
  expect(toasts[0]?.action).toBeUndefined();
});
