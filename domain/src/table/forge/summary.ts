import type { DraftNumbers, Reopened } from "../../game/forge/forge";
import type { NewCharacter } from "../../game/forge/newCharacter";
import { scoreText } from "../../game/forge/scoreText";
import type { Draft } from "../../game/gameTypes";
import type { SheetBlock } from "../../game/sheet";
import { findOfficialItem } from "../../games/catalogue";
import { forgeOf } from "../../games/registry/forges";
import { sheetBlocks } from "../../games/sheetBlocks";
import type { Character } from "../../sheet/character/character";
import { nameLabel } from "../../sheet/character/fallbacks";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { applyEquipment } from "../equipment/applyEquipment";
import { buildCharacter } from "./buildCharacter";
import { reforgedCharacter } from "./reopen";

/** A draft's character so far, in the terms of its sheet, for the page beside the steps and the review. */
export interface DraftSummary extends DraftNumbers {
  readonly name: string;
  /** `"Haut-elfe · Magicien 1 · Copiste"`, as far as chosen. */
  readonly origin: string;
  readonly avatarUrl: string | undefined;
  readonly gear: readonly string[];
}

const MAX_STRENGTHS = 8;

/** The character with the official items that it wears. */
function equippedCharacter(raw: object): Character {
  const written = normaliseCharacter(raw);
  const items = written.inventoryItems.flatMap(({ itemId }) => findOfficialItem(itemId) ?? []);
  return applyEquipment(written, written.inventoryItems, items).character;
}

/** Whether a block has the basic scores of a game; other blocks are skills. */
const isBasic = ({ id }: SheetBlock): boolean => /^(attributes-|stats$|characteristics$)/.test(id);

function blockNumbers(system: Draft["system"], raw: object): DraftNumbers {
  const blocks = sheetBlocks(system, raw);
  const scored = blocks.filter((block) => block.kind === "scores");
  const { minStrength: min = 1 } = forgeOf(system);
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
  const { numbers } = forgeOf(draft.system);
  const origin = [character.race, made.class.trim(), character.background].filter(Boolean).join(" · ");
  return {
    name: nameLabel(character),
    origin,
    avatarUrl: character.avatarUrl,
    ...(numbers?.(draft, equippedCharacter(raw)) ?? blockNumbers(draft.system, raw)),
    gear: character.inventoryItems.map(({ itemId, quantity }) => {
      const name = findOfficialItem(itemId)?.name ?? itemId;
      return quantity === 1 ? name : `${name} × ${quantity}`;
    }),
  };
}
