/** A creature of Improved Initiative with what its sheet may have, made up here. */
export const DRAKE = {
  Id: "drake",
  Version: "3.3.1",
  Name: "Amber Drake",
  Path: "",
  Source: "Une campagne",
  Type: "Large dragon (amber), lawful evil",
  HP: { Value: 85, Notes: "(9d10 + 36)" },
  AC: { Value: 17, Notes: "(natural armor)" },
  InitiativeModifier: 2,
  InitiativeAdvantage: false,
  Speed: ["30 ft.", "climb 20 ft.", "fly 60 ft. (hover)"],
  Abilities: { Str: 20, Dex: 14, Con: 18, Int: 10, Wis: 12, Cha: 15 },
  DamageVulnerabilities: ["cold"],
  DamageResistances: ["acid", "bludgeoning", "piercing", "and slashing from nonmagical weapons"],
  DamageImmunities: ["fire", "poison"],
  ConditionImmunities: ["frightened", "poisoned", "sleepy"],
  Saves: [{ Name: "Dex", Modifier: 5 }],
  Skills: [{ Name: "Perception", Modifier: 4 }],
  Senses: ["blindsight 30 ft.", "darkvision 120 ft."],
  Languages: ["Common", "Draconic"],
  Challenge: "1/2",
  Traits: [{ Name: "Legendary Resistance (3/Day)", Content: "It may succeed instead.", Usage: "" }],
  Actions: [
    { Name: "Multiattack", Content: "The drake makes two attacks.", Usage: "" },
    {
      Name: "Bite",
      Content: [
        "Melee Weapon Attack: +7 to hit, reach 10 ft., one target.",
        "Hit: 16 (2d10 + 5) piercing damage plus 7 (2d6) fire damage.",
        "The target must make a DC 14 Constitution saving throw, taking 9 (2d8) poison damage on a failed save.",
      ].join(" "),
      Usage: "",
    },
    {
      Name: "Spear",
      Content: [
        "Melee Attack Roll: +7, reach 5 ft. Hit: 8 (1d6 + 5) Piercing damage,",
        "or 9 (1d8 + 5) Piercing damage if used with two hands.",
      ].join(" "),
    },
    { Name: "Needle", Content: "Ranged Weapon Attack: +4 to hit. Hit: 1 piercing damage." },
    {
      Name: "Fire Breath",
      Usage: "Recharge 5-6",
      Content: [
        "Each creature must make a DC 15 Dexterity saving throw, taking 35 (10d6) fire damage on a failed save,",
        "or half as much damage on a successful one.",
      ].join(" "),
    },
  ],
  Reactions: [{ Name: "Parry", Content: "It adds 2 to its AC." }],
  LegendaryActions: [
    { Name: "Detect", Content: "It looks." },
    { Name: "Wing Attack (Costs 2 Actions)", Content: "It beats its wings." },
  ],
  BonusActions: [{ Name: "Dash", Content: "It dashes." }],
  Description: "",
  Player: "",
  ImageURL: "",
};

const PLAYER = { Id: "hero", Name: "Elenna", CurrentHP: 12, StatBlock: { ...DRAKE, Player: "player" } };

/**
 * The files that Improved Initiative has written: all of its data, some creatures, its older data, a list.
 */
export const STAT_BLOCK_FILES: readonly object[] = [
  {
    "ImprovedInitiative.Settings": "{}",
    "Creatures.drake": DRAKE,
    "PersistentCharacters.hero": PLAYER,
  },
  { Creatures: ["drake"], "Creatures.drake": DRAKE },
  {
    "ImprovedInitiative.Creatures": '["drake"]',
    "ImprovedInitiative.Creatures.drake": JSON.stringify(DRAKE),
    "ImprovedInitiative.Creatures.broken": "{",
  },
  [DRAKE],
  DRAKE,
];
