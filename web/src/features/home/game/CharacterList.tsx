import { Paper, Skeleton } from "@mantine/core";
import { nameLabel } from "domain/character/fallbacks";
import type { SystemId } from "domain/systems/systemIds";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { compareFrench } from "domain/text/compareFrench";
import type { JoinedLists } from "../../../api/joinLists";
import { EmptyState } from "../../../ui/EmptyState";
import { CharacterCard, type ListedCharacter } from "./CharacterCard";
import styles from "./CharacterList.module.css";

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
          ? "Aucun personnage. La Forge vous aide à créer le premier."
          : `Aucun personnage de ${SYSTEM_NAMES[system]}.`}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.grid}>
      {shown.map((character) => (
        <CharacterCard key={character.id} character={character} />
      ))}
    </ul>
  );
}

function LoadingCharacters() {
  return (
    <div role="status" className={styles.grid}>
      <span className="visuallyHidden">Chargement...</span>
      {["first", "second", "third"].map((place) => (
        <Paper key={place} className={styles.character}>
          <Skeleton width={54} height={54} radius="50%" />
          <div className={styles.words}>
            <Skeleton height={22} width="60%" />
            <Skeleton height={15} width="80%" />
            <Skeleton height={15} width="44%" />
          </div>
        </Paper>
      ))}
    </div>
  );
}
