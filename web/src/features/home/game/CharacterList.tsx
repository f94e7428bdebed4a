import { Group, Paper, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { nameLabel } from "domain/sheet/character/fallbacks";
import type { SystemId } from "domain/values/systemIds";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { compareFrench } from "domain/values/text/compareFrench";
import type { JoinedLists } from "../../../api/joinLists";
import { AutoGrid } from "../../../ui/AutoGrid";
import { EmptyState } from "../../../ui/EmptyState";
import { CharacterCard, type ListedCharacter } from "./CharacterCard";

const GRID = { min: 290, gap: "var(--space-3) var(--space-4)" };

interface CharacterListProps {
  characters: JoinedLists<ListedCharacter>;
  system: SystemId | undefined;
}

/** One's own characters, by name in French order. What is there shows before the slowest list has come. */
export function CharacterList({ characters: { entries, loading }, system }: CharacterListProps) {
  const shown = entries
    .filter((character) => system === undefined || character.system === system)
    .toSorted((a, b) => compareFrench(nameLabel(a), nameLabel(b)));
  if (loading && shown.length === 0) return <LoadingCharacters />;
  if (shown.length === 0) {
    return (
      <EmptyState>
        {system === undefined
          ? "Aucun personnage. La Forge t'aide à créer le premier."
          : `Aucun personnage de ${SYSTEM_NAMES[system]}.`}
      </EmptyState>
    );
  }
  return (
    <AutoGrid component="ul" {...GRID}>
      {shown.map((character) => (
        <CharacterCard key={character.id} character={character} />
      ))}
    </AutoGrid>
  );
}

/** The cards to come, in the place that they will take. */
function LoadingCharacters() {
  return (
    <AutoGrid role="status" {...GRID}>
      <VisuallyHidden>Chargement...</VisuallyHidden>
      {["first", "second", "third"].map((place) => (
        <Paper key={place} p="14px 16px">
          <Group gap={14} wrap="nowrap">
            <Skeleton height={54} circle />
            <Stack gap={8} flex={1}>
              <Skeleton height={22} width="60%" />
              <Skeleton height={15} width="80%" />
              <Skeleton height={15} width="44%" />
            </Stack>
          </Group>
        </Paper>
      ))}
    </AutoGrid>
  );
}
