import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { emit, forgetAll, ready } from "../../../live/testing/scriptedLive";
import { useSceneDrawings } from "./useSceneDrawings";

vi.mock("../../../live/useLive", async () => {
  const { useScriptedLive } = await import("../../../live/testing/scriptedLive");
  return { useLive: useScriptedLive };
});
vi.mock("../../../session/SessionProvider", () => ({ useMember: () => ({ uid: "nina" }) }));

const HOUR = 3_600_000;
beforeEach(forgetAll);

it("shows of a scene that is opened again after a month what was drawn within the hour", () => {
  const at = Date.now();
  const drawn = (id: string, age: number) => ({ id, sceneId: "crypt", expiresAt: at - age + HOUR });
  const drawings = [drawn("new", 60_000), drawn("before", 120_000), drawn("old", 30 * 24 * HOUR)];
  emit("nina:campaigns/brumes/drawings", ready(drawings));
  const { result } = renderHook(() => useSceneDrawings("brumes", "crypt"));
  expect(result.current.map(({ id }) => id)).toEqual(["before", "new"]);
});
