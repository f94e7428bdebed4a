import { describe, expect, it } from "vitest";
import type { Power } from "../../../game/powers/power";
import { act, limits, whole } from "../../../testing/cyberpunkPlay";
import { equippedOf, refusedSentence, textsOf } from "../../../testing/playLaws";
import { cyberpunkPowerRules } from "../powers/rules";
import { damageTaken } from "./damageTaken";
import { unknownImplants } from "./implants";
import { type CyberpunkOperation, cyberpunkPlay } from "./play";
import { empathyOf, humanityMaxOf, humanityOf } from "./pools";

const install = (name: string, humanity: number, sp?: number) =>
  ({ kind: "installImplant", name, humanity, ...(sp !== undefined && { sp }) }) as const;

describe("an implant", () => {
  it("takes its Humanity once, and its part of the maximum for as long as it is in place", () => {
    const eye = act({}, install("Cyberœil", 7));
    expect(textsOf(eye)).toEqual(["Implant posé : Cyberœil", "Humanité −7 : 43 / 48", "EMP 4"]);
    expect(humanityMaxOf(eye.state, limits)).toBe(48);
    expect(refusedSentence(() => act(eye.state, install("CYBEROEIL", 3)))).toBe("Déjà posé : CYBEROEIL.");
    const healed = act(eye.state, { kind: "regainHumanity", amount: 99 });
    expect(humanityOf(healed.state, limits)).toBe(48);
    expect(refusedSentence(() => act(healed.state, { kind: "regainHumanity", amount: 1 }))).toBe(
      "L'Humanité est déjà entière.",
    );
    const out = act(healed.state, { kind: "removeImplant", name: "Cyberœil" });
    expect(humanityMaxOf(out.state, limits)).toBe(50);
    expect(humanityOf(out.state, limits)).toBe(48);
    expect(empathyOf(out.state, limits)).toBe(4);
    expect(refusedSentence(() => act(out.state, { kind: "removeImplant", name: "Cyberœil" }))).toBe(
      "Rien à retirer en jeu : Cyberœil.",
    );
  });

  it("takes four where it replaces the body, and nothing where it took no Humanity", () => {
    const borg = act({}, { ...install("Corps blindé", 14), borgware: true });
    expect(textsOf(borg)).toContain("Humanité −14 : 36 / 46");
    expect(textsOf(act(borg.state, { kind: "removeImplant", name: "Corps blindé" }))).toContain(
      "Humanité au plus 50 (+4)",
    );
    expect(humanityMaxOf(act({}, install("Lentilles", 0)).state, limits)).toBe(50);
    const powers = [
      { name: "Corps blindé", kind: "Borgware", costs: { humanity: "4d6" } },
      { name: "Cyberbras", kind: "Cyberware", costs: { humanity: "2d6" } },
    ];
    const { implantPowers } = cyberpunkPlay.limitsOf(equippedOf("cyberpunk", { powers }));
    expect(implantPowers).toEqual([
      { name: "Corps blindé", sp: 0, most: 24, borgware: true },
      { name: "Cyberbras", sp: 0, most: 12 },
    ]);
    const implants = implantPowers.map(({ most: _, ...one }) => one);
    const recorded = act({ humanityLost: 30 }, { kind: "recordImplants", implants }, { implantPowers });
    expect(humanityMaxOf(recorded.state, limits)).toBe(44);
    const [first] = powers;
    const pressed = cyberpunkPowerRules.install?.(first as Power, () => 0);
    expect(pressed).toMatchObject([{ name: "Corps blindé", borgware: true }]);
  });

  it("is armour of head and body where it is under the skin; the best counts, and it wears", () => {
    const skin = act({}, install("Blindage sous-cutané", 14, 11)).state;
    const taken = (location: "head" | "body") =>
      damageTaken({ game: "cyberpunk", location, armour: "whole" }, 15, skin, limits);
    expect(taken("head")).toMatchObject({ lost: 8 });
    expect(taken("body")).toMatchObject({ lost: 4 });
    const hit = act(skin, { kind: "hit", location: "head", damage: 12, armour: "whole" });
    expect(textsOf(hit).at(-1)).toBe("Tête : SP 10 / 11");
    expect(cyberpunkPlay.valuesOf?.(hit.state, limits)).toMatchObject({ armor: { head: 10 } });
  });

  it("of a character of an earlier release is asked about while none is known and Humanity is missing", () => {
    const powers = { implantPowers: [{ name: "Cyberœil", sp: 0, most: 12 }] };
    const known = (lost: number, more = {}) =>
      unknownImplants({ ...whole, humanityLost: lost, ...more }, { ...limits, ...powers });
    expect(known(0)).toBeUndefined();
    expect(known(19)).toMatchObject({ lost: 19, most: 12 });
    expect(known(19, { implants: { cyberoeil: { name: "Cyberœil", sp: 0 } } })).toBeUndefined();
    expect(unknownImplants({ ...whole, humanityLost: 9 }, limits)).toBeUndefined();
    const record: CyberpunkOperation = { kind: "recordImplants", implants: [{ name: "Cyberœil", sp: 0 }] };
    const recorded = act({ humanityLost: 19 }, record, powers);
    expect(textsOf(recorded)).toEqual(["Implants posés : Cyberœil", "Humanité 31 / 48"]);
    expect(refusedSentence(() => act(recorded.state, record, powers))).toBe(
      "Les implants posés sont déjà connus.",
    );
  });

  it("is read among the powers with the most that it takes", () => {
    const equipped = equippedOf("cyberpunk", {
      powers: [
        { name: "Griffes", kind: "Cyberware", costs: { humanity: "2d6" } },
        { name: "Peau", kind: "Cyberware", costs: { humanity: "1d6+2" }, note: "Une peau : SP 7." },
        { name: "Épée", kind: "Programme" },
      ],
    });
    expect(cyberpunkPlay.limitsOf(equipped).implantPowers).toEqual([
      { name: "Griffes", sp: 0, most: 12 },
      { name: "Peau", sp: 7, most: 8 },
    ]);
  });
});

describe("a shield", () => {
  const shielded = { armour: { head: 0, body: 0, shield: 10 } };
  const hit = (damage: number) => ({ kind: "hit", location: "shield", damage, armour: "whole" }) as const;

  it("takes what hits it until it is broken, and lets nothing through", () => {
    const first = act({}, hit(6), shielded);
    expect(textsOf(first)).toEqual(["Bouclier : PV 4 / 10"]);
    const second = act(first.state, hit(30), shielded);
    expect(textsOf(second)).toEqual(["Bouclier : PV 0 / 10", "Le bouclier est brisé"]);
    expect(second.state.hitPointsLost).toBe(0);
    expect(refusedSentence(() => act(second.state, hit(1), shielded))).toBe(
      "Aucun bouclier pour arrêter le coup.",
    );
  });

  it("is foreseen as it comes to, and nobody without one has it", () => {
    const spec = { game: "cyberpunk", location: "shield", armour: "whole" } as const;
    expect(damageTaken(spec, 6, whole, { ...limits, ...shielded })).toMatchObject({
      parts: ["Bouclier, 10 PV : 6 → 4 PV"],
      lost: 0,
    });
    expect(damageTaken(spec, 6, whole, limits)).toEqual({ parts: ["Aucun bouclier pour arrêter le coup."] });
  });
});

describe("the initiative of an edgerunner", () => {
  const effects = (state: Partial<typeof whole>, armourPenalty: number) =>
    cyberpunkPlay
      .rollEffectsOf({ ...whole, ...state }, { ...limits, armourPenalty })
      .filter(({ appliesTo }) => appliesTo({ kind: "initiative", trait: "ref" }))
      .map(({ label, modifier }) => `${label} ${modifier}`);

  it("is hindered by heavy armour, as REF is, and not by wounds", () => {
    expect(effects({}, -2)).toEqual(["Armure lourde -2"]);
    expect(effects({ hitPointsLost: 30 }, 0)).toEqual([]);
  });
});
