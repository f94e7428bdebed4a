import { type CountedApi, startCountedApi } from "../../prove/support/countedApi";
import { BUDGETS } from "../budgets";
import { atLeast, atMost, atMostTimes, kilobytes, milliseconds, spread } from "../rows";
import type { ScenePages } from "../scene/scenePages";
import { drawPieces, type Images } from "../scene/slowPhone";
import { median, percentile } from "../statistics";
import type { Row } from "../table";
import { billOf, type Spent } from "./bill";
import { type ExploredHour, hourByHand, hourBySight, type OneAct } from "./exploredHour";
import { measureMapFile } from "./mapFile";
import { measureSightMoves } from "./sightMoves";
import { measureWalledFrames } from "./walledFrames";

const budgets = BUDGETS.scene.sight;
const documents = (value: number) => value.toFixed(1);
const frames = (value: number) => `${Math.round(value)} a second`;

interface Bench {
  readonly pages: ScenePages;
  readonly api: CountedApi;
  readonly images: Images;
}

async function moveRows({ pages, api }: Bench): Promise<Row[]> {
  const { own, others, messages } = await measureSightMoves(pages, api.address);
  console.log(`  A step where sight decides → one's own canvas and list: ${spread(own)}`);
  console.log(`    a message on the same screens → the other's: ${spread(messages)}`);
  const late = percentile(own, 0.95);
  return [
    atMost("A step where sight decides → one's own screen (p95)", late, budgets.own, milliseconds),
    atMostTimes("  → another's screen, against a message", others, messages, budgets.messageRatio),
  ];
}

async function frameRows({ pages, api, images }: Bench): Promise<Row[]> {
  const { alone, inCompany } = await measureWalledFrames(pages, api.address, images);
  const what = "Frames, a hero dragged on 50 × 30 squares with 400 walls, phone, CPU × 4";
  return [
    atLeast(what, alone, BUDGETS.scene.framesASecond, frames),
    atLeast("  while another one walks", inCompany, BUDGETS.scene.framesASecond, frames),
  ];
}

async function fileRows({ pages, api }: Bench): Promise<Row[]> {
  const { bytes, ready, drawn, longest } = await measureMapFile(pages, api.address);
  console.log(`  A map's file dropped → its picture on the MJ's canvas: ${spread(drawn)}`);
  const what = `A map's file of ${kilobytes(bytes)} dropped → picture and walls are there`;
  return [
    atMost(what, median(ready), budgets.file.ready, milliseconds),
    atMost("  the longest task of the page meanwhile", longest, budgets.file.task, milliseconds),
  ];
}

const each = (hour: ExploredHour, kind: string) => {
  const { acts = 0, reads = 0, writes = 0, deletes = 0 } = hour.tallies[kind] ?? {};
  return { acts, reads: reads / acts, writes: (writes + deletes) / acts };
};

function printHour(what: string, hour: ExploredHour, kinds: Readonly<Record<string, string>>): void {
  console.log(`  ${what}:`);
  for (const [kind, name] of Object.entries(kinds)) {
    const { acts, reads, writes } = each(hour, kind);
    console.log(
      `    ${acts} × ${name}: ${documents(reads)} reads and ${documents(writes)} writes by the API`,
    );
  }
  const { all, told, traces, pieces, overviews } = hour;
  const line = (name: string, { calls, reads, writes, deletes, bytes }: Spent) => {
    const amounts = { calls, reads, writes, deletions: deletes };
    const counted = Object.entries(amounts).flatMap(([of, amount]) =>
      amount > 0 ? [`${amount} ${of}`] : [],
    );
    console.log(`    ${name}: ${[...counted, `${(bytes / 1e6).toFixed(1)} MB`].join(", ")}`);
  };
  line("told to the maps' listeners", told);
  line(`pieces of the picture on the players' devices (${overviews} of them whole)`, pieces);
  line("traces of the players' drags (reckoned)", traces);
  line("together", all);
  console.log(
    `    ${billOf(all).toFixed(4)} $, ${(billOf(all) - billOf(traces)).toFixed(4)} $ without traces`,
  );
}

const oneMove = (what: string, { reads, writes, told }: OneAct) =>
  console.log(
    `    ${what}: ${documents(reads)} reads and ${documents(writes)} writes by the API, ${documents(told)} told`,
  );

async function costRows({ api, images }: Bench): Promise<Row[]> {
  const sight = await hourBySight(api, images);
  const hand = await hourByHand(api, images);
  console.log("  A move, and documents that seven open maps are told of it:");
  oneMove("where sight decides, all of which was seen before", sight.known);
  oneMove("the same, exploring", sight.exploring);
  console.log(`    by hand: 1 read by rules, 1 write by its client, ${documents(hand.known.told)} told`);
  printHour("An hour's exploration by six, where sight decides", sight, {
    ...{ move: "a player's move", mj: "the MJ's move of a creature", door: "a door" },
    piece: "a piece published",
  });
  printHour("The same with fog by hand", hand, { fog: "a room opened", piece: "a piece published" });
  const move = each(sight, "move");
  return [
    atMost("A move where sight decides, of an hour: reads by the API", move.reads, budgets.reads, documents),
    atMost("  and writes", move.writes, budgets.writes, documents),
  ];
}

export const SIGHT_PARTS = { moves: moveRows, frames: frameRows, file: fileRows, costs: costRows };

/** The map where the group's sight decides. */
export async function sightRows(
  pages: ScenePages,
  parts = Object.keys(SIGHT_PARTS) as (keyof typeof SIGHT_PARTS)[],
): Promise<Row[]> {
  const blank = await pages.blank();
  const images = await drawPieces(blank);
  await blank.context().close();
  const api = await startCountedApi();
  try {
    const rows: Row[] = [];
    for (const part of parts) rows.push(...(await SIGHT_PARTS[part]({ pages, api, images })));
    return rows;
  } finally {
    await api.stop();
  }
}
