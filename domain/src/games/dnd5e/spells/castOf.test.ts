import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { limits, played, stateWith } from "../../../testing/dnd5ePlay";
import type { Dnd5eLimits } from "../play/limits";
import { FRESH_STATE } from "../play/state";
import { castOf, castOptions, checkCast, preferredOption } from "./castOf";
import { SPELLS } from "./catalogue";
import { isReady, isRitual, sheetSpells, spellCounts } from "./sheetSpells";
import type { CastableSpell } from "./spell";
import type { SpellEntry } from "./spellbook";
import { spellcastingsOf } from "./spellcasting";

const spell = (id: string): CastableSpell => {
  const found = SPELLS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No spell ${id}`);
  return found;
};
const caster = { level: 5, casting: { modifier: 3, attackBonus: 6, saveDifficulty: 14 } };
const slot = (level: number) => ({ way: { kind: "slot", key: String(level) }, level }) as never;
const cast = (id: string, level: number, who: Parameters<typeof castOf>[2] = caster, state = FRESH_STATE) =>
  castOf(spell(id), slot(level), who, state);

describe("the ways to cast a spell", () => {
  const state = stateWith({ slots: { ...FRESH_STATE.slots, "1": 3 } });
  const ways = (id: string, within: Dnd5eLimits = limits) =>
    castOptions(spell(id), state, within).map(({ label, left, max }) => [label, left, max]);

  it("are the slots from its level on, used up ones and the pact's included", () => {
    expect(ways("bless")).toEqual([
      ["Niveau 1", 0, 3],
      ["Niveau 2", 1, 1],
      ["Pacte, niveau 2", 2, 2],
    ]);
    expect(ways("fireball")).toEqual([]);
  });

  it("are a ritual too, and for a cantrip nothing that counts", () => {
    expect(ways("detect-magic").at(-1)).toEqual(["Rituel, 10 minutes de plus", undefined, undefined]);
    expect(ways("fire-bolt")).toEqual([["Sort mineur", undefined, undefined]]);
  });

  it("are a warlock's arcanum for spells above its slots", () => {
    const arcanum = { id: "mysticArcanum6", name: "Arcanum", max: 1, shortRest: 0 } as const;
    const within = { ...limits, resources: [arcanum] };
    const [option] = castOptions(spell("eyebite"), stateWith({ resources: { mysticArcanum6: 1 } }), within);
    expect(option).toMatchObject({ level: 6, left: 0, max: 1 });
    expect(option && castOf(spell("eyebite"), option, caster, FRESH_STATE).operations).toEqual([
      { kind: "spendResource", id: "mysticArcanum6", uses: 1 },
      { kind: "concentrate", spell: "Mauvais œil", level: 6 },
    ]);
    expect(castOptions(spell("eyebite"), FRESH_STATE, within)[0]?.left).toBe(1);
  });

  it("are closed to who is unconscious, stunned or dead, with a sentence", () => {
    const wounded = (lost: number, failures = 0) =>
      stateWith({
        hitPoints: { lost, temporary: 0, reduction: 0 },
        deathSaves: { successes: 0, failures },
      });
    expect(checkCast(wounded(1), limits)).toBeUndefined();
    const unable = "Impossible de lancer un sort dans cet état.";
    expect(checkCast(wounded(limits.hitPoints ?? 0), limits)).toBe(unable);
    expect(checkCast(stateWith({ conditions: { stunned: {} } }), limits)).toBe(unable);
    expect(checkCast(wounded(limits.hitPoints ?? 0, 3), limits)).toBe(
      "Ce personnage est mort : il ne lance plus de sort.",
    );
  });

  it("begin with the lowest that is left", () => {
    expect(preferredOption(castOptions(spell("bless"), state, limits))?.label).toBe("Niveau 2");
    const spent = stateWith({ slots: { ...FRESH_STATE.slots, "1": 3, "2": 1, pact: 2 } });
    expect(preferredOption(castOptions(spell("bless"), spent, limits))?.label).toBe("Niveau 1");
    expect(preferredOption([])).toBeUndefined();
  });
});

describe("casting a spell", () => {
  it("spends the slot and rolls at its level, the target saving against the caster's difficulty", () => {
    expect(cast("fireball", 5)).toEqual({
      level: 5,
      operations: [{ kind: "spendSlot", level: 5 }],
      save: { ability: "dex", difficulty: 14, success: "half" },
      rolls: [{ kind: "damage", type: "fire", dice: "10d6" }],
    });
  });

  it("adds the spellcasting modifier where the spell says so", () => {
    expect(cast("cure-wounds", 2).rolls).toEqual([{ kind: "heal", dice: "2d8+3" }]);
    expect(cast("cure-wounds", 1, { level: 1, casting: undefined }).rolls[0]?.dice).toBe("1d8");
    expect(cast("spiritual-weapon", 5).rolls[0]?.dice).toBe("2d8+3");
  });

  it("attacks once, or once a ray", () => {
    expect(cast("guiding-bolt", 1).attack).toEqual({ bonus: 6, count: 1, melee: false });
    expect(cast("scorching-ray", 4).attack).toEqual({ bonus: 6, count: 5, melee: false });
    expect(cast("eldritch-blast", 0, { ...caster, level: 11 }).attack?.count).toBe(3);
    expect(cast("bless", 1).attack).toBeUndefined();
  });

  it("grows cantrips with the character's level, and spends nothing for them", () => {
    const options = castOptions(spell("fire-bolt"), FRESH_STATE, limits);
    const [free] = options;
    if (free === undefined) throw new Error("No way");
    expect(castOf(spell("fire-bolt"), free, { ...caster, level: 17 }, FRESH_STATE)).toMatchObject({
      operations: [],
      rolls: [{ dice: "4d10" }],
    });
  });

  it("begins its concentration, and says whose it ends", () => {
    const held = stateWith({ concentration: { spell: "Flou", level: 2, saves: [] } });
    expect(cast("bless", 2, caster, held)).toMatchObject({
      ends: "Flou",
      operations: [
        { kind: "spendSlot", level: 2 },
        { kind: "concentrate", spell: "Bénédiction", level: 2 },
      ],
    });
    expect(cast("bless", 2)).not.toHaveProperty("ends");
    expect(cast("fireball", 3, caster, held)).not.toHaveProperty("ends");
  });

  it("costs no slot as a ritual, and the pact's where that is chosen", () => {
    const ritual = { way: { kind: "ritual" }, level: 1 } as const;
    expect(castOf(spell("detect-magic"), ritual, caster, FRESH_STATE).operations).toEqual([
      { kind: "concentrate", spell: "Détection de la magie", level: 1 },
    ]);
    const pact = { way: { kind: "slot", key: "pact" }, level: 2 } as const;
    expect(castOf(spell("shatter"), pact, caster, FRESH_STATE).operations).toEqual([
      { kind: "spendPactSlot" },
    ]);
  });

  it("presses operations that the state in play takes, for every spell and way", () => {
    const within = { ...limits, spellSlots: [1, 1, 1, 1, 1, 1, 1, 1, 1] };
    for (const one of SPELLS) {
      for (const option of castOptions(one, FRESH_STATE, within)) {
        const { operations } = castOf(one, option, caster, FRESH_STATE);
        expect(() => played(FRESH_STATE, operations, within)).not.toThrow();
      }
    }
  });
});

describe("the spells of a sheet", () => {
  const character = normaliseCharacter({
    abilityScores: { wis: 16 },
    classes: [{ name: "Clerc", level: 3, subclass: "Domaine de la Vie" }],
  });
  const castings = spellcastingsOf(character);
  const list = (entries: readonly SpellEntry[], catalogue = SPELLS) =>
    sheetSpells(entries, character, castings, catalogue);
  const entries: readonly SpellEntry[] = [
    { name: "Guiding Bolt", level: 1, preparation: "prepared" },
    { id: "light", name: "Lumière", level: 0 },
    { id: "bane", name: "Fléau", level: 1 },
    { name: "Bénédiction", preparation: "prepared" },
    {
      name: "Vent du soir",
      level: 2,
      own: { ritual: true, note: "À moi.", roll: { kind: "heal", dice: "1d4" } },
    },
  ];

  it("are found in the catalogue by id or name, by level, with what the subclass keeps prepared", () => {
    expect(list(entries).map(({ spell: { name }, preparation }) => [name, preparation])).toEqual([
      ["Lumière", "known"],
      ["Bénédiction", "always"],
      ["Imprécation", "known"],
      ["Rayon traçant", "prepared"],
      ["Soins", "always"],
      ["Arme spirituelle", "always"],
      ["Restauration partielle", "always"],
      ["Vent du soir", "known"],
    ]);
  });

  it("are cast when they are prepared, cantrips, or of a class that knows its spells", () => {
    expect(list(entries).map(isReady)).toEqual([true, true, false, true, true, true, true, false]);
    const bard = sheetSpells([{ name: "Bane" }], character, [], SPELLS);
    expect(bard[0] && isReady(bard[0])).toBe(true);
  });

  it("are rituals for the classes that cast rituals, and those of one's own for everybody", () => {
    const rituals = (name: string) => {
      const one = normaliseCharacter({ classes: [{ name, level: 5 }] });
      const own = { name: "Vent du soir", level: 2, own: { ritual: true } };
      const book = [{ id: "detect-magic", name: "" }, { id: "light", name: "" }, own];
      const listed = sheetSpells(book, one, spellcastingsOf(one), SPELLS);
      return listed.filter(isRitual).map(({ spell: { id } }) => id);
    };
    for (const name of ["Barde", "Clerc", "Druide", "Magicien"])
      expect(rituals(name)).toContain("detect-magic");
    for (const name of ["Ensorceleur", "Paladin", "Rôdeur"])
      expect(rituals(name)).toEqual(["own-vent du soir"]);
  });

  it("keep their name and level where the catalogue has them no more", () => {
    const kept = list([{ id: "gone-spell", name: "Sort perdu", level: 2 }, { name: "Sans niveau" }]).filter(
      ({ known }) => known === undefined,
    );
    expect(kept.map(({ spell: { name, level } }) => [name, level])).toEqual([
      ["Sans niveau", 0],
      ["Sort perdu", 2],
    ]);
    const [, lost] = kept;
    expect(lost && castOf(lost.spell, slot(2), caster, FRESH_STATE)).toEqual({
      level: 2,
      operations: [{ kind: "spendSlot", level: 2 }],
      rolls: [],
    });
    expect(list([], [])).toEqual([]);
  });

  it("keep what the player wrote, whatever the catalogue says of the name", () => {
    const [own] = list([{ name: "Lumière", level: 3, own: { concentration: true } }], []);
    expect(own?.spell).toEqual({ id: "own-lumiere", name: "Lumière", level: 3, concentration: true });
    const wind = list(entries).at(-1)?.spell;
    expect(wind).toMatchObject({ ritual: true, summary: "À moi.", rolls: [{ kind: "heal", dice: "1d4" }] });
  });

  it("are counted by class, without those that are always prepared", () => {
    expect(spellCounts(list(entries), castings)).toEqual([
      {
        casting: castings[0],
        cantrips: { chosen: 1, of: 3 },
        prepared: { chosen: 1, of: 6 },
      },
    ]);
    const [bard] = spellcastingsOf(normaliseCharacter({ classes: [{ name: "Rôdeur", level: 3 }] }));
    if (bard === undefined) throw new Error("No casting");
    expect(spellCounts([], [bard])).toEqual([{ casting: bard, known: { chosen: 0, of: 3 } }]);
  });

  it("count a warlock's arcana apart from its known spells", () => {
    const warlock = normaliseCharacter({ classes: [{ name: "Occultiste", level: 13 }] });
    const castings = spellcastingsOf(warlock);
    const known = ["hold-monster", "eyebite", "circle-of-death", "plane-shift"];
    const spells = sheetSpells(
      known.map((id) => ({ id, name: id })),
      warlock,
      castings,
      SPELLS,
    );
    expect(spellCounts(spells, castings)[0]).toMatchObject({
      known: { chosen: 1, of: 12 },
      arcana: { chosen: 3, of: 2 },
    });
    const young = spellcastingsOf(normaliseCharacter({ classes: [{ name: "Occultiste", level: 9 }] }));
    expect(spellCounts([], young)[0]).not.toHaveProperty("arcana");
  });

  it("give an arcane trickster its Mage Hand among its cantrips", () => {
    const cantrips = (name: string, subclass: string, level: number) =>
      spellcastingsOf(normaliseCharacter({ classes: [{ name, level, subclass }] }))[0]?.cantrips;
    expect([3, 10].map((level) => cantrips("Roublard", "Escroc arcanique", level))).toEqual([3, 4]);
    expect([3, 10].map((level) => cantrips("Guerrier", "Chevalier occulte", level))).toEqual([2, 3]);
  });

  it("grow with the oath of a paladin too", () => {
    const paladin = normaliseCharacter({
      classes: [{ name: "Paladin", level: 5, subclass: "Serment de Dévotion" }],
    });
    const given = sheetSpells([], paladin, spellcastingsOf(paladin), SPELLS);
    expect(given.map(({ spell: { id } }) => id).sort()).toEqual([
      "lesser-restoration",
      "protection-from-evil-and-good",
      "sanctuary",
      "zone-of-truth",
    ]);
  });
});
