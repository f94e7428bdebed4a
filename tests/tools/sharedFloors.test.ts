import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * What all games stand on speaks of none of them (docs/decisions/games.md). What these words of D&D name belongs into
 * `games/dnd5e`, behind a capability that shared code asks any game for. Of code alone: comments may give examples.
 */
const WORDS = [
  ...["abilit", "proficien", "classLevel", "savingThrow", "armorClass", "armourClass", "attune"],
  ...["hitDice", "hitDie", "deathSave", "spellSlot", "cantrip", "concentration", "inspiration", "inspired"],
  ...["d20Notation", "d20Roll"],
];

/** Games; what is no code of the product; files of other tools, which are D&D's; pages for visitors, which show a sheet. */
const ELSEWHERE =
  /\/games\/[^/]+\/|\/testing\/|\.test\.tsx?$|^domain\/src\/import\/foreign\/|^web\/src\/features\/site\//;

interface Exception {
  readonly since: string;
  readonly why: string;
  /** Each file with the words that it may use. */
  readonly files: Readonly<Record<string, string>>;
}

const SHEET = "domain/src/sheet";
const INVENTORY = "web/src/features/sheet/inventory";

const EXCEPTIONS: readonly Exception[] = [
  {
    since: "2026-11-28",
    why: "A character of any game is stored and read in the shape of product §3, whose fields these are.",
    files: {
      [`${SHEET}/character/abilities.ts`]: "abilit",
      [`${SHEET}/character/abilityScores.ts`]: "abilit",
      [`${SHEET}/character/actions.ts`]: "abilit",
      [`${SHEET}/character/character.ts`]: "abilit classLevel proficien savingThrow",
      [`${SHEET}/character/characterCard.ts`]: "armorClass armourClass classLevel proficien",
      [`${SHEET}/character/classLevels.ts`]: "classLevel",
      [`${SHEET}/character/fallbacks.ts`]: "classLevel",
      [`${SHEET}/character/normaliseCharacter.ts`]: "abilit attune proficien savingThrow",
      [`${SHEET}/character/proficiencies.ts`]: "proficien",
      [`${SHEET}/character/skills.ts`]: "abilit",
      [`${SHEET}/character/training.ts`]: "abilit proficien",
      "domain/src/table/characters/storedShape.ts": "abilit attune proficien savingThrow",
    },
  },
  {
    since: "2026-11-28",
    why: "Items and entries of any inventory are stored with these fields (product §3).",
    files: {
      [`${SHEET}/equipment/item.ts`]: "abilit armorClass attune",
      [`${SHEET}/equipment/itemFacts.ts`]: "abilit armorClass armourClass attune proficien",
      [`${SHEET}/equipment/itemKind.ts`]: "armorClass",
      [`${SHEET}/equipment/normaliseItem.ts`]: "abilit attune proficien",
      [`${SHEET}/equipment/readEffects.ts`]: "abilit",
      [`${SHEET}/equipment/resolveItem.ts`]: "abilit armorClass attune proficien",
      [`${SHEET}/inventory/editInventory.ts`]: "attune",
      [`${SHEET}/inventory/inventoryEntry.ts`]: "attune",
      "domain/src/game/catalogueEntry.ts": "armorClass attune",
      "domain/src/game/forge/gear.ts": "armorClass",
      "domain/src/table/characters/updateCharacter.ts": "attune",
      "domain/src/table/equipment/applyEquipment.ts": "attune",
      "domain/src/table/forge/reopen.ts": "attune",
      "domain/src/api/characters.ts": "attune",
      "functions/src/characters/updateCharacter.ts": "attune",
      [`${INVENTORY}/EntryEditor.tsx`]: "attune",
      [`${INVENTORY}/OtherVersion.tsx`]: "attune",
      [`${INVENTORY}/useCarriedEntries.ts`]: "attune",
      [`${INVENTORY}/useInventoryDraft.ts`]: "attune",
      "web/src/features/sheet/tabs/InventoryTabs.tsx": "attune",
    },
  },
  {
    since: "2026-11-28",
    why: "Settings of campaigns are stored under these names (product §9), calls and documents of the Forge's dice keep theirs.",
    files: {
      "domain/src/game/campaignSettings.ts": "abilit",
      "domain/src/game/forge/forge.ts": "abilit",
      "domain/src/game/forge/scoreDice.ts": "hitDice",
      "domain/src/documents/forgeRolls.ts": "hitDice",
      "domain/src/table/campaign/settings.ts": "abilit",
      "domain/src/table/forge/readyCharacters.ts": "abilit",
      "domain/src/table/forge/tableRolls.ts": "abilit hitDice",
      "domain/src/api/contract.ts": "abilit hitDice",
      "domain/src/api/forge.ts": "abilit hitDice",
      "functions/src/handlers.ts": "abilit hitDice",
      "functions/src/http/memberLimits.ts": "abilit hitDice",
      "functions/src/forge/forge.ts": "abilit hitDice",
      "web/src/features/forge/useForgeDice.ts": "abilit hitDice",
    },
  },
  {
    since: "2026-11-28",
    why: "What a roll may spend stands in one situation for all games, each with its own part: Luck, blood, Inspiration.",
    files: {
      "domain/src/game/rolls/afterRoll.ts": "inspiration",
      "domain/src/game/rolls/situation.ts": "inspired",
      "domain/src/table/rolls/prepareRoll.ts": "inspiration inspired",
      "domain/src/table/rolls/rollCosts.ts": "inspiration inspired",
      "web/src/table/rolls/NextRoll.tsx": "inspiration inspired",
    },
  },
  {
    since: "2026-11-28",
    why: "What a roll settles is stored with the MJ's ask, under the words of all games.",
    files: { "domain/src/game/rolls/rollRequest.ts": "concentration" },
  },
];

/** Where a word begins: `ability`, `rollAbilityScores`; no `capability`. */
const patternOf = (word: string): RegExp =>
  new RegExp(`\\b${word}|${word.charAt(0).toUpperCase()}${word.slice(1)}`);
const PATTERNS = WORDS.map((word) => [word, patternOf(word)] as const);

const withoutComments = (code: string): string =>
  code.replace(/\/\*.*?\*\//gs, "").replace(/(?<!:)\/\/.*$/gm, "");

const sharedFiles = (): string[] =>
  ["domain/src", "functions/src", "web/src"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !ELSEWHERE.test(path));

/** Each use of a word by a file: `"domain/src/table/forge/reopen.ts attune"`. */
const usesIn = (path: string): string[] => {
  const code = withoutComments(readFileSync(join(root, path), "utf8"));
  return PATTERNS.flatMap(([word, pattern]) => (pattern.test(code) ? [`${path} ${word}`] : []));
};

it("is looked for where all games stand on", () => {
  expect(sharedFiles().length).toBeGreaterThan(1000);
  expect(usesIn("domain/src/games/dnd5e/sheetRolls.ts")).toContain(
    "domain/src/games/dnd5e/sheetRolls.ts abilit",
  );
});

it("no floor that the games share speaks of D&D, but where a stored shape or a reason has it", () => {
  const allowed = EXCEPTIONS.flatMap(({ files }) =>
    Object.entries(files).flatMap(([path, words]) => words.split(" ").map((word) => `${path} ${word}`)),
  );
  // Both ways: what is no longer used is no exception.
  expect(sharedFiles().flatMap(usesIn).sort()).toEqual([...allowed].sort());
});

it("no shared code asks which game it is by its name", () => {
  const named = sharedFiles().filter((path) =>
    /"(?:dnd5e|vampire|cyberpunk|cthulhu)"/.test(withoutComments(readFileSync(join(root, path), "utf8"))),
  );
  expect(named).toEqual(["domain/src/values/systemIds.ts"]);
});
