import { setTimeout as wait } from "node:timers/promises";
import { moveTokens } from "domain/api/scenes";
import { CORRIDOR, middleOf } from "../../bench/sight/dungeon";
import { answered, dungeonTable, type Seated, showDungeon, startOf } from "../../bench/sight/dungeonTable";
import { watchVersions } from "../../e2e/support/deliveries";
import { openAs } from "../../e2e/support/openAs";
import { openCanvas } from "../../e2e/support/sceneCanvas";
import { stays } from "../../e2e/support/stays";
import { expect, test } from "../../e2e/support/test";
import { patience } from "../../support/patience";
import { startCountedApi } from "../support/countedApi";
import { countByKind, type Reads, without } from "./reads";

/** What opens with a page has come once none has for so long. */
const QUIET_MS = 2_000;

/** Of a map alone: heartbeats, and guards that write nothing, are told besides. */
const isOfMap = (path: string) => /\/(live|tokens|scenes)\//.test(path);

test("where sight decides, a move is told to maps once for each of the few documents that it changes", async ({
  browser,
}) => {
  test.setTimeout(patience(120_000));
  const api = await startCountedApi();
  const at = await dungeonTable(api.address, { light: "dusk" });
  await showDungeon(at);
  const { mj, players, heroes, creatures, params } = at;
  const [first, , , , , last] = players;
  if (first === undefined || last === undefined) throw new Error("nobody came");
  const told: (() => string[])[] = [];
  for (const who of [first, mj]) {
    const page = await openAs(browser, who);
    told.push(await watchVersions(page));
    await page.goto(at.path);
    await openCanvas(page);
  }
  const [ofPlayer, ofMj] = told.map((heard) => () => heard().filter(isOfMap));
  if (ofPlayer === undefined || ofMj === undefined) throw new Error("nobody listens");
  const move = async (who: Seated, tokenId: string | undefined, column: number, row: number) => {
    const { x, y } = middleOf({ column, row });
    const body = { moves: [{ tokenId: tokenId ?? "", path: [x, y] }] };
    await answered(who, moveTokens, { params, body });
  };
  const tells = async (act: () => Promise<void>, player: Reads, master: Reads) => {
    const before = [ofPlayer(), ofMj()] as const;
    const since = () => [
      countByKind(without(ofPlayer(), before[0])),
      countByKind(without(ofMj(), before[1])),
    ];
    await act();
    await expect.poll(since).toEqual([player, master]);
    await stays(async () => expect(since()).toEqual([player, master]), 700);
  };
  await wait(QUIET_MS);

  // The others stand before the first hero, who sees nothing that they do not.
  const known = { "campaigns/tokens": 1, "campaigns/live": 1 };
  await tells(() => move(first, heroes[0], startOf(0).column + 1, CORRIDOR), known, {
    ...{ ...known, "campaigns/scenes/sight": 1 },
  });
  const explored = { ...known, "campaigns/live": 2 };
  await tells(() => move(last, heroes[5], startOf(5).column + 1, CORRIDOR + 1), explored, {
    ...{ ...explored, "campaigns/scenes/sight": 1 },
  });
  // Of a creature that the group does not see, players hear nothing at all.
  const [creature] = creatures;
  if (creature === undefined) throw new Error("no creature");
  await tells(
    () => move(mj, creature.id, creature.room.column + 1, creature.room.row),
    {},
    {
      ...{ "campaigns/scenes/sceneTokens": 1, "campaigns/scenes/sight": 1 },
    },
  );
  await api.stop();
});
