import { cleanup } from "@testing-library/react";
import * as cthulhu from "domain/testing/cthulhuPlay";
import * as cyberpunk from "domain/testing/cyberpunkPlay";
import * as vampire from "domain/testing/vampirePlay";
import { afterEach, describe, expect, it } from "vitest";
import CthulhuTrackers from "../../../games/cthulhu/trackers/CthulhuTrackers";
import CyberpunkTrackers from "../../../games/cyberpunk/trackers/CyberpunkTrackers";
import VampireTrackers from "../../../games/vampire/trackers/VampireTrackers";
import { card, isBlocked, open, tap, trackersOf } from "../../../kits/trackers/testing/showTrackers";

afterEach(cleanup);

describe("a value in play stands between its own − and +", () => {
  it("in Call of Cthulhu: hit points and Sanity", () => {
    const show = trackersOf(CthulhuTrackers, cthulhu.whole, cthulhu.limits);
    const { pressed } = show({ state: { hitPointsLost: 2, sanity: 40 } });
    for (const name of ["Retirer 1 PV", "Ajouter 1 PV", "Retirer 1 SAN", "Ajouter 1 SAN"]) tap(name);
    expect(pressed()).toEqual([
      { kind: "damage", amount: 1 },
      { kind: "heal", amount: 1 },
      { kind: "loseSanity", amount: 1 },
      { kind: "gainSanity", amount: 1 },
    ]);
  });

  it("in Cyberpunk: hit points, armour or not, and Humanity", () => {
    const show = trackersOf(CyberpunkTrackers, cyberpunk.whole, cyberpunk.limits);
    const { pressed } = show({ state: { hitPointsLost: 2, humanityLost: 3 } });
    for (const name of ["Retirer 1 PV", "Ajouter 1 PV"]) tap(name);
    open("Humanité");
    for (const name of ["Retirer 1 point d'Humanité", "Ajouter 1 point d'Humanité"]) tap(name);
    expect(pressed()).toEqual([
      { kind: "damage", amount: 1 },
      { kind: "heal", amount: 1 },
      { kind: "loseHumanity", amount: 1 },
      { kind: "regainHumanity", amount: 1 },
    ]);
  });

  it("in Vampire: each kind of damage of each track, whole", () => {
    const show = trackersOf(VampireTrackers, vampire.whole, vampire.limits);
    const { pressed } = show({ state: { healthSuperficial: 1, healthAggravated: 0 } });
    tap("Ajouter 1 dégât superficiel de Santé");
    tap("Retirer 1 dégât superficiel de Santé");
    tap("Ajouter 1 dégât aggravé de Volonté");
    const superficial = { track: "health", severity: "superficial", amount: 1, halved: false };
    expect(pressed()).toEqual([
      { kind: "damage", ...superficial },
      { kind: "heal", track: "health", superficial: 1, aggravated: 0 },
      { kind: "damage", track: "willpower", severity: "aggravated", amount: 1, halved: false },
    ]);
    expect(isBlocked("Retirer 1 dégât aggravé de Santé")).toBe(true);
    expect(card("Santé").queryByRole("button", { name: /^Points de Santé/ })).toBeNull();
  });
});
