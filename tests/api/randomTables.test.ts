import { deleteCampaign } from "domain/api/campaigns";
import {
  createRandomTable,
  deleteRandomTable,
  listRandomTables,
  rollRandomTable,
  updateRandomTable,
} from "domain/api/randomTables";
import { MAX_RANDOM_TABLES, randomTables } from "domain/documents/randomTable";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { put, read } from "../support/database";
import { RUMOURS, rumoursOf } from "../support/randomTables";
import { seat, type TestTable, table } from "./support/seats";

const atTable = ({ params }: TestTable, tableId = "rumours") => ({ params: { ...params, tableId } });

async function written() {
  const [mona, ana] = [await seat("Mona"), await seat("Ana")];
  const brumes = await table(mona, [ana]);
  await put(randomTables, [brumes.id, "rumours"], rumoursOf(mona.uid));
  return { mona, ana, brumes };
}

describe("a random table", () => {
  it("is written, listed, changed and deleted by the MJ", async () => {
    const mona = await seat("Mona");
    const brumes = await table(mona);
    const made = await mona.browser.call(createRandomTable, { params: brumes.params, body: RUMOURS });
    expect([made.status, made.body]).toMatchObject([200, { ...RUMOURS, version: 1 }]);
    const at = atTable(brumes, String(made.body?.id));
    expect((await mona.browser.call(listRandomTables, { params: brumes.params })).body).toEqual([made.body]);
    const body = { name: "Bruits", rows: RUMOURS.rows.slice(1), version: 1 };
    const changed = await mona.browser.call(updateRandomTable, { ...at, body });
    expect(changed.body).toMatchObject({ name: "Bruits", version: 2 });
    expect(refusal(await mona.browser.call(updateRandomTable, { ...at, body }))).toEqual([
      409,
      "stale-version",
    ]);
    expect((await mona.browser.call(deleteRandomTable, at)).status).toBe(204);
    expect(refusal(await mona.browser.call(updateRandomTable, { ...at, body }))).toEqual([
      404,
      "random-table-not-found",
    ]);
  });

  it("is made once for a request that is sent again", async () => {
    const { mona, brumes } = await written();
    const body = { ...RUMOURS, requestId: "random-table-request" };
    const first = await mona.browser.call(createRandomTable, { params: brumes.params, body });
    const again = await mona.browser.call(createRandomTable, { params: brumes.params, body });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it("is rolled on the server, once, into the table's log or the MJ's", async () => {
    const { mona, brumes } = await written();
    const roll = (requestId: string, audience: "table" | "mj") =>
      mona.browser.call(rollRandomTable, { ...atTable(brumes), body: { requestId, audience } });
    const seen = await roll("request-of-a-table-roll", "table");
    expect(seen.body).toMatchObject({ label: RUMOURS.name, notation: "1d4", audience: "table" });
    const text = (seen.body as RollDocument).outcome?.label;
    expect(RUMOURS.rows.map((row) => row.text)).toContain(text);
    expect((await roll("request-of-a-table-roll", "table")).body).toEqual(seen.body);
    expect(await read(rolls, brumes.id, "request-of-a-table-roll")).toMatchObject({
      outcome: { label: text },
    });
    await roll("request-of-a-secret-roll", "mj");
    expect(await read(mjRolls, brumes.id, "request-of-a-secret-roll")).toMatchObject({ uid: mona.uid });
    expect(await read(rolls, brumes.id, "request-of-a-secret-roll")).toBeUndefined();
  });

  it("is refused to players and strangers: list, write, change, roll", async () => {
    const { ana, brumes } = await written();
    const nobody = await seat("Nobody");
    for (const { browser } of [ana, nobody]) {
      for (const answer of [
        await browser.call(listRandomTables, { params: brumes.params }),
        await browser.call(createRandomTable, { params: brumes.params, body: RUMOURS }),
        await browser.call(updateRandomTable, { ...atTable(brumes), body: { ...RUMOURS, version: 1 } }),
        await browser.call(rollRandomTable, {
          ...atTable(brumes),
          body: { requestId: "request-of-a-player", audience: "table" },
        }),
        await browser.call(deleteRandomTable, atTable(brumes)),
      ]) {
        expect(refusal(answer)).toEqual([403, "forbidden"]);
        expect(JSON.stringify(answer.body)).not.toContain("phare");
      }
    }
  });

  it("is one of 50 at most, and leaves with its campaign", async () => {
    const { mona, brumes } = await written();
    await Promise.all(
      Array.from({ length: MAX_RANDOM_TABLES - 1 }, (_, at) =>
        put(randomTables, [brumes.id, `more-${at}`], rumoursOf(mona.uid)),
      ),
    );
    const { params } = brumes;
    expect(refusal(await mona.browser.call(createRandomTable, { params, body: RUMOURS }))).toEqual([
      403,
      "random-table-quota-reached",
    ]);
    const empty = await mona.browser.call(createRandomTable, { params, body: { ...RUMOURS, rows: [] } });
    expect(empty.status).toBe(400);
    await mona.browser.call(deleteCampaign, { params });
    await expect.poll(() => read(randomTables, brumes.id, "rumours")).toBeUndefined();
  });
});
