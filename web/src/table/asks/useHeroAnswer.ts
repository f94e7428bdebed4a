import type { RollAudience } from "domain/documents/roll";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { NO_SITUATION } from "domain/game/rolls/situation";
import { askedRoll } from "domain/table/asks/askedRoll";
import { rawInPlay } from "domain/table/play/statsInPlay";
import { prepareRoll } from "domain/table/rolls/prepareRoll";
import { equippedOf } from "domain/table/rolls/sheetChoices";
import { useMemo } from "react";
import { rollAtTable } from "../../api/rollAtTable";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";
import type { TrayHero } from "../dice/trayHero";
import { usePlay } from "../play/usePlay";
import { useRollRules } from "../play/useRollRules";
import { useWornItems } from "../play/useWornItems";
import { ROLL_FAILURE } from "../rolls/rollFailure";
import type { RollAsk } from "./AskBanner";

export interface AnsweredBy {
  campaignId: string;
  ask: RollAsk;
  hero: TrayHero;
  connected: boolean;
}

interface HeroAnswer {
  /** The sheet lacks the value that is asked for. */
  readonly isUnknown: boolean;
  readonly busy: boolean;
  /** Nothing reaches the table, or what acts on the roll is not known yet. */
  readonly disabled: boolean;
  /** `onEnd`: it was answered, or refused. */
  readonly roll: (onEnd?: () => void) => void;
}

/** The answer of a character to an ask, with the values of its sheet and with what play did to it. */
export function useHeroAnswer({ campaignId, ask, hero, connected }: AnsweredBy): HeroAnswer {
  const { items, loading } = useWornItems(hero.system, hero);
  const equipped = useMemo(() => equippedOf(hero, items), [hero, items]);
  const { play, failed } = usePlay(equipped, undefined, connected);
  const { effects, rules } = useRollRules(play, true);
  const raw = play ? rawInPlay(hero, play) : hero;
  const { trait, difficulty, level = "regular" } = ask.content;
  const request = askedRoll(equippedOf(raw, items).character, raw, ask.content);
  const prepared = request && prepareRoll(request, { ...NO_SITUATION, difficulty, level }, effects);
  /** A roll that comes of the answer: the Sanity that it costs. */
  const follow = async (next: RollRequest, audience: RollAudience) => {
    const made = prepareRoll(next, NO_SITUATION, []);
    if (made === undefined) return;
    const rolled = await rollAtTable(
      { system: hero.system, id: campaignId },
      { characterId: hero.id, label: next.label, roll: made.roll, audience },
    );
    const { operations = [] } = rules?.after({ ...rolled, request: next }) ?? {};
    if (operations.length > 0) rules?.pay(operations);
  };
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (made: NonNullable<typeof prepared>) =>
      rollAtTable(
        { system: hero.system, id: campaignId },
        {
          ...{ characterId: hero.id, label: trait, roll: made.roll, notes: [...made.notes] },
          ...{ audience: "table", askId: ask.id },
        },
      ),
    onSuccess: async (made) => {
      const { operations = [], roll: next } = (request && rules?.after({ ...made, request })) ?? {};
      if (operations.length > 0) rules?.pay(operations);
      if (next) await follow(next, made.audience);
    },
    onError: (error) => toast("error", serverSentence(error, ROLL_FAILURE)),
  });
  return {
    isUnknown: prepared === undefined,
    busy: isPending,
    disabled: !connected || loading || (play === undefined && !failed),
    roll: (onEnd) => prepared && mutate(prepared, onEnd && { onSettled: onEnd }),
  };
}
