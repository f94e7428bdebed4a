import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createCharacter } from "../../api/characters";
import { FREE_RULES } from "../../game/forge/forgeRules";
import type { Draft } from "../../game/gameTypes";
import { findOfficialItem } from "../../games/catalogue";
import { BACKGROUNDS } from "../../games/dnd5e/backgrounds";
import { CLASSES } from "../../games/dnd5e/classes";
import {
  chooseBackground,
  chooseClass,
  chooseLevel,
  chooseRace,
  chooseScoreMethod,
  takeRolledScores,
} from "../../games/dnd5e/forge/choose";
import { laterHitDice } from "../../games/dnd5e/forge/hitDice";
import { surpriseDnd5e } from "../../games/dnd5e/forge/surprise";
import { RACES } from "../../games/dnd5e/races";
import { abilityPanels, initiativeBonusOf } from "../../games/dnd5e/sheetRolls";
import { sheetBlocks } from "../../games/sheetBlocks";
import {
  backgroundLabel,
  classLabel,
  FALLBACKS,
  nameLabel,
  raceLabel,
} from "../../sheet/character/fallbacks";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { seededSource } from "../../testing/seededSource";
import { requireStorable } from "../../values/storable";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { applyEquipment } from "../equipment/applyEquipment";
import { buildCharacter } from "./buildCharacter";
import { emptyDraft } from "./draft";
import { duplicateDraft, reforgedCharacter, reopenDraft } from "./reopen";
import { unfinishedSteps } from "./steps";
import { surprise } from "./surprise";

const named = (draft: Draft): Draft => ({ ...draft, identity: { ...draft.identity, name: "Essai" } });

/** A finished random draft: for dnd5e at any level and by any method, rolled ones with their rolls. */
function finishedDraft(system: SystemId, seed: number): Draft {
  const source = seededSource(seed);
  if (system === "cthulhu") {
    const method = (["quick", "bought", "rolled"] as const)[seed % 3] ?? "quick";
    const draft = { ...emptyDraft("cthulhu"), method, luck: 55 };
    const rolled = { str: 55, con: 60, siz: 65, dex: 70, app: 15, int: 90, pow: 45, edu: 80 };
    return named(surprise(method === "rolled" ? { ...draft, characteristics: rolled } : draft, source));
  }
  if (system !== "dnd5e") return named(surprise(emptyDraft(system), source));
  const method = (["standard_array", "point_buy", "rolled"] as const)[seed % 3] ?? "rolled";
  const leveled = chooseLevel(chooseScoreMethod(emptyDraft("dnd5e"), method), 1 + (source() % 20));
  const rolled = method === "rolled" ? takeRolledScores(leveled, [18, 3, 11, 11, 14, 9]) : leveled;
  const hero = surpriseDnd5e(rolled, source);
  const hitPointRule = source() % 2 === 0 ? "fixed" : "rolled";
  return named({
    ...hero,
    hitPointRule,
    laterDice: laterHitDice(hero).map((sides) => 1 + (source() % sides)),
  });
}

const drafts = fc
  .tuple(fc.constantFrom(...SYSTEM_IDS), fc.nat())
  .map(([system, seed]) => finishedDraft(system, seed));

const stored = (draft: Draft) => {
  const made = buildCharacter(draft);
  const body = z.parse(createCharacter.body, JSON.parse(JSON.stringify(made)));
  return { ...body, id: "new", userId: "alice", system: draft.system, version: 1, updatedAt: 1 };
};

/** All fallback texts on the sheet of a draft's character. */
function fallbacksOn(draft: Draft): string[] {
  const document = stored(draft);
  const character = normaliseCharacter(document);
  const worn = character.inventoryItems.flatMap(({ itemId }) => findOfficialItem(itemId) ?? []);
  const equipped = applyEquipment(character, character.inventoryItems, worn).character;
  const holes = [
    nameLabel(equipped) === FALLBACKS.name && FALLBACKS.name,
    classLabel(equipped) === FALLBACKS.class && FALLBACKS.class,
  ];
  if (draft.system !== "dnd5e") {
    const blocks = sheetBlocks(draft.system, document);
    const unknown = blocks.flatMap((block) =>
      block.kind === "scores" ? block.scores.filter(({ value }) => value === undefined) : [],
    );
    return [...holes.filter((hole) => hole !== false), ...unknown.map(({ id }) => id)];
  }
  const unrolled = abilityPanels(equipped).flatMap(({ savingThrow, skills, modifier }) =>
    [savingThrow.bonus, modifier, ...skills.map(({ bonus }) => bonus)].filter((bonus) => bonus === undefined),
  );
  return [
    ...holes,
    raceLabel(equipped) === FALLBACKS.race && FALLBACKS.race,
    backgroundLabel(equipped) === FALLBACKS.background && FALLBACKS.background,
    unrolled.length > 0 && FALLBACKS.roll,
    initiativeBonusOf(equipped) === undefined && FALLBACKS.roll,
    equipped.ac === undefined && "CA",
    equipped.hp?.max === undefined && "PV",
    equipped.speeds.walk === undefined && "Vitesse",
    equipped.alignment === undefined && "Alignement",
    equipped.level === undefined && "Niveau",
  ].filter((hole) => hole !== false);
}

describe("a character made in the Forge", () => {
  it("is complete, is accepted by the API, and shows on the sheet without a fallback text", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(unfinishedSteps(draft, FREE_RULES)).toEqual([]);
        expect(fallbacksOn(draft)).toEqual([]);
        requireStorable(buildCharacter(draft), "Ce personnage");
      }),
      { numRuns: 300 },
    );
  });

  it("is so for every race, class and background of dnd5e", () => {
    for (const { id: raceId } of RACES) {
      for (const { id: classId } of CLASSES) {
        for (const { id: backgroundId } of BACKGROUNDS) {
          const begun = chooseBackground(
            chooseClass(
              chooseRace(finishedDraft("dnd5e", 7) as Extract<Draft, { system: "dnd5e" }>, raceId),
              classId,
            ),
            backgroundId,
          );
          expect(fallbacksOn(begun), `${raceId} ${classId} ${backgroundId}`).toEqual([]);
        }
      }
    }
  });

  it("opens in the Forge with the same choices", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(reopenDraft(stored(draft))).toEqual(draft);
      }),
    );
  });

  it("is not changed by opening and saving it", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const document = stored(draft);
        const saved = reforgedCharacter(reopenDraft(document), document);
        const after = { ...document, ...saved, stats: { ...document.stats, ...saved.stats } };
        const { inventoryItems: _, ...sheet } = normaliseCharacter(after);
        const { inventoryItems: _carried, ...before } = normaliseCharacter(document);
        expect(sheet).toEqual(before);
      }),
    );
  });

  it("is named a copy when it is one", () => {
    expect(duplicateDraft(stored(finishedDraft("vampire", 3))).identity.name).toBe("Essai (copie)");
  });
});
