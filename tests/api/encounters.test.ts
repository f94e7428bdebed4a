import { deleteCampaign } from "domain/api/campaigns";
import {
  createEncounter,
  deleteEncounter,
  getEncounter,
  listEncounters,
  updateEncounter,
} from "domain/api/encounters";
import { encounters } from "domain/documents/encounter";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { AMBUSH, ambushOf, CULTIST, THUG } from "../support/creatures";
import { put, read } from "../support/database";
import { seat, type TestTable, table } from "./support/seats";

const atTable = ({ params }: TestTable, encounterId: string) => ({ params: { ...params, encounterId } });

async function prepared() {
  const [mona, ana] = [await seat("Mona"), await seat("Ana")];
  const brumes = await table(mona, [ana]);
  await put(encounters, [brumes.id, "ambush"], ambushOf(mona.uid));
  return { mona, ana, brumes, at: atTable(brumes, "ambush") };
}

describe("an encounter", () => {
  it("is prepared, listed without its creatures, read whole, changed and deleted by the MJ", async () => {
    const mona = await seat("Mona");
    const brumes = await table(mona);
    const made = await mona.browser.call(createEncounter, { params: brumes.params, body: AMBUSH });
    expect([made.status, made.body]).toMatchObject([200, { ...AMBUSH, version: 1 }]);
    const id = String(made.body?.id);
    const listed = await mona.browser.call(listEncounters, { params: brumes.params });
    const { lines: _, ...outline } = made.body ?? {};
    expect(listed.body).toEqual([outline]);
    expect((await mona.browser.call(getEncounter, atTable(brumes, id))).body).toEqual(made.body);
    const body = { name: "Le pont", lines: AMBUSH.lines.slice(1), version: 1 };
    const changed = await mona.browser.call(updateEncounter, { ...atTable(brumes, id), body });
    expect(changed.body).toMatchObject({ name: "Le pont", version: 2, outline: [{ name: "Chef" }] });
    expect((await mona.browser.call(deleteEncounter, atTable(brumes, id))).status).toBe(204);
    expect(refusal(await mona.browser.call(getEncounter, atTable(brumes, id)))).toEqual([
      404,
      "encounter-not-found",
    ]);
  });

  it("is made once for a request that is sent again", async () => {
    const { mona, brumes } = await prepared();
    const body = { ...AMBUSH, requestId: "encounter-request" };
    const first = await mona.browser.call(createEncounter, { params: brumes.params, body });
    const again = await mona.browser.call(createEncounter, { params: brumes.params, body });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it("is refused to players: read, list, change", async () => {
    const { ana, brumes, at } = await prepared();
    const { browser } = ana;
    for (const answer of [
      await browser.call(listEncounters, { params: brumes.params }),
      await browser.call(getEncounter, at),
      await browser.call(createEncounter, { params: brumes.params, body: AMBUSH }),
      await browser.call(updateEncounter, { ...at, body: { ...AMBUSH, version: 1 } }),
      await browser.call(deleteEncounter, at),
    ]) {
      expect(refusal(answer)).toEqual([403, "forbidden"]);
      expect(JSON.stringify(answer.body)).not.toContain("Chef");
    }
  });

  it("is changed by one of two devices that read the same version", async () => {
    const { mona, at } = await prepared();
    const change = (name: string) =>
      mona.browser.call(updateEncounter, { ...at, body: { ...AMBUSH, name, version: 1 } });
    const answers = await Promise.all([change("Un"), change("Deux")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("of a campaign with an id that none can have is found nowhere, and nothing is made", async () => {
    const { mona, brumes } = await prepared();
    for (const id of ["a/b", `${brumes.id}/encounters`]) {
      const params = { ...brumes.params, id };
      const answer = await mona.browser.call(createEncounter, { params, body: AMBUSH });
      expect([id, ...refusal(answer)]).toEqual([id, 404, "campaign-not-found"]);
    }
    const listed = await mona.browser.call(listEncounters, { params: brumes.params });
    expect(listed.body).toHaveLength(1);
  });

  it("of another game than the campaign, or of too many lines, is refused", async () => {
    const { mona, brumes } = await prepared();
    const create = (lines: unknown) =>
      mona.browser.call(createEncounter, {
        params: brumes.params,
        body: { name: "Trop", lines: lines as typeof AMBUSH.lines },
      });
    const [line] = AMBUSH.lines;
    expect(refusal(await create(Array(21).fill(line)))).toEqual([400, "invalid-input"]);
    expect(refusal(await create([{ ...line, creature: { ...THUG, id: "x", system: "tarot" } }]))).toEqual([
      400,
      "invalid-input",
    ]);
    const foreign = await create([line, { ...line, creature: CULTIST }]);
    expect(refusal(foreign)).toEqual([400, "invalid-input"]);
    expect(foreign.body?.error).toContain("Une de ces créatures est d'un autre jeu que la campagne.");
  });

  it("is one of fifty at most, even when several are made at once", async () => {
    const { mona, brumes } = await prepared();
    await Promise.all(
      Array.from({ length: 47 }, (_, n) => put(encounters, [brumes.id, `e-${n}`], ambushOf(mona.uid))),
    );
    const body = { name: "Encore", lines: [] };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => mona.browser.call(createEncounter, { params: brumes.params, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused && refusal(refused)).toEqual([403, "encounter-quota-reached"]);
  });

  it("goes with its campaign", async () => {
    const { mona, brumes } = await prepared();
    await mona.browser.call(deleteCampaign, { params: brumes.params });
    expect(await read(encounters, brumes.id, "ambush")).toBeUndefined();
  });
});
