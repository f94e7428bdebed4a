import { describe, expect, it } from "vitest";
import { MAX_CREATURE_BYTES } from "../games/creature";
import type { Dnd5eCreature } from "../games/dnd5e/creatures/creature";
import { dnd5eUses } from "../games/dnd5e/creatures/uses";
import { DRAKE, STAT_BLOCK_FILES } from "../testing/imports/statBlocks";
import { AppError } from "../values/errors";
import { countBytes } from "../values/text/characters";
import { readCharacterFile } from "./characterFile";
import { readCreatureFile } from "./creatureFile";

const read = (content: unknown) => readCreatureFile(JSON.stringify(content));
const creatureOf = (changes: object = {}) => read({ ...DRAKE, ...changes }).creatures[0] as Dnd5eCreature;
const attacking = (...Actions: object[]) => creatureOf({ Actions }).attacks;

const sentenceOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error.message;
  }
  return "read";
};

describe("a file of Improved Initiative", () => {
  it.each(STAT_BLOCK_FILES.map((file, place) => [place, file] as const))(
    "gives its creatures in whichever shape it has been written: %i",
    (_, file) => {
      const { creatures, unread } = read(file);
      expect([creatures.map(({ name }) => name), unread]).toEqual([["Amber Drake"], []]);
    },
  );

  it("has the numbers, defences and words of each", () => {
    const { attacks, traits, ...creature } = creatureOf();
    const nonmagical = { unless: "magical" };
    expect(creature).toEqual({
      system: "dnd5e",
      name: "Amber Drake",
      about: "Dragon (amber) de taille G, loyal mauvais",
      life: { max: 85, dice: "9d10+36" },
      challenge: 0.5,
      experience: 100,
      proficiencyBonus: 2,
      initiative: 2 + 2,
      armourClass: 17,
      armourNote: "natural armor",
      speeds: { walk: 9, climb: 6, fly: 18 },
      hovers: true,
      abilities: { str: 20, dex: 14, con: 18, int: 10, wis: 12, cha: 15 },
      saves: { dex: 5 },
      skills: { perception: 4 },
      senses: { blindsight: 9, darkvision: 36 },
      passivePerception: 14,
      languages: "Common, Draconic",
      resistances: [
        { type: "acid" },
        { type: "bludgeoning", ...nonmagical },
        { type: "piercing", ...nonmagical },
        { type: "slashing", ...nonmagical },
      ],
      immunities: [{ type: "fire" }, { type: "poison" }],
      vulnerabilities: [{ type: "cold" }],
      conditionImmunities: ["frightened", "poisoned"],
      legendary: ["Detect", "Wing Attack (2 actions)"],
    });
    expect(traits.map(({ name }) => name)).toEqual([
      "Résistance légendaire",
      "Multiattack",
      "Dash (action bonus)",
      "Parry (réaction)",
    ]);
    expect(attacks).toHaveLength(4);
  });

  it("has attacks with what a hit deals, and saves with what they take", () => {
    expect(creatureOf().attacks.map(({ note: _, range: _range, ...attack }) => attack)).toEqual([
      {
        id: "attack-1",
        name: "Bite",
        attackBonus: 7,
        damage: [
          { dice: "2d10+5", type: "piercing" },
          { dice: "2d6", type: "fire" },
        ],
      },
      { id: "attack-2", name: "Spear", attackBonus: 7, damage: [{ dice: "1d6+5", type: "piercing" }] },
      { id: "attack-3", name: "Needle", attackBonus: 4, damage: [{ dice: "1", type: "piercing" }] },
      {
        id: "attack-4",
        name: "Fire Breath",
        damage: [{ dice: "10d6", type: "fire" }],
        save: { ability: "dex", difficulty: 15, success: "half" },
      },
    ]);
    expect(creatureOf().attacks.map(({ range }) => range)).toEqual([
      "allonge 3 m",
      "allonge 1,5 m",
      undefined,
      undefined,
    ]);
    expect(creatureOf().attacks[3]?.note).toMatch(/^Recharge 5–6 · Each creature must/);
    const Content = "Wisdom Saving Throw: DC 13, one creature. Failure: 5 (1d10) Psychic damage.";
    expect(attacking({ Name: "Scream", Content })[0]).toMatchObject({
      damage: [{ dice: "1d10", type: "psychic" }],
      save: { ability: "wis", difficulty: 13, success: "none" },
    });
    expect(attacking({ Name: "Lair Actions", Content })).toEqual([]);
    const Traits = [{ Name: "Magic Weapons", Content: "Its weapons are magical." }];
    expect(creatureOf({ Traits }).attacks.map(({ magical }) => magical)).toEqual([
      true,
      true,
      true,
      undefined,
    ]);
  });

  it("counts what it may do a number of times", () => {
    expect(dnd5eUses({ ...creatureOf(), id: "drake" }).map(({ label }) => label)).toEqual([
      "Actions légendaires",
      "Résistance légendaire",
      "Action d'antre",
      "Fire Breath",
    ]);
  });

  it.each([
    [["cold", "bludgeoning"], "cold bludgeoning"],
    [
      ["Bludgeoning", "Piercing", "and Slashing from Nonmagical Attacks that aren't Silvered"],
      "bludgeoning/silvered piercing/silvered slashing/silvered",
    ],
    [
      ["fire", "damage from nonmagical weapons that aren't adamantine"],
      "fire bludgeoning/adamantine piercing/adamantine slashing/adamantine",
    ],
    [
      ["bludgeoning, piercing, and slashing from nonmagical weapons; cold"],
      "bludgeoning/magical piercing/magical slashing/magical cold",
    ],
    [["piercing from magic weapons wielded by good creatures", "fire"], "fire"],
  ])("has of %j what can be compared with damage", (DamageResistances, expected) => {
    const { resistances } = creatureOf({ DamageResistances });
    expect(resistances.map(({ type, unless }) => [type, unless].filter(Boolean).join("/")).join(" ")).toBe(
      expected,
    );
  });

  it("is read where little is written, and within bounds where too much is", () => {
    const bare = { Name: "Ombre", HP: {}, AC: {}, Abilities: {}, Challenge: "" };
    expect(
      creatureOf({ ...Object.fromEntries(Object.keys(DRAKE).map((key) => [key, null])), ...bare }),
    ).toMatchObject({
      ...{ life: { max: 1 }, armourClass: 10, challenge: 0, initiative: 0, passivePerception: 10, about: "" },
    });
    const long = Array.from({ length: 90 }, (_, index) => ({
      Name: `Mot ${index}`,
      Content: "é".repeat(3000),
    }));
    const full = creatureOf({ Actions: [...DRAKE.Actions, ...long], Traits: long });
    expect(countBytes(JSON.stringify(full))).toBeLessThan(MAX_CREATURE_BYTES);
    expect(full.traits).toHaveLength(20);
    const far = { HP: { Value: 1e9 }, AC: { Value: -5 }, Challenge: "99", InitiativeModifier: 1e9 };
    expect(creatureOf(far)).toMatchObject({
      life: { max: 9999 },
      armourClass: 1,
      challenge: 30,
      initiative: 40,
    });
  });

  it("names those that have no name to be kept under, and is refused without a readable one", () => {
    expect(read([DRAKE, { ...DRAKE, Name: " " }]).unread).toEqual(["sans nom"]);
    expect(sentenceOf(() => read([{ ...DRAKE, Name: "" }]))).toBe(
      "Ce fichier d'Improved Initiative n'a pas de créature lisible.",
    );
    expect(sentenceOf(() => read({ "ImprovedInitiative.Settings": "{}" }))).toMatch(
      /pas de créature lisible/,
    );
  });

  it("is no character, and a character's file has no creatures", () => {
    for (const file of STAT_BLOCK_FILES) {
      expect(sentenceOf(() => readCharacterFile(JSON.stringify(file)))).toMatch(
        /^Ce fichier vient d'Improved Initiative, /,
      );
    }
    expect(sentenceOf(() => read({ name: "Lorien" }))).toBe(
      "Ce fichier n'a pas de créatures. Sont lues : les créatures exportées d'Improved Initiative.",
    );
    expect(sentenceOf(() => read({ _meta: { sources: [] }, monster: [] }))).toMatch(
      /^Ce fichier vient de 5etools, /,
    );
    expect(sentenceOf(() => readCreatureFile("<html>"))).toBe("Ce fichier n'est pas un JSON lisible.");
  });
});
