import type { DemoCharacter } from "./demoCharacter";

/** Full stats, worn armour, a magic ring that adds to AC and a belt that adds to an ability score. */
const elowen: DemoCharacter = {
  id: "demo-elowen",
  userId: "demo-joueur1",
  system: "dnd5e",
  campaignId: "demo-dnd5e",
  name: "Elowen des Saules",
  class: "Rôdeuse 5",
  pronoun: "elle",
  stats: {
    abilityScores: { str: 12, dex: 17, con: 14, int: 10, wis: 15, cha: 8 },
    savingThrows: { str: { proficient: true }, dex: { proficient: true } },
    skills: {
      perception: { proficient: true },
      stealth: { expertise: true },
      survival: { proficient: true },
      nature: { proficient: true },
    },
    ac: 15,
    speed: { value: 9, unit: "m" },
    hp: { current: 31, max: 42 },
    proficiencyBonus: 3,
    actions: [
      { name: "Attaque supplémentaire", description: "Deux attaques quand elle prend l'action Attaquer." },
    ],
    bonusActions: [{ name: "Marque du chasseur", description: "1d6 de dégâts de plus contre sa proie." }],
    reactions: [{ name: "Attaque d'opportunité" }],
    inventoryItems: [
      {
        itemId: "dnd5e-arc-long-plus-1",
        itemSystem: "dnd5e",
        quantity: 1,
        equipped: true,
        customName: "Saule",
      },
      { itemId: "dnd5e-epee-courte", itemSystem: "dnd5e", quantity: 2, equipped: true },
      { itemId: "dnd5e-armure-de-cuir-cloute", itemSystem: "dnd5e", quantity: 1, equipped: true },
      {
        itemId: "dnd5e-anneau-de-protection",
        itemSystem: "dnd5e",
        quantity: 1,
        equipped: true,
        attuned: true,
        notes: "Rendu par la noyée du lavoir.",
      },
      { itemId: "dnd5e-fleches", itemSystem: "dnd5e", quantity: 34, equipped: false },
      { itemId: "dnd5e-corde-de-soie", itemSystem: "dnd5e", quantity: 1, equipped: false },
      { itemId: "dnd5e-potion-de-soins", itemSystem: "dnd5e", quantity: 2, equipped: false },
      { itemId: "dnd5e-rations", itemSystem: "dnd5e", quantity: "une semaine", equipped: false },
    ],
    equippedItemIds: [
      "dnd5e-arc-long-plus-1",
      "dnd5e-epee-courte",
      "dnd5e-armure-de-cuir-cloute",
      "dnd5e-anneau-de-protection",
    ],
    attunedItemIds: ["dnd5e-anneau-de-protection"],
  },
  data: {
    level: 5,
    classes: [{ name: "Rôdeuse", level: 5 }],
    race: "Elfe sylvestre",
    background: "Ermite",
    alignment: "Neutre bon",
    description: "Grande, la peau tachée de rousseur, un pas qui ne casse jamais une brindille.",
    notes: "La brume évite le feu de genévrier. Demander pourquoi à la veuve Ansel.",
    traits: {
      personality: "Parle peu, et d'abord aux animaux.",
      ideals: "Ce qui pousse a le droit de pousser.",
      bonds: "Son arc a été taillé dans l'arbre sous lequel sa mère repose.",
      flaws: "N'oublie aucune offense, même minuscule.",
    },
    equipment: ["Herbier annoté", "Collier de dents de loup"],
    proficiencies: {
      armor: ["Armures légères", "Armures intermédiaires", "Boucliers"],
      weapons: ["Armes courantes", "Armes de guerre"],
      languages: ["Commun", "Elfique", "Sylvestre"],
    },
  },
};

const brann: DemoCharacter = {
  id: "demo-brann",
  userId: "demo-joueur2",
  system: "dnd5e",
  campaignId: "demo-dnd5e",
  name: "Brann Torque-d'Étain",
  class: "Guerrier 3 / Clerc 2",
  pronoun: "il",
  stats: {
    abilityScores: { str: 16, dex: 10, con: 16, int: 9, wis: 14, cha: 11 },
    savingThrows: { str: { proficient: true }, con: { proficient: true } },
    skills: {
      athletics: { proficient: true },
      religion: { proficient: true },
      insight: { proficient: true },
    },
    ac: 18,
    speed: { value: 7.5, unit: "m" },
    hp: "9 / 47",
    proficiencyBonus: 3,
    actions: [
      { name: "Second souffle", description: "Récupère 1d10 + 3 points de vie, une fois par repos." },
    ],
    bonusActions: [{ name: "Fougue", description: "Une action de plus, une fois par repos." }],
    reactions: [],
    inventoryItems: [
      { itemId: "dnd5e-marteau-de-guerre", itemSystem: "dnd5e", quantity: 1, equipped: true },
      { itemId: "dnd5e-cotte-de-mailles", itemSystem: "dnd5e", quantity: 1, equipped: true },
      { itemId: "dnd5e-bouclier", itemSystem: "dnd5e", quantity: 1, equipped: true },
      {
        itemId: "dnd5e-ceinturon-de-force-de-geant-des-collines",
        itemSystem: "dnd5e",
        quantity: 1,
        equipped: true,
        attuned: true,
      },
      { itemId: "dnd5e-embleme-sacre", itemSystem: "dnd5e", quantity: 1, equipped: false },
      { itemId: "dnd5e-torche", itemSystem: "dnd5e", quantity: 5, equipped: false },
    ],
    equippedItemIds: [
      "dnd5e-marteau-de-guerre",
      "dnd5e-cotte-de-mailles",
      "dnd5e-bouclier",
      "dnd5e-ceinturon-de-force-de-geant-des-collines",
    ],
    attunedItemIds: ["dnd5e-ceinturon-de-force-de-geant-des-collines"],
  },
  data: {
    level: 5,
    classes: [
      { name: "Guerrier", level: 3 },
      { name: "Clerc", level: 2 },
    ],
    race: "Nain des montagnes",
    background: "Artisan de guilde",
    alignment: "Loyal bon",
    traits: {
      personality: "Rit avant la fin de ses propres histoires.",
      flaws: "Ne sait pas refuser un pari.",
    },
    proficiencies: "Outils de forgeron, Nain, Commun",
  },
};

/** Nothing but a name: every fallback text of the sheet shows. */
const blank: DemoCharacter = {
  id: "demo-feuille-blanche",
  userId: "demo-joueur1",
  system: "dnd5e",
  name: "Feuille blanche",
  class: "",
  stats: {},
  data: {},
};

/** Of the player who is in no campaign yet: the one to bring along after joining. */
const pic: DemoCharacter = {
  id: "demo-pic",
  userId: "demo-joueur3",
  system: "dnd5e",
  name: "Pic l'Effraie",
  class: "Roublard 1",
  stats: {
    abilityScores: { str: 8, dex: 16, con: 12, int: 13, wis: 12, cha: 14 },
    savingThrows: { dex: { proficient: true }, int: { proficient: true } },
    skills: { stealth: { expertise: true }, sleightOfHand: { expertise: true } },
    ac: 14,
    hp: { current: 9, max: 9 },
    inventoryItems: [
      { itemId: "dnd5e-dague", itemSystem: "dnd5e", quantity: 2, equipped: true },
      { itemId: "dnd5e-outils-de-voleur", itemSystem: "dnd5e", quantity: 1, equipped: false },
    ],
    equippedItemIds: ["dnd5e-dague"],
    attunedItemIds: [],
  },
  data: {
    level: 1,
    race: "Halfelin pied-léger",
    background: "Enfant des rues",
    alignment: "Chaotique neutre",
  },
};

export const dnd5eCharacters: readonly DemoCharacter[] = [elowen, brann, blank, pic];
