import { describe, expect, it } from "vitest";
import { actor, classOf, type Draft, effect } from "../../testing/foundryActor";
import { worn } from "../../testing/wornCharacter";

const sword = (system: object = {}) => ({
  type: "weapon",
  name: "Épée",
  system: {
    equipped: true,
    type: { value: "martialM", baseItem: "longsword" },
    damage: { base: { number: 1, denomination: 8, types: ["slashing"] } },
    ...system,
  },
});

/** The attack with one weapon of a character with Strength 16 and Dexterity 14 of level 5. */
const attack = (weapon: object, draft: Draft = {}) => {
  const items = [classOf("fighter", 5), weapon, ...(draft.items ?? [])];
  const [action] = worn(actor({ scores: [16, 14], ...draft, items })).actions;
  return { bonus: action?.attackBonus, dice: action?.damage?.dice };
};

describe("a Foundry character wields a weapon", () => {
  const trained = (...value: string[]): Draft => ({ system: { traits: { weaponProf: { value } } } });

  it("with proficiency where its training covers it, and where nothing is known of its training", () => {
    expect(attack(sword()).bonus).toBe(3 + 3);
    expect(attack(sword(), trained()).bonus).toBe(3 + 3);
    expect(attack(sword(), trained("sim", "mar")).bonus).toBe(3 + 3);
    expect(attack(sword(), trained("simple", "longsword")).bonus).toBe(3 + 3);
    expect(attack(sword(), trained("sim")).bonus).toBe(3);
    expect(attack(sword({ type: { value: "natural" } }), trained("sim")).bonus).toBe(3 + 3);
  });

  it("as the weapon says, whatever its training", () => {
    expect(attack(sword({ proficient: false })).bonus).toBe(3);
    expect(attack(sword({ proficient: 0 }), trained("mar")).bonus).toBe(3);
    expect(attack(sword({ proficient: 1 }), trained()).bonus).toBe(3 + 3);
  });

  it("with a training that an effect gives", () => {
    const effects = [effect([["system.traits.weaponProf.value", 2, "mar"]])];
    expect(attack(sword(), { ...trained("sim"), effects }).bonus).toBe(3 + 3);
  });

  it("without the ability's modifier where the damage does not name it", () => {
    const older = (formula: string, rest: object = {}) =>
      attack(sword({ damage: { parts: [[formula, "slashing"]] }, ...rest })).dice;
    expect(older("1d6 + @mod")).toBe("1d6+3");
    expect(older("1d6 + @abilities.str.mod")).toBe("1d6+3");
    expect(older("1d6")).toBe("1d6");
    expect(older("1d6 + 2")).toBe("1d6+2");
    const base = (part: object) => attack(sword({ damage: { base: part } })).dice;
    expect(base({ bonus: "3" })).toBe("3");
    expect(base({ number: 1, denomination: 6, bonus: "1" })).toBe("1d6+4");
    expect(base({ custom: { enabled: true, formula: "2d4" } })).toBe("2d4+3");
    expect(base({ custom: { enabled: true, formula: "1" } })).toBe("1");
  });
});

describe("a monk of Foundry", () => {
  /** With Strength 10 and Dexterity 16; 3 + 2 where the weapon goes by the better of both. */
  const strike = (system: object, monk = "monk") => {
    const { actions } = worn(actor({ scores: [10, 16], items: [classOf(monk, 1), sword(system)] }));
    return actions[0]?.attackBonus;
  };
  const simple = (...properties: string[]) => ({ type: { value: "simpleM", baseItem: "club" }, properties });

  it("strikes with Dexterity with short swords and light simple weapons of melee", () => {
    expect(strike({ type: { value: "martialM", baseItem: "shortsword" } })).toBe(3 + 2);
    expect(strike(simple())).toBe(3 + 2);
    expect(strike(simple(), "moine")).toBe(3 + 2);
  });

  it("strikes with Strength with all others", () => {
    expect(strike({})).toBe(2);
    expect(strike(simple("two"))).toBe(2);
    expect(strike(simple("hvy"))).toBe(2);
    expect(strike(simple(), "fighter")).toBe(2);
  });
});

describe("what a Foundry character adds to every attack", () => {
  const bow = sword({ type: { value: "martialR" }, damage: { base: { number: 1, denomination: 8 } } });
  const bonuses = {
    mwak: { attack: "1", damage: "@abilities.cha.mod + 2" },
    rwak: { attack: "+2", damage: "1d4[fire]" },
  };

  it("counts in melee and at range apart", () => {
    const system = { bonuses };
    expect(attack(sword(), { system })).toEqual({ bonus: 3 + 3 + 1, dice: "1d8+5" });
    expect(attack(bow, { system })).toEqual({ bonus: 2 + 3 + 2, dice: "1d8+2+1d4" });
  });

  it("comes from effects too, and stands beside the weapon's own magic", () => {
    const effects = [
      effect([
        ["system.bonuses.mwak.damage", 2, "2"],
        ["system.bonuses.rwak.attack", 2, "2"],
      ]),
    ];
    const magic = sword({ properties: ["mgc"], magicalBonus: "1" });
    expect(attack(magic, { effects })).toEqual({ bonus: 3 + 3 + 1, dice: "1d8+6" });
    expect(attack(bow, { effects }).bonus).toBe(2 + 3 + 2);
  });

  it("stays with a weapon whose magic sleeps", () => {
    const asleep = sword({ properties: ["mgc"], magicalBonus: "3", attunement: "required", attuned: false });
    expect(attack(asleep, { system: { bonuses } })).toEqual({ bonus: 3 + 3 + 1, dice: "1d8+5" });
  });
});

describe("the lists of a Foundry character", () => {
  it("have what effects add and take", () => {
    const effects = [
      effect([
        ["system.traits.languages.value", 2, "draconic"],
        ["system.traits.languages.value", 2, "-common"],
        ["system.traits.armorProf.value", 5, '["lgt", "shl"]'],
      ]),
    ];
    const traits = {
      languages: { value: ["common", "elvish"], custom: "Patois" },
      armorProf: { value: ["hvy"] },
    };
    expect(worn(actor({ system: { traits }, effects })).proficiencies).toEqual([
      { label: "Armures", names: ["Armures légères", "Boucliers"] },
      { label: "Langues", names: ["Elfique", "Draconique", "Patois"] },
    ]);
  });

  it("leave out tools of which the character knows nothing", () => {
    const tools = { thief: { value: 1 }, disg: { value: 0 } };
    expect(worn(actor({ system: { tools } })).proficiencies).toEqual([
      { label: "Outils", names: ["Outils de voleur"] },
    ]);
    const older = { traits: { toolProf: { value: ["thief"], custom: "" } } };
    expect(worn(actor({ system: older })).proficiencies).toEqual([
      { label: "Outils", names: ["Outils de voleur"] },
    ]);
  });
});
