import type { DemoCharacter } from "./demoCharacter";

export const cyberpunkCharacters: readonly DemoCharacter[] = [
  {
    id: "demo-zero",
    userId: "demo-joueur2",
    system: "cyberpunk",
    campaignId: "demo-cyberpunk",
    name: "Zéro-Sept",
    class: "Netrunner",
    pronoun: "iel",
    stats: {
      stats: { int: 8, ref: 6, dex: 6, tech: 7, cool: 5, will: 6, luck: 4, move: 5, body: 4, emp: 5 },
      skills: {
        electronics: 6,
        cryptography: 5,
        stealth: 4,
        handgun: 4,
        evasion: 5,
        perception: 5,
        streetwise: 3,
        librarySearch: 4,
      },
      hp: { current: 22, max: 35 },
      humanity: { current: 38, max: 50 },
      luckPoints: { current: 1, max: 4 },
      armor: { head: 7, body: 11 },
      inventoryItems: [
        { itemId: "cyberpunk-pistolet-lourd", itemSystem: "cyberpunk", quantity: 1, equipped: true },
        { itemId: "cyberpunk-armure-legere", itemSystem: "cyberpunk", quantity: 1, equipped: true },
        {
          itemId: "cyberpunk-cyberdeck-de-qualite",
          itemSystem: "cyberpunk",
          quantity: 1,
          equipped: true,
          customName: "Mémé",
        },
        { itemId: "cyberpunk-bouclier-logiciel", itemSystem: "cyberpunk", quantity: 2, equipped: false },
        { itemId: "cyberpunk-agent", itemSystem: "cyberpunk", quantity: 1, equipped: false },
      ],
      equippedItemIds: [
        "cyberpunk-pistolet-lourd",
        "cyberpunk-armure-legere",
        "cyberpunk-cyberdeck-de-qualite",
      ],
      attunedItemIds: [],
    },
    data: {
      role: "Netrunner",
      handle: "Z07",
      cyberware: ["Interface neurale", "Cyberœil"],
      style: "Imperméable de pêcheur, chaussettes dépareillées",
      lifestyle: "Cuisine commune, loyer en retard",
      notes: "Doit un service à la patronne du bar flottant.",
    },
  },
];
