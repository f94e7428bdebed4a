import { describe, expect, it } from "vitest";
import { abilityKey } from "./abilityScores";
import { normaliseCharacter } from "./normaliseCharacter";
import { type SkillKey, skillKey } from "./skills";

/** For each field: all its names, a value under such a name, and the character that results. */
const fieldAliases: readonly (readonly [names: string[], raw: unknown, expected: object])[] = [
  [["id", "_id", "characterId"], "x", { id: "x" }],
  [["name", "nom", "characterName"], "Kara", { name: "Kara" }],
  [["system", "game", "système", "jeu"], "vampire", { system: "vampire" }],
  [["userId", "ownerId", "uid"], "u", { userId: "u" }],
  [
    ["campaign", "campaignId", "campagne"],
    { _id: "c", nom: "Nuit" },
    { campaign: { id: "c", name: "Nuit" } },
  ],
  [["campaign"], { campaignId: "c", title: "Nuit" }, { campaign: { id: "c", name: "Nuit" } }],
  [["pronouns", "pronoun", "pronoms", "pronom"], "iel", { pronouns: "iel" }],
  [
    ["classes", "class", "classe", "className", "clan", "occupation"],
    "Barde",
    { classes: [{ name: "Barde" }] },
  ],
  [["level", "levels", "niveau", "lvl"], 3, { level: 3 }],
  [["race", "species", "espèce", "ancestry", "peuple"], "Elfe", { race: "Elfe" }],
  [["background", "historique", "origine", "origin"], "Ermite", { background: "Ermite" }],
  [["alignment", "alignement"], "Neutre", { alignment: "Neutre" }],
  [["description", "biography", "biographie", "backstory"], ["a", "b"], { description: "a\nb" }],
  [["notes", "note"], "a", { notes: "a" }],
  [["ac", "ca", "armorClass", "armourClass", "classeArmure", "classe d'armure"], "15", { ac: 15 }],
  [["ac"], { value: 15 }, { ac: 15 }],
  [["initiativeBonus", "initiative", "init"], { bonus: "+2" }, { initiativeBonus: 2 }],
  [["initiative"], { total: 2 }, { initiativeBonus: 2 }],
  [["initiative"], { valeur: 2 }, { initiativeBonus: 2 }],
  [["initiative"], { mod: 2 }, { initiativeBonus: 2 }],
  [["proficiencyBonus", "bonus de maîtrise", "prof", "proficiency"], 3, { proficiencyBonus: 3 }],
  [["hp", "hitPoints", "pv", "points de vie", "health", "santé"], "3/5", { hp: { current: 3, max: 5 } }],
  [["hpCurrent", "currentHp", "pvActuels", "pvActuel", "currentHitPoints"], 3, { hp: { current: 3 } }],
  [
    ["hpMax", "maxHp", "pvMax", "maxHitPoints", "hitPointsMax", "hitPointMaximum"],
    5,
    { hp: { current: 5, max: 5 } },
  ],
  [
    ["avatarUrl", "avatar", "portrait", "portraitUrl", "imageUrl"],
    "https://a.example",
    { avatarUrl: "https://a.example" },
  ],
  [["image", "img", "picture", "photoURL"], { src: "https://a.example" }, { avatarUrl: "https://a.example" }],
  [["avatar"], { href: "https://a.example" }, { avatarUrl: "https://a.example" }],
  [["speed", "speeds", "vitesse", "movement"], "9 m", { speeds: { walk: { value: 9, unit: "m" } } }],
  [["déplacement", "mouvement", "walkSpeed"], "9 m", { speeds: { walk: { value: 9, unit: "m" } } }],
  [["actions", "action"], ["A"], { actions: [{ name: "A" }] }],
  [
    ["bonusActions", "bonusAction", "actionsBonus", "actionBonus", "bonus"],
    ["A"],
    { bonusActions: [{ name: "A" }] },
  ],
  [["reactions", "réaction"], ["A"], { reactions: [{ name: "A" }] }],
  [["equipment", "équipement", "possessions"], ["A"], { equipment: ["A"] }],
  [
    ["proficiencies", "otherProficiencies", "maîtrises"],
    ["A"],
    { proficiencies: [{ label: "Maîtrises", names: ["A"] }] },
  ],
  [["languages", "langues"], ["A"], { proficiencies: [{ label: "Langues", names: ["A"] }] }],
  [["traits", "personalityTraits", "traits de personnalité"], "a", { traits: { personality: "a" } }],
  [["personality", "personalityTrait", "personnalité", "trait"], "a", { traits: { personality: "a" } }],
  [["ideals", "ideal", "idéaux"], "a", { traits: { ideals: "a" } }],
  [["bonds", "bond", "liens", "lien"], "a", { traits: { bonds: "a" } }],
  [["flaws", "flaw", "défauts", "défaut"], "a", { traits: { flaws: "a" } }],
  [["inventoryItems", "inventory", "inventaire", "items"], ["a"], { inventoryItems: [{ itemId: "a" }] }],
  [["equippedItemIds", "equippedItems"], ["a"], { equippedItemIds: ["a"] }],
  [["attunedItemIds", "attunedItems"], ["a"], { attunedItemIds: ["a"] }],
  [
    ["savingThrows", "saves", "savingThrowProficiencies", "jets de sauvegarde", "sauvegardes"],
    ["Force"],
    { savingThrows: { str: { proficiency: "proficient" } } },
  ],
  [
    ["skills", "skillProficiencies", "compétences"],
    ["Arcanes"],
    { skills: { arcana: { proficiency: "proficient" } } },
  ],
  [
    ["abilityScores", "abilities", "ability", "caractéristiques", "scores", "attributes"],
    { str: 9 },
    { abilityScores: { str: 9 } },
  ],
];

describe("a character's fields", () => {
  it.each(fieldAliases)("have the names %j", (names, raw, expected) => {
    for (const name of names) expect(normaliseCharacter({ [name]: raw })).toMatchObject(expected);
  });

  it.each<[string[], object, object]>([
    [
      ["current", "value", "actuel", "actuels", "now", "remaining", "restants", "hp_current"],
      { max: 9 },
      { current: 3, max: 9 },
    ],
    [["max", "maximum", "total", "hp_max", "max_hp"], { current: 1 }, { current: 1, max: 3 }],
    [
      ["temporary", "temp", "temporaires", "temp_hp", "hp_temp"],
      { current: 1 },
      { current: 1, temporary: 3 },
    ],
  ])("of hit points have the names %j", (names, rest, expected) => {
    for (const name of names) expect(normaliseCharacter({ hp: { ...rest, [name]: 3 } }).hp).toEqual(expected);
  });

  it.each(["tempHp", "hpTemp", "temporaryHp", "temporaryHitPoints", "pvTemporaires"])(
    "of temporary hit points may be separate, as %s",
    (name) => {
      expect(normaliseCharacter({ hp: 4, [name]: 3 }).hp).toEqual({ current: 4, max: 4, temporary: 3 });
    },
  );

  it.each<[string, string[]]>([
    ["walk", ["walk", "walking", "marche", "sol", "ground", "normal", "base"]],
    ["fly", ["fly", "flying", "vol"]],
    ["swim", ["swim", "swimming", "nage"]],
    ["climb", ["climb", "climbing", "escalade"]],
    ["burrow", ["burrow", "burrowing", "fouissement", "creusement"]],
  ])("of the movement %s have the names %j", (movement, names) => {
    for (const name of names) {
      expect(normaliseCharacter({ speed: { [name]: 6 } }).speeds).toEqual({
        [movement]: { value: 6, unit: "ft" },
      });
    }
  });

  it.each(["ft", "feet", "foot", "pied", "pieds", "pi"])("recognise %s as feet", (unit) => {
    expect(normaliseCharacter({ speed: `6 ${unit}` }).speeds.walk?.unit).toBe("ft");
  });

  it.each(["m", "mètre", "mètres", "meter", "meters"])("recognise %s as metres", (unit) => {
    expect(normaliseCharacter({ speed: { distance: 6, unité: unit } }).speeds.walk?.unit).toBe("m");
  });

  it.each([
    ["name", "nom", "class", "classe", "className", "label"].map((name) => ({ [name]: "Barde" })),
    ["level", "levels", "niveau", "lvl"].map((level) => ({ name: "Barde", [level]: 2 })),
    ["subclass", "subclassName", "subclassDefinition", "sousClasse", "archetype"].map((subclass) => ({
      name: "Barde",
      [subclass]: "Savoir",
    })),
  ])("of a class have several names", (...classes) => {
    const [first, ...others] = classes.map((entry) => normaliseCharacter({ classes: [entry] }).classes);
    expect(first?.[0]?.name).toBe("Barde");
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(["name", "nom", "title", "label"])("of an action give its name as %s", (name) => {
    expect(normaliseCharacter({ actions: [{ [name]: "Frapper" }] }).actions).toEqual([{ name: "Frapper" }]);
  });

  it.each(["description", "desc", "text", "summary", "snippet", "effect", "effet"])(
    "of an action give its description as %s",
    (name) => {
      expect(normaliseCharacter({ actions: [{ name: "A", [name]: "b" }] }).actions[0]?.description).toBe("b");
    },
  );

  it.each(["attackBonus", "toHit", "attack", "bonus", "attaque"])(
    "of an action give its attack bonus as %s",
    (name) => {
      expect(normaliseCharacter({ actions: [{ name: "A", [name]: 4 }] }).actions[0]?.attackBonus).toBe(4);
    },
  );

  it.each(["bonus", "mod", "modifier", "total", "value", "valeur"])(
    "of a skill give its bonus as %s",
    (name) => {
      expect(normaliseCharacter({ skills: { stealth: { [name]: 4 } } }).skills.stealth?.bonus).toBe(4);
    },
  );

  it.each(["proficiency", "proficient", "maîtrise", "trained", "prof"])(
    "of a skill give its proficiency as %s",
    (name) => {
      const { skills } = normaliseCharacter({ skills: { stealth: { [name]: true } } });
      expect(skills.stealth?.proficiency).toBe("proficient");
    },
  );

  it.each(["key", "name", "skill", "id", "label", "nom"])(
    "of a skill in a list give its name as %s",
    (name) => {
      expect(normaliseCharacter({ skills: [{ [name]: "Arcanes" }] }).skills).toHaveProperty("arcana");
    },
  );

  it.each(["key", "ability", "name", "id", "label", "nom"])(
    "of an ability in a list give its name as %s",
    (name) => {
      expect(normaliseCharacter({ abilities: [{ [name]: "Force", value: 9 }] }).abilityScores).toEqual({
        str: 9,
      });
    },
  );

  it.each(["value", "score", "total", "valeur", "base"])("of an ability give its score as %s", (name) => {
    expect(normaliseCharacter({ abilities: { force: { [name]: 9 } } }).abilityScores).toEqual({ str: 9 });
  });
});

describe("names of abilities and skills", () => {
  it.each([
    ["str", ["str", "for", "strength", "Force"]],
    ["dex", ["dex", "dexterity", "Dextérité"]],
    ["con", ["con", "Constitution"]],
    ["int", ["int", "Intelligence"]],
    ["wis", ["wis", "sag", "wisdom", "Sagesse"]],
    ["cha", ["cha", "charisma", "Charisme"]],
  ])("recognise %s by %j", (key, names) => {
    for (const name of names) expect(abilityKey(name)).toBe(key);
  });

  it.each<[SkillKey, string]>([
    ["acrobatics", "acr Acrobatie"],
    ["animalHandling", "ani Dressage"],
    ["arcana", "arc arcane"],
    ["athletics", "ath Athlétisme"],
    ["deception", "dec Supercherie"],
    ["history", "his Histoire"],
    ["insight", "ins intuition"],
    ["intimidation", "itm"],
    ["investigation", "inv"],
    ["medicine", "med Médecine"],
    ["nature", "nat"],
    ["perception", "prc"],
    ["performance", "prf Représentation"],
    ["persuasion", "per"],
    ["religion", "rel"],
    ["sleightOfHand", "slt Escamotage"],
    ["stealth", "ste furtivité"],
    ["survival", "sur Survie"],
  ])("recognise %s by %s", (key, names) => {
    for (const name of names.split(" ")) expect(skillKey(name)).toBe(key);
  });
});
