import { act, cleanup, render } from "@testing-library/react";
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
const news = (log: readonly PlayLogEntry[]) => {
  const recent = playLines(log, [], undefined).map((line) => ({ ...line, undoable: true }));
  return <PlayNews play={{ recent, undo } as unknown as Play} />;
};
const open = (...log: PlayLogEntry[]) => {
  const { rerender, container } = render(news(log), { wrapper: MemberTestRoot });
  return { container, tell: (...next: PlayLogEntry[]) => rerender(news(next)) };
};
const said = () => toasts.map(({ text }) => text);

it("says each thing that another does, with what takes it back, and in a live region", () => {
  const { container, tell } = open();
  tell(entry("a", "−3 PV"));
  tell(entry("b", "+1 PV"), entry("a", "−3 PV"));
  expect(said()).toEqual(["MJ : −3 PV", "MJ : +1 PV"]);
  toasts[1]?.action?.run();
  expect(undo).toHaveBeenCalledWith("b");
  expect(container.querySelector("[aria-live]")?.textContent).toBe("MJ : +1 PV");
});

it("names the roll that did it, and life once this device has sent what waits", () => {
  const { tell } = open();
  tell(entry("a", "−3 PV", { cause: "Loup 1 · Dégâts : Morsure" }));
  expect(said()).toEqual(["Loup 1 · Dégâts : Morsure : −3 PV"]);
  const system = { lifeOf: () => ({ label: "PV", current: 4, max: 8 }) };
  const log = [entry("b", "−1 PV : 5 / 8 PV")];
  const [waiting] = playLines([], [{ id: "w", operation: { kind: "damage", amount: 1 } }], undefined);
  const recent = [...(waiting ? [waiting] : []), ...playLines(log, [], undefined)];
  cleanup();
  const { rerender } = render(news([]), { wrapper: MemberTestRoot });
  rerender(<PlayNews play={{ recent, undo, system, state: {}, limits: {} } as unknown as Play} />);
  expect(toasts.at(-1)?.text).toBe("MJ : −1 PV : 5 / 8 PV ; avec ce qui attend, PV 4 / 8");
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
  expect(said()).toEqual(["Pendant ton absence, MJ : −7 PV ; Elowen : +2 PV ; MJ : +5 PV"]);
  expect(toasts[0]?.action).toBeUndefined();
});
