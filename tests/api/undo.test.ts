import { randomUUID } from "node:crypto";
import { type PlayLogDocument, playLog } from "domain/documents/play";
import { describe, expect, it } from "vitest";
import { put } from "../support/database";
import { age, atTable, damage, logOf, minutesAgo, outcomes, pointsOf, send } from "./support/play";

describe("undoing a change of the state in play", () => {
  it("leaves what others changed since, and happens once", async () => {
    const { ana, mj, hero } = await atTable();
    const id = randomUUID();
    await send(ana, hero, { id, ...damage(7) });
    await send(mj, hero, damage(2));
    const undo = { id: randomUUID(), undo: id };
    expect(await outcomes(send(ana, hero, undo))).toEqual(["Annulé : +7 PV"]);
    expect(await outcomes(send(ana, hero, undo))).toEqual(["Annulé : +7 PV"]);
    expect(await outcomes(send(ana, hero, { undo: id }))).toEqual(["Cette action est déjà annulée."]);
    expect(await pointsOf(ana, hero)).toBe(18);
    expect(await logOf(hero, id)).toMatchObject({ undoneBy: undo.id });
  });

  it("may be sent with what it undoes", async () => {
    const { ana, hero } = await atTable();
    const id = randomUUID();
    const answer = send(ana, hero, { id, ...damage(7) }, { undo: id });
    expect(await outcomes(answer)).toEqual(["−7 PV", "Annulé : +7 PV"]);
    expect(await pointsOf(ana, hero)).toBe(20);
  });

  it("takes back what was logged before the inverses of all games were one", async () => {
    const { ana, hero } = await atTable();
    const id = randomUUID();
    await send(ana, hero, { id, ...damage(7) });
    const entry = (await logOf(hero, id)) as PlayLogDocument;
    await put(playLog, [hero, id], { ...entry, inverse: [{ kind: "takeBack", hitPoints: { lost: -7 } }] });
    expect(await outcomes(send(ana, hero, { undo: id }))).toEqual(["Annulé : +7 PV"]);
    expect(await pointsOf(ana, hero)).toBe(20);
  });

  it("is for ten minutes, by who did it or the MJ", async () => {
    const { ana, mj, hero } = await atTable();
    const [first, second] = [randomUUID(), randomUUID()];
    await send(mj, hero, { id: first, ...damage(1) });
    await send(ana, hero, { id: second, ...damage(1) });
    expect(await outcomes(send(ana, hero, { undo: first }))).toEqual([
      "Seul son auteur ou le MJ peut annuler cette action.",
    ]);
    expect(await outcomes(send(mj, hero, { undo: second }))).toEqual(["Annulé : +1 PV"]);
    await age(hero, first, minutesAgo(11));
    expect(await outcomes(send(mj, hero, { undo: first }, { undo: "jamais-fait" }))).toEqual([
      "Une action ne s'annule que pendant dix minutes.",
      "Cette action n'est plus dans l'historique.",
    ]);
  });
});
