import type { RollRequest } from "domain/game/rolls/rollRequest";
import { NO_SITUATION } from "domain/game/rolls/situation";
import { rawInPlay } from "domain/table/play/statsInPlay";
import { prepareRoll } from "domain/table/rolls/prepareRoll";
import { equippedOf, sheetChoices } from "domain/table/rolls/sheetChoices";
import { type ReactNode, useMemo } from "react";
import { rollAtTable } from "../../api/rollAtTable";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";
import type { TrayHero } from "../dice/trayHero";
import { usePlay } from "../play/usePlay";
import { useRollRules } from "../play/useRollRules";
import { useWornItems } from "../play/useWornItems";
import { ROLL_FAILURE } from "../rolls/rollFailure";
import { Bear } from "./Bear";
import { OpposeChoices } from "./OpposeChoices";
import type { OpposedRoll } from "./opposedRoll";

interface HeroOpposesProps {
  campaignId: string;
  /** Who opposes it. */
  hero: TrayHero;
  roll: OpposedRoll;
  connected: boolean;
  /** It deals damage, which whoever plays the character may let through. */
  bears: boolean;
  children?: ReactNode;
}

/** What a character opposes to a roll, with the values of its sheet and with what play did to it. */
export function HeroOpposes({ campaignId, hero, roll, connected, bears, children }: HeroOpposesProps) {
  const { items, loading } = useWornItems(hero.system, hero);
  const equipped = useMemo(() => equippedOf(hero, items), [hero, items]);
  const { play, failed } = usePlay(equipped, undefined, connected);
  const { effects, rules } = useRollRules(play, true);
  const raw = play ? rawInPlay(hero, play) : hero;
  const groups = useMemo(() => sheetChoices(hero.system, raw, items), [hero.system, raw, items]);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async (request: RollRequest) => {
      const prepared = prepareRoll(request, NO_SITUATION, effects);
      if (prepared === undefined) return undefined;
      return rollAtTable(
        { system: hero.system, id: campaignId },
        {
          ...{ characterId: hero.id, label: request.label, damage: request.damage },
          ...{ roll: prepared.roll, notes: [...prepared.notes], audience: roll.audience, opposes: roll.id },
        },
      );
    },
    onSuccess: (made, request) => {
      const { operations = [] } = (made && rules?.after({ ...made, request })) ?? {};
      if (operations.length > 0) rules?.pay(operations);
    },
    onError: (error) => toast("error", serverSentence(error, ROLL_FAILURE)),
  });
  return (
    <OpposeChoices
      spec={roll.rolled}
      groups={groups}
      busy={isPending}
      disabled={!connected || loading || (play === undefined && !failed)}
      onRoll={mutate}
    >
      {bears && (
        <Bear
          {...{ campaignId, roll, system: hero.system, characterId: hero.id }}
          disabled={!connected || isPending}
        />
      )}
      {children}
    </OpposeChoices>
  );
}
