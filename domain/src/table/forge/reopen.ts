import type { Reopened, SummaryFact } from "../../game/forge/forge";
import { identityOf } from "../../game/forge/identity";
import type { NewCharacter } from "../../game/forge/newCharacter";
import type { Draft } from "../../game/gameTypes";
import { forgeOf } from "../../games/registry/forges";
import type { Character, RawFields } from "../../sheet/character/character";
import { classLabel } from "../../sheet/character/fallbacks";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { isRecord } from "../../values/reading/fields";
import { cutText } from "../../values/text/characters";
import { buildCharacter } from "./buildCharacter";
import { readDraft } from "./draft";

/** A character made in the Forge has its choices in its document. */
const isForged = ({ data }: Reopened): boolean => isRecord(data.forge);

function inferDraft(raw: Reopened, character: Character): Draft {
  const className = character.classes.length > 0 ? classLabel(character) : raw.class;
  return forgeOf(raw.system).infer(raw, character, className);
}

/** The draft of an existing character, to edit or copy it. Never throws. */
export function reopenDraft(raw: Reopened): Draft {
  const character = normaliseCharacter(raw);
  const stored = isForged(raw)
    ? readDraft(raw.system, { ...(raw.data.forge as RawFields), system: raw.system })
    : undefined;
  const draft = { ...(stored ?? inferDraft(raw, character)), identity: identityOf(character) };
  return forgeOf(draft.system).reopened?.(draft, character) ?? draft;
}

/** The draft of a character with one level more; as it is in games that have no levels. */
export function levelUpDraft(raw: Reopened): Draft {
  const draft = reopenDraft(raw);
  return forgeOf(draft.system).levels?.next(draft) ?? draft;
}

/** The steps of the Forge that a level of this draft asks for; undefined where they are all. */
export function levelUpSteps(raw: Reopened, draft: Draft): readonly string[] | undefined {
  return forgeOf(draft.system).levels?.steps(reopenDraft(raw), draft);
}

/** What the next level gives this character by its game's rules, before its player chooses anything. */
export function levelUpGains(raw: Reopened): readonly SummaryFact[] {
  return forgeOf(raw.system).levels?.gains(reopenDraft(raw), levelUpDraft(raw)) ?? [];
}

/** Without what a new character sets out with: whoever was in play has things and coins of their own. */
function withoutStartingKit({
  inventoryItems: _,
  equippedItemIds: _equipped,
  attunedItemIds: _attuned,
  purse: _purse,
  ...stats
}: RawFields): RawFields {
  return stats;
}

/** What is kept takes the place of what was built; undefined, of what the character has not. */
const withKept = (built: RawFields, kept: RawFields = {}): RawFields =>
  Object.fromEntries(Object.entries({ ...built, ...kept }).filter(([, value]) => value !== undefined));

/**
 * The body of `reforgeCharacter`: the draft's character without its inventory (edited on the sheet), and with
 * the actions that the Forge did not write.
 */
export function reforgedCharacter(draft: Draft, raw: Reopened): NewCharacter {
  const character = normaliseCharacter(raw);
  const built = buildCharacter(draft);
  const { withImported, kept, writtenActions = [] } = forgeOf(draft.system);
  const made = isForged(raw) ? built : (withImported?.(character, built) ?? built);
  const { actions, ...stats } = withoutStartingKit(made.stats);
  const written = withKept(stats, kept?.(draft, character));
  if (!Array.isArray(actions)) return { ...made, stats: written };
  const others = character.actions.filter(({ name }) => !writtenActions.includes(name));
  return { ...made, stats: { ...written, actions: [...others, ...actions] } };
}

/** The draft of a copy of a character, with another name. */
export function duplicateDraft(raw: Reopened): Draft {
  const draft = reopenDraft(raw);
  const name = `${cutText(draft.identity.name, 70)} (copie)`.trim();
  return { ...draft, identity: { ...draft.identity, name } };
}

/** The character of a copy's draft: with the original's inventory instead of starting equipment. */
export function duplicatedCharacter(draft: Draft, raw: Reopened): NewCharacter {
  const character = normaliseCharacter(raw);
  const { inventoryItems, equippedItemIds, attunedItemIds } = character;
  const made = buildCharacter(draft);
  const inventory = { inventoryItems, equippedItemIds, attunedItemIds };
  const kept = forgeOf(draft.system).kept?.(draft, character);
  return { ...made, stats: withKept({ ...withoutStartingKit(made.stats), ...inventory }, kept) };
}
