import {
  Badge,
  Box,
  Button,
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { MAX_COUNT } from "domain/documents/encounterLines";
import type { Creature } from "domain/game/gameTypes";
import { creaturesOf } from "domain/games/registry/creatures";
import { dangerText } from "domain/table/creatures/creatureFacts";
import { countedSearch, dangerOf, findCreatures } from "domain/table/creatures/findCreatures";
import { writtenCreature } from "domain/table/creatures/writtenCreature";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { useDeferredValue, useMemo, useState } from "react";
import { IconButton } from "../../ui/IconButton";
import styles from "./CreatureRows.module.css";
import { WrittenCreatureRow } from "./WrittenCreatureRow";

interface CreatureSearchProps {
  system: SystemId;
  creatures: readonly Creature[];
  /** The ids of the member's own among them. */
  own: ReadonlySet<string>;
  /** What a press on one does, in a word: « Voir ». */
  action: string;
  /** With how many, as the search says: « 3 gobelins ». */
  onChoose: (creature: Creature, count: number) => void;
  /** The ids of those that are wanted most, which come first until something is searched. */
  first?: readonly string[];
  /** Adds so many at once, seen or hidden. */
  onAdd?: ((creature: Creature, count: number, hidden: boolean) => void) | undefined;
}

const EVERY_DANGER = "";
/** More rows than this are found by searching: nobody reads them all. */
const MAX_ROWS = 40;

/** So many are chosen by a press, more by writing them (« 8 gobelins »). */
const COUNTS = ["1", "2", "3", "4", "5", "6"];

const NONE: readonly string[] = [];

/** Creatures found by words and by how dangerous they are, or one that the words make up by its numbers. */
export function CreatureSearch({
  system,
  creatures,
  own,
  action,
  first = NONE,
  onChoose,
  onAdd,
}: CreatureSearchProps) {
  const [text, setText] = useState("");
  const [picked, setPicked] = useState(1);
  const [danger, setDanger] = useState(EVERY_DANGER);
  const [added, setAdded] = useState("");
  const typed = useDeferredValue(text);
  const dangers = useMemo(
    () => [...new Map(creatures.map((one) => [dangerOf(one), dangerText(one)]))].sort(([a], [b]) => a - b),
    [creatures],
  );
  const { found, written } = useMemo(() => {
    const wanted = countedSearch(typed, MAX_COUNT);
    const bounds = danger === EVERY_DANGER ? {} : { from: Number(danger), to: Number(danger) };
    const all = findCreatures(creatures, { text: wanted.text, ...bounds });
    const isAll = wanted.text === "" && danger === EVERY_DANGER;
    return { found: isAll ? withFirst(all, first) : all, written: wanted.count };
  }, [creatures, typed, danger, first]);
  const count = written > 1 ? written : picked;
  const line = useMemo(() => writtenCreature(system, typed, MAX_COUNT), [system, typed]);
  const rest = found.length - MAX_ROWS;
  const chosen = count === 1 || onAdd ? action : `${action} ${count}`;
  const add = (creature: Creature, hidden: boolean) => {
    onAdd?.(creature, count, hidden);
    setAdded(`Ajouté${hidden ? " en secret" : ""} : ${count} × ${creature.name}.`);
  };
  return (
    <Stack gap="sm">
      <Group gap={10} align="end">
        <TextInput
          flex="1 1 200px"
          type="search"
          label="Rechercher une créature"
          placeholder={`Nom, type, « ${creaturesOf(system).searchExample} »…`}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setAdded("");
          }}
        />
        <NativeSelect
          flex="0 1 150px"
          label="Danger"
          value={danger}
          onChange={({ currentTarget }) => setDanger(currentTarget.value)}
          data={[
            { value: EVERY_DANGER, label: "Tous" },
            ...dangers.map(([value, label]) => ({ value: String(value), label })),
          ]}
        />
      </Group>
      {onAdd && (
        <SegmentedControl
          size="md"
          aria-label="Combien ?"
          data={COUNTS}
          value={String(count)}
          onChange={(value) => {
            setPicked(Number(value));
            setText(countedSearch(text, MAX_COUNT).text);
          }}
        />
      )}
      <Text size="sm" aria-live="polite" mih={22}>
        {added && `${added} `}
        {found.length > 0 && `${found.length} ${plural(found.length, "créature", "créatures")}`}
        {line && "Une créature à toi, en une ligne."}
        {found.length === 0 &&
          !line &&
          `Aucune créature ne correspond. Une à toi tient en une ligne : « ${creaturesOf(system).written.example} ».`}
      </Text>
      {line && (
        <WrittenCreatureRow
          line={line}
          count={count}
          action={action}
          onChoose={onChoose}
          onAdd={onAdd && add}
        />
      )}
      <Box component="ul" role="list">
        {found.slice(0, MAX_ROWS).map((creature) => (
          <li key={creature.id} className={styles.row}>
            <div className={styles.about}>
              <Text fw={600}>
                {creature.name}{" "}
                {own.has(creature.id) && (
                  <Badge size="sm" component="span">
                    À toi
                  </Badge>
                )}
              </Text>
              <Text size="sm" c="var(--ink-2)">
                {[dangerText(creature), creature.about].filter(Boolean).join(" · ")}
              </Text>
            </div>
            <Group gap={6} wrap="nowrap" ml="auto">
              <Button
                size="sm"
                mih={44}
                aria-label={`${chosen} ${creature.name}`}
                onClick={() => onChoose(creature, count)}
              >
                {chosen}
              </Button>
              {onAdd && (
                <>
                  <IconButton
                    icon="hidden"
                    size={44}
                    label={`Ajouter ${countedName(creature, count)}, sans que les joueurs le voient`}
                    onClick={() => add(creature, true)}
                  />
                  <Button
                    size="sm"
                    mih={44}
                    variant="primary"
                    aria-label={`Ajouter ${countedName(creature, count)}`}
                    onClick={() => add(creature, false)}
                  >
                    {count === 1 ? "Ajouter" : `Ajouter ${count}`}
                  </Button>
                </>
              )}
            </Group>
          </li>
        ))}
      </Box>
      {rest > 0 && <Text size="sm">Et {rest} de plus : cherche un nom ou choisis un danger.</Text>}
    </Stack>
  );
}

const countedName = ({ name }: Creature, count: number): string =>
  count === 1 ? name : `${count} × ${name}`;

/** Those of these ids first, in their order. */
function withFirst(creatures: readonly Creature[], first: readonly string[]): readonly Creature[] {
  const wanted = first.flatMap((id) => creatures.find((one) => one.id === id) ?? []);
  return wanted.length === 0 ? creatures : [...new Set([...wanted, ...creatures])];
}
