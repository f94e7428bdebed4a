import { renderHook } from "@testing-library/react";
import { drawings } from "domain/documents/scene";
import { expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { useSceneDrawings } from "./useSceneDrawings";

const HOUR = 3_600_000;

it("shows of a scene that is opened again after a month what was drawn within the hour", () => {
  const at = Date.now();
  for (const [id, age] of [
    ["new", 60_000],
    ["before", 120_000],
    ["old", 30 * 24 * HOUR],
  ] as const)
    documents.put(drawings, ["brumes", id], {
      ...{ kind: "line", points: [0, 0, 9, 9], colour: "#aa0000", uid: "nina", sceneId: "crypt" },
      ...{ createdAt: at - age, expiresAt: at - age + HOUR },
    });
  const { result } = renderHook(() => useSceneDrawings("brumes", "crypt"), { wrapper: MemberTestRoot });
  expect(result.current.map(({ id }) => id)).toEqual(["before", "new"]);
});
