import { Group, NativeSelect, Text } from "@mantine/core";
import type { RollAudience } from "domain/documents/roll";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { NO_SITUATION } from "domain/game/rolls/situation";
import { askedRoll } from "domain/table/asks/askedRoll";
import { rawInPlay } from "domain/table/play/statsInPlay";
import { prepareRoll } from "domain/table/rolls/prepareRoll";
import { equippedOf } from "domain/table/rolls/sheetChoices";
import { useMemo, useState } from "react";
import { rollAtTable } from "../../../api/rollAtTable";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { AnswerButton, type RollAsk, UNKNOWN_VALUE } from "../../../table/asks/AskBanner";
import type { TrayHero } from "../../../table/dice/trayHero";
import { usePlay } from "../../../table/play/usePlay";
import { useRollRules } from "../../../table/play/useRollRules";
import { toast } from "../../../ui/toast";

const FAILURE = "Ce jet n'a pas pu être lancé. Réessaie.";

interface HeroAnswerProps {
  campaignId: string;
  ask: RollAsk;
  heroes: readonly TrayHero[];
  connected: boolean;
}

/** Answers an ask with one of the viewer's characters. Loaded with the first ask. */
export default function HeroAnswer({ heroes, ...asked }: HeroAnswerProps) {
  const [chosen, setChosen] = useState<string>();
  const hero = heroes.find(({ id }) => id === chosen) ?? heroes[0];
  if (hero === undefined) {
    return (
      <Text size="sm" c="dimmed">
        Lie un personnage à cette campagne pour répondre.
      </Text>
    );
  }
  return (
    <Group gap={8}>
      {heroes.length > 1 && (
        <NativeSelect
          size="sm"
          aria-label="Personnage"
          data={heroes.map(({ id, name }) => ({ value: id, label: name }))}
          value={hero.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <Answer key={hero.id} {...asked} hero={hero} />
    </Group>
  );
}

function Answer({ campaignId, ask, hero, connected }: Omit<HeroAnswerProps, "heroes"> & { hero: TrayHero }) {
  const equipped = useMemo(() => equippedOf(hero), [hero]);
  const { play, failed } = usePlay(equipped, undefined, connected);
  const isKnown = play !== undefined || failed;
  const { effects, rules } = useRollRules(play, true);
  const raw = play ? rawInPlay(hero, play) : hero;
  const { trait, difficulty, level = "regular" } = ask.content;
  const request = askedRoll(equippedOf(raw).character, raw, ask.content);
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
    onError: (error) => toast("error", serverSentence(error, FAILURE)),
  });
  return (
    <AnswerButton
      ask={ask}
      impossible={prepared ? undefined : UNKNOWN_VALUE}
      busy={isPending}
      disabled={!connected || !isKnown}
      onAnswer={() => prepared && mutate(prepared)}
    />
  );
}
