import { Group, NativeSelect, Text } from "@mantine/core";
import { isHeroAwaited } from "domain/table/asks/openAsks";
import { useState } from "react";
import type { LiveAsk } from "../../../live/asks";
import { AnswerButton, type RollAsk, UNKNOWN_VALUE } from "../../../table/asks/AskBanner";
import { type AnsweredBy, useHeroAnswer } from "../../../table/asks/useHeroAnswer";
import type { TrayHero } from "../../../table/dice/trayHero";

interface HeroAnswerProps {
  campaignId: string;
  ask: RollAsk & Pick<LiveAsk, "heroes" | "answeredFor">;
  heroes: readonly TrayHero[];
  connected: boolean;
}

/** Answers an ask with each of the viewer's characters of whom it is asked. Loaded with the first ask. */
export default function HeroAnswer({ heroes, ...asked }: HeroAnswerProps) {
  const [chosen, setChosen] = useState<string>();
  const awaited = heroes.filter(({ id }) => isHeroAwaited(asked.ask, id));
  const hero = awaited.find(({ id }) => id === chosen) ?? awaited[0];
  if (hero === undefined) {
    return (
      <Text size="sm" c="dimmed">
        Lie un personnage à cette campagne pour répondre.
      </Text>
    );
  }
  return (
    <Group gap={8}>
      {awaited.length > 1 && (
        <NativeSelect
          size="sm"
          aria-label="Personnage"
          data={awaited.map(({ id, name }) => ({ value: id, label: name }))}
          value={hero.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <Answer key={hero.id} {...asked} hero={hero} />
    </Group>
  );
}

function Answer({ ask, ...asked }: AnsweredBy) {
  const { isUnknown, busy, disabled, roll } = useHeroAnswer({ ask, ...asked });
  return (
    <AnswerButton
      {...{ ask, busy, disabled }}
      impossible={isUnknown ? UNKNOWN_VALUE : undefined}
      onAnswer={() => roll()}
    />
  );
}
