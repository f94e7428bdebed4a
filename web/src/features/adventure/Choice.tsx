import { Group, Text } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { type ReactNode, useState } from "react";
import styles from "./Adventure.module.css";
import { type AdventureEntry, entryKey } from "./adventureEntry";
import { KindList } from "./KindList";
import type { KindEntries } from "./useCampaignEntries";

const NONE: ReadonlySet<string> = new Set();

/** Which of them are chosen, by their keys. */
export function useChoice() {
  const [chosen, setChosen] = useState(NONE);
  const choose = (keys: readonly string[], isChosen: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      for (const key of keys) {
        if (isChosen) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  return { chosen, choose, forget: () => setChosen(NONE) };
}

export interface ChoiceProps {
  lists: readonly KindEntries[];
  choice: ReturnType<typeof useChoice>;
  system: SystemId;
  busy: boolean;
  /** In place of what is done, while something is on its way and until its end was read. */
  progress: ReactNode;
  note?: string | undefined;
  /** In place of lists that have nothing. */
  empty: ReactNode;
  /** What is done with what is chosen. */
  children: (entries: readonly AdventureEntry[]) => ReactNode;
}

/** Lists of what there is, by kinds, and below them what is done with what is chosen of it. */
export function Choice({ lists, choice, system, busy, progress, note, empty, children }: ChoiceProps) {
  const { chosen, choose } = choice;
  const isEmpty = empty !== null && lists.every(({ entries }) => entries?.length === 0);
  const entries = lists.flatMap((list) => list.entries ?? []).filter((entry) => chosen.has(entryKey(entry)));
  const actions = (
    <Group justify="space-between" gap="8px 18px">
      <Text role="status">
        {entries.length} {plural(entries.length, "élément choisi", "éléments choisis")}
      </Text>
      <Group gap={10}>{children(entries)}</Group>
    </Group>
  );
  const bar = progress || (!isEmpty && actions);
  return (
    <>
      {note !== undefined && <Text role="status">{note}</Text>}
      {isEmpty && empty}
      {lists.map((list) => (
        <KindList key={list.kind} {...list} {...{ system, chosen }} onChoose={choose} disabled={busy} />
      ))}
      {bar && <div className={styles.actions}>{bar}</div>}
    </>
  );
}
