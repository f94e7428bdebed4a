import type { NewCharacter } from "../../game/forge/newCharacter";
import type { SheetBlock } from "../../game/sheet";
import { findOfficialItem } from "../../games/catalogue";
import type { Dnd5eDraft } from "../../games/dnd5e/forge/draft";
import { sheetBlocks } from "../../games/sheetBlocks";
import { ABILITY_KEYS, type AbilityKey } from "../../sheet/character/abilities";
import { nameLabel } from "../../sheet/character/fallbacks";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { abilityPanels, initiativeBonusOf } from "../../sheet/character/sheetRolls";
import { formatSpeed } from "../../sheet/character/speed";
import { applyEquipment } from "../../sheet/equipment/applyEquipment";
import { formatModifier } from "../../values/dice/rollDice";
import { buildCharacter } from "./buildCharacter";
import type { Draft } from "./draft";
import { type Reopened, reforgedCharacter } from "./reopen";

export interface SummaryFact {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
}

/** A draft's character so far, in the terms of its sheet, for the page beside the steps and the review. */
export interface DraftSummary {
  readonly name: string;
  /** `"Haut-elfe · Magicien 1 · Copiste"`, as far as chosen. */
  readonly origin: string;
  readonly avatarUrl: string | undefined;
  /** Hit points, armor class…: the values needed in combat. */
  readonly facts: readonly SummaryFact[];
  /** The system's basic scores; a missing one is a dash. */
  readonly scores: readonly SummaryFact[];
  /** The highest skills, best first. */
  readonly strengths: readonly SummaryFact[];
  readonly gear: readonly string[];
}

const MAX_STRENGTHS = 8;

const scoreText = (score: number | undefined): string => (score ? String(score) : "—");

function dnd5eNumbers(draft: Dnd5eDraft, raw: object): Pick<DraftSummary, "facts" | "scores" | "strengths"> {
  const written = normaliseCharacter(raw);
  const items = written.inventoryItems.flatMap(({ itemId }) => findOfficialItem(itemId) ?? []);
  const { character } = applyEquipment(written, written.inventoryItems, items);
  const panels = abilityPanels(character);
  const isGiven = (key: AbilityKey) => draft.baseScores[key] > 0;
  const isScored = ABILITY_KEYS.every(isGiven);
  return {
    facts: [
      { label: "PV", value: isScored ? scoreText(character.hp?.max) : "—" },
      { label: "CA", value: isScored ? scoreText(character.ac) : "—" },
      { label: "Initiative", value: isScored ? formatModifier(initiativeBonusOf(character)) : "—" },
      { label: "Vitesse", value: character.speeds.walk ? formatSpeed(character.speeds.walk) : "—" },
    ],
    scores: panels.map(({ key, short, score, modifier }) => ({
      label: short,
      value: isGiven(key) ? scoreText(score) : "—",
      ...(isGiven(key) && { detail: formatModifier(modifier) }),
    })),
    strengths: panels
      .flatMap(({ skills }) => skills)
      .filter(({ proficiency }) => proficiency !== "none")
      .toSorted((a, b) => (b.bonus ?? 0) - (a.bonus ?? 0))
      .map(({ name, bonus }) => ({ label: name, value: isScored ? formatModifier(bonus) : "✓" })),
  };
}

/** Whether a block has the basic scores of a game; other blocks are skills. */
const isBasic = ({ id }: SheetBlock): boolean => /^(attributes-|stats$|characteristics$)/.test(id);

/** The minimum value that counts as a strength: lower ones need no training. */
const MIN_STRENGTH: Readonly<Record<string, number>> = { vampire: 1, cyberpunk: 1, cthulhu: 40 };

function otherNumbers(
  system: Draft["system"],
  raw: object,
): Pick<DraftSummary, "facts" | "scores" | "strengths"> {
  const blocks = sheetBlocks(system, raw);
  const scored = blocks.filter((block) => block.kind === "scores");
  const min = MIN_STRENGTH[system] ?? 1;
  const learnt = scored.filter((block) => !isBasic(block) && block.id !== "armour" && block.id !== "fates");
  return {
    facts: blocks.flatMap((block) =>
      block.kind === "tracker"
        ? block.trackers.map(({ label, current, max }) => ({
            label,
            value: current === max ? String(max) : `${current} / ${max}`,
          }))
        : [],
    ),
    scores: scored
      .filter(isBasic)
      .flatMap(({ scores }) => scores.map(({ label, value }) => ({ label, value: scoreText(value) }))),
    strengths: learnt
      .flatMap(({ scores }) => scores)
      .filter(({ value = 0 }) => value >= min)
      .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
      .slice(0, MAX_STRENGTHS)
      .map(({ label, value }) => ({ label, value: scoreText(value) })),
  };
}

/**
 * The character as its sheet will show it: with the inventory and the damage taken of the one that was
 * opened.
 */
function characterOf(draft: Draft, opened: Reopened | undefined): NewCharacter {
  if (opened === undefined) return buildCharacter(draft);
  const { stats, data, ...made } = reforgedCharacter(draft, opened);
  return { ...made, stats: { ...opened.stats, ...stats }, data: { ...opened.data, ...data } };
}

/**
 * The summary of a draft; `opened` is the character that the draft edits or copies. Never throws, however
 * little is chosen.
 */
export function summariseDraft(draft: Draft, opened?: Reopened): DraftSummary {
  const made = characterOf(draft, opened);
  const raw = { ...made, system: draft.system };
  const character = normaliseCharacter(raw);
  const origin = [character.race, made.class.trim(), character.background].filter(Boolean).join(" · ");
  return {
    name: nameLabel(character),
    origin,
    avatarUrl: character.avatarUrl,
    ...(draft.system === "dnd5e" ? dnd5eNumbers(draft, raw) : otherNumbers(draft.system, raw)),
    gear: character.inventoryItems.map(({ itemId, quantity }) => {
      const name = findOfficialItem(itemId)?.name ?? itemId;
      return quantity === 1 ? name : `${name} × ${quantity}`;
    }),
  };
}
