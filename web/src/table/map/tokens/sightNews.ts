import type { Grid } from "domain/documents/sceneSchema";
import { plural } from "domain/values/text/plural";
import type { MapView, TokenView } from "../view/sceneView";
import { placeText } from "./placeText";

type Watched = Pick<MapView, "tokens" | "loading"> & {
  readonly scene: Pick<MapView["scene"], "sceneId" | "grid" | "sight">;
};

const listed = new Intl.ListFormat("fr", { type: "conjunction" });

/** The creatures that the group sees. */
export const creaturesInSight = (tokens: readonly TokenView[]): TokenView[] =>
  tokens.filter(({ kind, concealed, secret }) => kind === "creature" && !concealed && !secret);

function appearText([first, ...others]: readonly TokenView[], grid: Grid): string[] {
  if (first === undefined) return [];
  if (others.length === 0) return [`${first.name} apparaît, ${placeText(grid, first)}.`];
  const names = [first, ...others].map((token) => `${token.name} (${placeText(grid, token)})`);
  return [`${listed.format(names)} apparaissent.`];
}

function vanishText(tokens: readonly TokenView[]): string[] {
  if (tokens.length === 0) return [];
  return [
    `${listed.format(tokens.map(({ name }) => name))} ${plural(tokens.length, "disparaît", "disparaissent")}.`,
  ];
}

/**
 * Which creatures have come into sight or left it since: « Gobelin 2 apparaît, case F4. » Undefined where none has, while
 * tokens are still to come, on another scene, and where fog by hand decides or did.
 */
export function sightNews(before: Watched, now: Watched): string | undefined {
  const isOther = before.scene.sceneId !== now.scene.sceneId || before.loading || now.loading;
  if (isOther || !before.scene.sight?.known || !now.scene.sight?.known) return undefined;
  const [were, are] = [creaturesInSight(before.tokens), creaturesInSight(now.tokens)];
  const missingIn = (others: readonly TokenView[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return ({ id }: TokenView) => !ids.has(id);
  };
  const said = [
    ...appearText(are.filter(missingIn(were)), now.scene.grid),
    ...vanishText(were.filter(missingIn(are))),
  ];
  return said.length > 0 ? said.join(" ") : undefined;
}
