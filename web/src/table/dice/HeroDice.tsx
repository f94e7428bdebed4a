import { Button, NativeSelect, Stack, Text } from "@mantine/core";
import { rawInPlay } from "domain/table/play/statsInPlay";
import { equippedOf, sheetChoices } from "domain/table/rolls/sheetChoices";
import { useMemo, useState } from "react";
import { usePlay } from "../play/usePlay";
import { useRollRules } from "../play/useRollRules";
import { useWornItems } from "../play/useWornItems";
import { FollowUp } from "../rolls/FollowUp";
import { NextRoll } from "../rolls/NextRoll";
import { ROLL_FAILURE } from "../rolls/rollFailure";
import { useRolls } from "../rolls/useRolls";
import { useShareRoll } from "../rolls/useShareRoll";
import type { TrayHero } from "./trayHero";
import type { TableDiceControl } from "./useTableDice";

interface HeroDiceProps {
  dice: TableDiceControl;
  connected: boolean;
  /** Not empty. */
  heroes: readonly TrayHero[];
}

/** The rolls of a character's sheet, with what the state in play does to them. Loaded when it is asked for. */
export default function HeroDice({ dice, connected, heroes }: HeroDiceProps) {
  const [chosen, setChosen] = useState(heroes[0]?.id);
  const hero = heroes.find(({ id }) => id === chosen) ?? heroes[0];
  if (hero === undefined) return null;
  return (
    <Stack gap={8}>
      {heroes.length > 1 && (
        <NativeSelect
          size="sm"
          label="Personnage"
          data={heroes.map(({ id, name }) => ({ value: id, label: name }))}
          value={hero.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <HeroRolls key={hero.id} dice={dice} connected={connected} hero={hero} />
    </Stack>
  );
}

function HeroRolls({ dice, connected, hero }: Omit<HeroDiceProps, "heroes"> & { hero: TrayHero }) {
  const { system, campaignId, audience, show } = dice;
  const { items, loading } = useWornItems(hero.system, hero);
  const equipped = useMemo(() => equippedOf(hero, items), [hero, items]);
  const { play, failed } = usePlay(equipped, undefined, connected);
  const { effects, rules } = useRollRules(play, true);
  const { share, redo, isPending } = useShareRoll({
    ...{ characterId: hero.id, system, campaignId, audience },
    failure: ROLL_FAILURE,
    onRolled: show,
  });
  const by = { system, characterId: hero.id, campaignId };
  const rolls = useRolls({ share, redoShared: connected ? redo : undefined, effects, rules, by });
  const { stats, values } = play ?? {};
  const groups = useMemo(
    () => sheetChoices(system, stats && values ? rawInPlay(hero, { stats, values }) : hero, items),
    [system, hero, stats, values, items],
  );
  const [chosen, setChosen] = useState("");
  const options = groups.map(({ title, choices }, place) => ({
    title,
    items: choices.map((request, one) => ({ value: `${place}/${one}`, label: request.label, request })),
  }));
  const request = options.flatMap(({ items }) => items).find(({ value }) => value === chosen)?.request;
  const resources = rules?.resources ?? {};
  const [latest] = rolls.log;
  // A roll without its state would leave out what acts on it, and cost nothing.
  const isReady = connected && !isPending && !loading && (play !== undefined || failed);
  return (
    <>
      <NativeSelect
        size="sm"
        label="Jet de la fiche"
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: "", label: groups.length === 0 ? "Rien à lancer sur cette fiche" : "Choisis un jet" },
          ...options.map(({ title, items }) => ({
            group: title,
            items: items.map(({ value, label }) => ({ value, label })),
          })),
        ]}
      />
      {failed && (
        <Text size="sm" c="warn">
          Son état en jeu n'est pas disponible : rien de lui ne compte dans ce jet.
        </Text>
      )}
      <NextRoll system={system} rolls={rolls} resources={resources} campaignId={campaignId}>
        <Button
          variant="primary"
          disabled={request === undefined || !isReady}
          onClick={() => request && rolls.roll(request)}
        >
          Jeter
        </Button>
      </NextRoll>
      {latest && <FollowUp key={latest.id} {...{ rolls, resources, connected }} roll={latest} />}
    </>
  );
}
