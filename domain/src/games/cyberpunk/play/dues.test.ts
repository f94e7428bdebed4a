import { expect, it } from "vitest";
import { isAskedFor } from "../../../game/dues";
import { plainDie } from "../../../game/sheetDice";
import { askedRoll } from "../../../table/asks/askedRoll";
import { askedTraits } from "../../../table/asks/askedTraits";
import { limits, whole } from "../../../testing/cyberpunkPlay";
import { duesOf, fallenOf } from "./dues";
import { cyberpunkPlay } from "./play";
import { humanityOf } from "./pools";

const mortal = { ...whole, hitPointsLost: 40, deathSavePenalty: 2 };

it("a death save is due on each turn of the mortally wounded, who still act", () => {
  expect(duesOf(mortal, limits)).toMatchObject([
    {
      title: "Jet de mort",
      text: "1d10 + 2 sous 7. Raté : la mort.",
      request: { label: "Jet de mort, sous 7" },
      trait: "Jet de mort",
      when: "turn",
    },
  ]);
  expect(fallenOf(mortal, limits)).toEqual({
    label: "À l'agonie",
    text: "Tu agis encore, à −4. Jet de mort : 1d10 + 2 sous 7 à chacun de tes tours.",
    tone: "dying",
  });
});

it("a death save that the MJ asks for is the one that is due, decided by its die with the penalty of the state", () => {
  const asked = askedRoll({ system: "cyberpunk" } as never, {}, { trait: "Jet de mort" });
  expect(asked).toMatchObject({ dice: "1d10", subject: { kind: "dying" } });
  const [due] = duesOf(mortal, limits);
  expect(due && isAskedFor(due, [{ trait: "Jet de mort" }])).toBe(true);
  if (asked === undefined) throw new Error("not asked");
  const made = cyberpunkPlay.afterRoll?.(mortal, { request: asked, total: 5, dice: [plainDie(10, 5)] });
  const [operation] = made?.operations ?? [];
  expect(operation).toEqual({ kind: "deathSave", face: 5 });
  expect(operation && cyberpunkPlay.apply(mortal, operation, limits).state.dead).toBe(true);
  expect(askedTraits("cyberpunk").flatMap(({ traits }) => traits)).toEqual(
    expect.arrayContaining(["Initiative", "Confrontation", "Jet de mort"]),
  );
});

it("nothing is due of the dead and of who still stands", () => {
  const dead = { ...mortal, dead: true };
  expect([duesOf(dead, limits), fallenOf(dead, limits)?.tone]).toEqual([[], "dead"]);
  const hurt = { ...whole, hitPointsLost: 39 };
  expect([duesOf(hurt, limits), fallenOf(hurt, limits)]).toEqual([[], undefined]);
});

it("who has no Humanity left is the MJ's, unless they had none to lose", () => {
  const lost = { ...whole, humanityLost: humanityOf(whole, limits) };
  expect(fallenOf(lost, limits)).toMatchObject({ label: "Cyberpsychose", tone: "mad" });
  expect(fallenOf({ ...lost, humanityLost: lost.humanityLost - 1 }, limits)).toBeUndefined();
  expect(fallenOf({ ...lost, ...mortal }, limits)?.tone).toBe("dying");
  expect(fallenOf(whole, { ...limits, empathy: 0 })).toBeUndefined();
});
