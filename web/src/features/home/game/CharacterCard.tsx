import { Group, Paper, Text, Title, VisuallyHidden } from "@mantine/core";
import type { CharacterView } from "domain/api/characters";
import { readCharacterCard } from "domain/sheet/character/characterCard";
import { classLabel, nameLabel } from "domain/sheet/character/fallbacks";
import { waitsFor } from "domain/table/characters/waitsFor";
import { paths } from "domain/values/links/paths";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router-dom";
import { Avatar } from "../../../ui/Avatar";
import { Emblem } from "../../../ui/Emblem";
import cards from "../cards.module.css";
import { HeroWait } from "./HeroWait";

export type ListedCharacter = CharacterView;

interface CharacterCardProps {
  character: ListedCharacter;
  /** What else waits for its player, which the character does not say: `WaitLink`s. */
  waiting?: ReactNode;
}

/** A character of one's own, with what waits for its player; the whole card leads to the sheet. */
export function CharacterCard({ character: view, waiting }: CharacterCardProps) {
  const character = useMemo(() => readCharacterCard(view), [view]);
  const { id, system, campaign } = view;
  const name = nameLabel(character);
  const waits = useMemo(() => waitsFor(view), [view]);
  return (
    <Paper component="li" p="14px 16px" className={`${cards.linked} ${cards.lifted}`} data-system={system}>
      <Group gap={14} wrap="nowrap" h="100%">
        <Avatar name={name} photoURL={character.avatarUrl} system={system} size={54} />
        <div>
          <Title order={3} size="1.16rem" mb={3}>
            <Link to={paths.character(id, system)}>{name}</Link>
          </Title>
          <Text size="sm" lh={1.45} c="var(--ink-2)">
            {[character.race, classLabel(character), character.pronouns].filter(Boolean).join(" · ")}
          </Text>
          <Group component="ul" role="list" gap={6} my={4} className={cards.waits}>
            {waits.map((wait) => (
              <HeroWait key={wait.text} character={view} wait={wait} />
            ))}
            {waiting}
          </Group>
          <Group gap={7} wrap="nowrap" mt={3} c="var(--sys-ink)">
            <Emblem system={system} size={18} />
            <VisuallyHidden>{SYSTEM_NAMES[system]}, </VisuallyHidden>
            <Text size="sm" lh={1.45} c="dimmed">
              {campaign?.name || "Sans campagne"}
            </Text>
          </Group>
        </div>
      </Group>
    </Paper>
  );
}
