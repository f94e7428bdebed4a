import { expect, it } from "vitest";
import { limits, whole } from "../../../testing/cyberpunkPlay";
import { duesOf, fallenOf } from "./dues";

const mortal = { ...whole, hitPointsLost: 40, deathSavePenalty: 2 };

it("a death save is due on each turn of the mortally wounded, who still act", () => {
  expect(duesOf(mortal, limits)).toMatchObject([
    {
      title: "Jet de mort",
      text: "1d10 + 2 sous 7. Raté : la mort.",
      request: { label: "Jet de mort, sous 7" },
      when: "turn",
    },
  ]);
  expect(fallenOf(mortal, limits)).toEqual({
    label: "À l'agonie",
    text: "Tu agis encore, à −4. Jet de mort : 1d10 + 2 sous 7 à chacun de tes tours.",
    tone: "dying",
  });
});

it("nothing is due of the dead and of who still stands", () => {
  const dead = { ...mortal, dead: true };
  expect([duesOf(dead, limits), fallenOf(dead, limits)?.tone]).toEqual([[], "dead"]);
  const hurt = { ...whole, hitPointsLost: 39 };
  expect([duesOf(hurt, limits), fallenOf(hurt, limits)]).toEqual([[], undefined]);
});
