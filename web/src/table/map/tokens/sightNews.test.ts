import { gridOf } from "domain/testing/scenes";
import { expect, it } from "vitest";
import type { SightView, TokenView } from "../view/sceneView";
import { sightNews } from "./sightNews";

const grid = gridOf({ size: 64 });
const sight = { known: true } as SightView;
const creature = (name: string, column: number, change: Partial<TokenView> = {}) =>
  ({ id: name, kind: "creature", name, x: column * 64 + 32, y: 32, ...change }) as TokenView;
const seen = (
  tokens: readonly TokenView[],
  scene: { sceneId?: string; sight?: SightView | undefined } = {},
) => ({
  ...{ tokens, loading: false },
  scene: { sceneId: "crypt", grid, sight, ...scene },
});
const [goblin, orc, lorien] = [
  creature("Gobelin 2", 5),
  creature("Orc", 0),
  creature("Lorien", 1, { kind: "character" }),
];

it("names the creatures that come into sight, with their places, and those that leave it", () => {
  expect(sightNews(seen([lorien]), seen([lorien, goblin]))).toBe("Gobelin 2 apparaît, case F1.");
  expect(sightNews(seen([goblin]), seen([]))).toBe("Gobelin 2 disparaît.");
  expect(sightNews(seen([]), seen([goblin, orc]))).toBe("Gobelin 2 (case F1) et Orc (case A1) apparaissent.");
  expect(sightNews(seen([goblin, orc]), seen([lorien]))).toBe("Gobelin 2 et Orc disparaissent.");
  expect(sightNews(seen([goblin]), seen([orc]))).toBe("Orc apparaît, case A1. Gobelin 2 disparaît.");
});

it("tells the MJ, who sees all of them, when the group sees one", () => {
  const hidden = { ...goblin, concealed: true };
  expect(sightNews(seen([hidden]), seen([goblin]))).toBe("Gobelin 2 apparaît, case F1.");
  expect(sightNews(seen([goblin]), seen([hidden]))).toBe("Gobelin 2 disparaît.");
});

it("says nothing of those that stay or move, of heroes, nor of what one player alone is shown", () => {
  expect(sightNews(seen([goblin]), seen([{ ...goblin, x: 900 }]))).toBeUndefined();
  expect(sightNews(seen([]), seen([lorien, { ...orc, secret: true }]))).toBeUndefined();
});

it("says nothing while the map loads, on another scene, nor where fog by hand decides or did", () => {
  const [before, now] = [seen([]), seen([goblin])];
  expect(sightNews({ ...before, loading: true }, now)).toBeUndefined();
  expect(sightNews(before, seen([goblin], { sceneId: "cellar" }))).toBeUndefined();
  expect(sightNews(before, seen([goblin], { sight: undefined }))).toBeUndefined();
  expect(sightNews(seen([], { sight: undefined }), now)).toBeUndefined();
  expect(sightNews(seen([], { sight: { ...sight, known: false } }), now)).toBeUndefined();
});
