import type { Grid } from "domain/documents/sceneSchema";
import type { Door, DoorState, SceneLight, Wall, WallKind } from "domain/documents/wallSchema";
import { cellAt, cellLabel, type Point } from "domain/table/scene/grid";
import { boxAround, type Points } from "domain/table/scene/shapes";
import type { Fixture } from "domain/table/sight/editWalls";
import type { Fixtures } from "domain/table/sight/fixtures";
import { placeText } from "../../tokens/placeText";

export const KIND_LABELS: Record<WallKind, string> = { wall: "Mur", object: "Objet", window: "Fenêtre" };
export const STATE_LABELS: Record<DoorState, string> = {
  open: "Ouverte",
  closed: "Fermée",
  locked: "Verrouillée",
  secret: "Secrète",
};

/** The two places between which a line goes: its ends; of a closed one the corners of the box around it. */
function endsOf(points: Points): [Point, Point] {
  const [x1 = 0, y1 = 0] = points;
  const [x2, y2] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  const box = boxAround([points]);
  return x1 === x2 && y1 === y2
    ? [
        { x: box.left, y: box.top },
        { x: box.right, y: box.bottom },
      ]
    : [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ];
}

/** A wall in words, as the one with this number: « Mur 3, case F4 à H4 ». */
export function wallText({ kind, points }: Wall, number: number, grid: Grid): string {
  const [from, to] = endsOf(points).map((place) => cellLabel(grid, cellAt(grid, place)));
  const name = `${KIND_LABELS[kind]} ${number}`;
  if (from === undefined || to === undefined) return name;
  return from === to ? `${name}, case ${from}` : `${name}, case ${from} à ${to}`;
}

export const doorText = (
  { points: [x1 = 0, y1 = 0, x2 = 0, y2 = 0], state }: Door,
  number: number,
  grid: Grid,
): string =>
  `Porte ${number}, ${placeText(grid, { x: (x1 + x2) / 2, y: (y1 + y2) / 2 })} : ${STATE_LABELS[state].toLowerCase()}`;

export const lightText = (light: SceneLight, number: number, grid: Grid): string =>
  `Lumière ${number}, ${placeText(grid, light)}`;

/** One of all in words, with its number among its own. */
export function fixtureText({ walls, doors, lights }: Fixtures, { is, one }: Fixture, grid: Grid): string {
  const numberIn = (all: readonly { readonly id: string }[]) => all.findIndex(({ id }) => id === one.id) + 1;
  if (is === "wall") return wallText(one, numberIn(walls), grid);
  return is === "door" ? doorText(one, numberIn(doors), grid) : lightText(one, numberIn(lights), grid);
}
