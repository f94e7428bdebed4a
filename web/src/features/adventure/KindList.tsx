import { Button, Checkbox, Group, Text } from "@mantine/core";
import { ADVENTURE_KIND_NAMES } from "domain/table/adventure/adventure";
import type { SystemId } from "domain/values/systemIds";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { TitledCard } from "../../ui/TitledCard";
import styles from "./Adventure.module.css";
import { type AdventureEntry, entryKey, isForGame } from "./adventureEntry";
import type { KindEntries } from "./useCampaignEntries";

interface KindListProps extends KindEntries {
  system: SystemId;
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
  disabled: boolean;
}

/** What there is of one kind, each with a box, and one for all of them; nothing where there is none. */
export function KindList({ kind, entries, failed, showMore, ...choice }: KindListProps) {
  const title = ADVENTURE_KIND_NAMES[kind];
  if (entries === undefined) {
    return (
      <TitledCard title={title} titleSize="h3" gap="sm">
        <Text size="sm" role={failed ? "alert" : "status"}>
          {failed ? "Cette liste n'a pas pu être lue." : "Chargement…"}
        </Text>
      </TitledCard>
    );
  }
  if (entries.length === 0) return null;
  const { system, chosen, onChoose, disabled } = choice;
  const open = entries.filter((entry) => isForGame(entry, system)).map(entryKey);
  const count = open.filter((key) => chosen.has(key)).length;
  const isAll = open.length > 0 && count === open.length;
  return (
    <TitledCard
      title={title}
      titleSize="h3"
      gap="sm"
      aside={
        <Checkbox
          label="Tout choisir"
          aria-label={`Tout choisir : ${title}`}
          disabled={disabled || open.length === 0}
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={() => onChoose(open, !isAll)}
        />
      }
    >
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Checkbox
              label={entry.name}
              description={factsIn(entry, system)}
              disabled={disabled || !isForGame(entry, system)}
              checked={chosen.has(entryKey(entry))}
              onChange={({ currentTarget }) => onChoose([entryKey(entry)], currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {showMore && (
        <Group>
          <Button mih={44} onClick={showMore}>
            Plus ancien
          </Button>
        </Group>
      )}
    </TitledCard>
  );
}

/** Of another game, which that is. */
function factsIn(entry: AdventureEntry, system: SystemId): string {
  const other = entry.games.find((game) => game !== system);
  return other === undefined ? entry.facts : `${SYSTEM_NAMES[other]} : pas pour cette campagne`;
}
