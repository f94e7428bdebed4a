import type { Page } from "@playwright/test";
import { cellLabel } from "domain/table/scene/grid";
import { openCanvas, tokenLine } from "../../e2e/support/sceneCanvas";
import { nextClick, nextKey, sighting } from "../live/stopwatch";
import { rounds } from "../rounds";
import { drawnOf } from "../scene/canvasLog";
import { closeAll, type ScenePages } from "../scene/scenePages";
import { CORRIDOR, DUNGEON_GRID } from "./dungeon";
import { dungeonTable, showDungeon, startOf } from "./dungeonTable";

const WARM_UP = 5;
/** A member may send 30 messages a minute. */
const STEPS = rounds(25);
/** What is drawn elsewhere has moved by more, in CSS pixels. */
const STILL = 2;

/** Milliseconds from the key or the click, one a sample. */
export interface SightMoves {
  /** To the mover's own canvas and list. */
  readonly own: readonly number[];
  /** To the list of another player. */
  readonly others: readonly number[];
  /** Of a message on the same two screens, to the other's. */
  readonly messages: readonly number[];
}

const LINES = 'ul[aria-label="Jetons de la scène"] li';

/** When the token was drawn elsewhere first, after a moment. */
async function movedAt(page: Page, after: number): Promise<number> {
  const drawn = await drawnOf(page, "Lorien");
  const before = drawn.findLast(({ at }) => at < after);
  const away = ({ left, top }: { left: number; top: number }) =>
    Math.hypot(left - (before?.left ?? 0), top - (before?.top ?? 0));
  return drawn.find((one) => one.at >= after && away(one) > STILL)?.at ?? Number.NaN;
}

async function stepOnce(mover: Page, other: Page, square: string) {
  await mover.getByRole("application").focus();
  const sight = { selector: LINES, text: square };
  const [pressed, listed, seen] = [
    await nextKey(mover),
    await sighting(mover, sight),
    await sighting(other, sight),
  ];
  await mover.keyboard.press("ArrowRight");
  const start = await pressed();
  const [own, there] = [await listed(), await seen()];
  return { own: Math.max(own, await movedAt(mover, start)) - start, others: there - start };
}

async function sayOnce(speaker: Page, other: Page, text: string): Promise<number> {
  await speaker.getByRole("textbox", { name: "Message" }).fill(text);
  const [clicked, seen] = [await nextClick(speaker), await sighting(other, { selector: "li", text })];
  await speaker.getByRole("button", { name: "Envoyer" }).click();
  return (await seen()) - (await clicked());
}

/** A hero walks along the corridor of a dungeon by arrow keys, turn by turn with a message of its player. */
export async function measureSightMoves(pages: ScenePages, server: string): Promise<SightMoves> {
  const at = await dungeonTable(server, { light: "day" });
  await showDungeon(at);
  const { players, path } = at;
  const [nina, leo] = players;
  if (nina === undefined || leo === undefined) throw new Error("nobody came");
  const [mover, other] = [await pages.onMap(nina, path), await pages.onMap(leo, path)];
  for (const page of [mover, other]) {
    await openCanvas(page);
    await (await tokenLine(page, "Lorien")).waitFor();
  }
  const found: Record<keyof SightMoves, number[]> = { own: [], others: [], messages: [] };
  const { column } = startOf(0);
  for (let turn = 1; turn <= WARM_UP + STEPS; turn += 1) {
    const message = await sayOnce(mover, other, `Ligne ${100 + turn}.`);
    const step = await stepOnce(
      mover,
      other,
      `case ${cellLabel(DUNGEON_GRID, { column: column + turn, row: CORRIDOR })}`,
    );
    if (turn <= WARM_UP) continue;
    found.own.push(step.own);
    found.others.push(step.others);
    found.messages.push(message);
  }
  await closeAll([mover, other]);
  return found;
}
