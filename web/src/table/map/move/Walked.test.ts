import { gridOf } from "domain/testing/scenes";
import { expect, it } from "vitest";
import type { FightView } from "../view/sceneView";
import { Walked } from "./Walked";

const grid = gridOf({ size: 64 });
const viewOf = (fight: Partial<FightView> | undefined) => ({
  scene: { grid },
  fight: fight && {
    ...{ round: 1, activeIds: new Set(["lorien"]), speeds: new Map([["lorien", 9]]) },
    ...fight,
  },
});
/** Four squares to the right, and two. */
const [far, near] = [
  [32, 32, 288, 32],
  [288, 32, 416, 32],
];

it("says in a fight what is left of a token's speed after what it has walked", () => {
  const walked = new Walked("dnd5e", viewOf({}));
  expect(walked.textOf("lorien", far).text).toBe("6 m · reste 3 m");
  walked.add("lorien", far);
  expect(walked.textOf("lorien", near)).toEqual({ text: "3 m · reste 0 m", isTooFar: false });
  expect(walked.textOf("lorien", far)).toEqual({ text: "6 m · 3 m de trop", isTooFar: true });
  expect(walked.textOf("brann", far).text).toBe("6 m");
  walked.takeBack("lorien", near);
  expect(walked.textOf("lorien", near).text).toBe("3 m · reste 3 m");
});

it("counts anew when the token's turn begins, also in the next round of a fight of one", () => {
  const walked = new Walked("dnd5e", viewOf({}));
  const left = () => walked.textOf("lorien", near).text;
  walked.add("lorien", far);
  walked.know(viewOf({ activeIds: new Set(["goblin"]) }));
  expect(left()).toBe("3 m · reste 0 m");
  walked.know(viewOf({}));
  expect(left()).toBe("3 m · reste 6 m");
  walked.add("lorien", far);
  walked.know(viewOf({}));
  expect(left()).toBe("3 m · reste 0 m");
  walked.know(viewOf({ round: 2 }));
  expect(left()).toBe("3 m · reste 6 m");
});

it("counts nothing outside of a fight", () => {
  const walked = new Walked("dnd5e", viewOf(undefined));
  walked.add("lorien", far);
  expect(walked.textOf("lorien", far).text).toBe("6 m");
  walked.know(viewOf({}));
  expect(walked.textOf("lorien", near).text).toBe("3 m · reste 6 m");
});
