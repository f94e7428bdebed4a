import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { LiveScene } from "../../../../../live/scene/useScene";
import { useRooms } from "./useRooms";

const hall = { id: "hall", outline: [0, 0, 64, 0, 64, 64], colour: "#888888" };
const moved = [10, 0, 74, 0, 74, 64];
const sceneWith = (...rooms: (typeof hall)[]) => ({ rooms }) as unknown as LiveScene;

it("changes further what was changed a moment ago, until the listener has it", () => {
  const acts = { act: vi.fn(), isSettled: vi.fn(() => true) };
  const { result, rerender } = renderHook((scene) => useRooms(scene, acts), {
    initialProps: sceneWith(hall),
  });
  act(() => result.current.setEdits(true));
  act(() => result.current.choose(hall.id));
  acts.isSettled.mockReturnValue(false);
  act(() => result.current.reshape(hall.id, moved));
  expect(result.current.chosen?.outline).toEqual(moved);
  act(() => result.current.rename("Ossuaire"));
  expect(acts.act.mock.calls.at(-1)).toEqual([
    expect.objectContaining({ redo: { put: { ...hall, outline: moved, label: "Ossuaire" }, at: 0 } }),
  ]);
  act(() => result.current.remove?.());
  expect(result.current.rooms).toEqual([]);
  acts.isSettled.mockReturnValue(true);
  rerender(sceneWith(hall));
  expect(result.current.rooms).toEqual([hall]);
});
