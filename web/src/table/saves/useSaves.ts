import type { FightDocument } from "domain/documents/fight";
import type { RollDocument } from "domain/documents/roll";
import type { AskedSave } from "domain/game/rolls/saves";
import { isDown } from "domain/table/panel/creaturesInFight";
import { isSaved } from "domain/table/rolls/askedSave";
import { type HitPart, halved } from "domain/table/rolls/hits";
import { DEFAULT_SYSTEM } from "domain/values/systemIds";
import { useAskAnswers } from "../../live/asks";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import { useStore } from "../../ui/useStore";
import { useAsk } from "../asks/useAsk";
import { appliedRollOf, type DamageRoll, leftOf } from "../damage/damageRoll";
import { hitOf } from "../damage/useApplication";
import { useChosenFighters } from "../fight/FightProvider";
import { useFighters } from "../fighters/FightersProvider";
import type { Share, TableFighter } from "../fighters/fighters";
import { openSaves, type SavedAgainst, type Taken } from "./openSaves";

/** Somebody who saves. */
export interface Saving {
  readonly fighter: TableFighter;
  /** The roll of it: a player's answer, or a creature's. */
  readonly made: RollDocument | undefined;
  /** Whether it was enough; undefined until it is rolled. */
  readonly isSaved: boolean | undefined;
  /** By the save, or as the MJ says; undefined while both are missing. */
  readonly taken: Taken | undefined;
  /** What it loses by that; undefined where it was applied already. */
  readonly lost: number | undefined;
  /** What applies that; undefined where nothing is left to apply. */
  readonly share: Share | undefined;
}

/** « Souffle de feu » */
export const causeOf = ({ label }: Pick<DamageRoll, "label">): string => label.replace(/^Dégâts : /, "");

const takenBy = (isSavedNow: boolean, { success }: AskedSave): Taken => {
  if (!isSavedNow) return "whole";
  return success;
};

const partsOf = (taken: Taken, parts: readonly HitPart[]): readonly HitPart[] => {
  if (taken === "half") return halved(parts);
  return taken === "whole" ? parts : [];
};

/** Whether a creature of a fight still fights. */
function stands(fight: FightDocument | undefined, id: string): boolean {
  const now = fight?.panel.fighting.creatures[id];
  return now !== undefined && !isDown(now);
}

/** For the MJ: who saves against damage with what result, and what is left of it for each. */
export function useSaves(against: SavedAgainst) {
  const { campaignId, roll, save } = against;
  const system = roll.parts[0]?.damage.game ?? DEFAULT_SYSTEM;
  const fighters = useFighters();
  const fight = dataOf(useLiveFight(campaignId))?.[0];
  const answers = dataOf(useAskAnswers(campaignId, roll.id)) ?? [];
  const open = useStore(openSaves, () => openSaves.of(roll.id));
  const known = useChosenFighters();
  const chosen = open.chosen ?? known.map(({ id }) => id);
  const { send, busy } = useAsk({ id: campaignId, system }, () => undefined, roll.id);
  const offered = (fighters?.all ?? []).filter(
    ({ id, kind }) => kind === "character" || chosen.includes(id) || stands(fight, id),
  );
  const saving = offered
    .filter(({ id }) => chosen.includes(id))
    .map((fighter): Saving => {
      const { id } = fighter;
      const made = answers.findLast(({ character }) => character?.id === id) ?? open.rolled[id];
      const isSavedNow = made && isSaved(made, save);
      const bySave = isSavedNow === undefined ? undefined : takenBy(isSavedNow, save);
      const taken = open.said[id] ?? bySave;
      const known = { fighter, made, isSaved: isSavedNow, taken };
      const left = leftOf(roll, (one) => fighter.metBy(one) !== undefined);
      if (left === undefined) return { ...known, lost: undefined, share: undefined };
      const act = hitOf(taken === undefined ? [] : partsOf(taken, left.parts));
      const foreseen = fighter.foresee(act);
      const isAble = taken !== undefined && foreseen?.operation !== undefined;
      const share = isAble ? { id, act, roll: appliedRollOf(left) } : undefined;
      return { ...known, lost: foreseen?.lost ?? 0, share };
    });
  const shares = saving.flatMap(({ share }) => share ?? []);
  return {
    ...{ fight, offered, chosen, saving, shares, busy, isAsked: open.isAsked },
    isAwaited: open.awaited !== undefined,
    choose: (ids: readonly string[]) => openSaves.change(roll.id, () => ({ chosen: ids })),
    say: (id: string, taken: Taken) =>
      openSaves.change(roll.id, ({ said }) => ({ said: { ...said, [id]: taken } })),
    rolled: (id: string, made: RollDocument) =>
      openSaves.change(roll.id, ({ rolled }) => ({ rolled: { ...rolled, [id]: made } })),
    /** Asks the players of who saves, and lets creatures roll. */
    ask: () => {
      openSaves.change(roll.id, () => ({ chosen, isAsked: true }));
      const heroes = saving.flatMap(({ fighter: { id, kind } }) => (kind === "character" ? id : []));
      if (heroes.length > 0) send({ content: contentOf(roll, save), heroes });
    },
    apply: () => {
      const waits = saving.some(({ taken }) => taken === undefined);
      openSaves.change(roll.id, () => ({ chosen, awaited: waits ? against : undefined }));
      for (const { id } of shares) openSaves.take(roll.id, id);
      fighters?.apply(shares);
    },
  };
}

/** What is asked of players; of what hides, neither whence it comes nor how hard it is. */
export function contentOf(roll: DamageRoll, save: AskedSave) {
  const asked = {
    ...{ kind: "roll" as const, trait: save.trait, difficulty: save.difficulty, secret: false },
  };
  return roll.audience === "mj"
    ? { ...asked, hidesDifficulty: true as const }
    : { ...asked, cause: causeOf(roll) };
}
