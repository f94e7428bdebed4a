import { Badge, Box, Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { MAX_COUNT } from "domain/documents/encounterLines";
import type { Creature } from "domain/game/gameTypes";
import { creaturesOf } from "domain/games/registry/creatures";
import { dangerText } from "domain/table/creatures/creatureFacts";
import { countedSearch, dangerOf, findCreatures } from "domain/table/creatures/findCreatures";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { useDeferredValue, useMemo, useState } from "react";
import styles from "./CreatureRows.module.css";

interface CreatureSearchProps {
  system: SystemId;
  creatures: readonly Creature[];
  /** The ids of the member's own among them. */
  own: ReadonlySet<string>;
  /** What a press on one does, in a word: « Voir ». */
  action: string;
  /** With how many, as the search says: « 3 gobelins ». */
  onChoose: (creature: Creature, count: number) => void;
  /** Adds so many at once. */
  onAdd?: ((creature: Creature, count: number) => void) | undefined;
}

const EVERY_DANGER = "";
/** More rows than this are found by searching: nobody reads them all. */
const MAX_ROWS = 40;

/** Creatures found by words and by how dangerous they are. */
export function CreatureSearch({ system, creatures, own, action, onChoose, onAdd }: CreatureSearchProps) {
  const [text, setText] = useState("");
  const [danger, setDanger] = useState(EVERY_DANGER);
  const [added, setAdded] = useState("");
  const typed = useDeferredValue(text);
  const dangers = useMemo(
    () => [...new Map(creatures.map((one) => [dangerOf(one), dangerText(one)]))].sort(([a], [b]) => a - b),
    [creatures],
  );
  const { found, count } = useMemo(() => {
    const wanted = countedSearch(typed, MAX_COUNT);
    const bounds = danger === EVERY_DANGER ? {} : { from: Number(danger), to: Number(danger) };
    return { found: findCreatures(creatures, { text: wanted.text, ...bounds }), count: wanted.count };
  }, [creatures, typed, danger]);
  const rest = found.length - MAX_ROWS;
  const chosen = count === 1 || onAdd ? action : `${action} ${count}`;
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
      <Text size="sm" aria-live="polite" mih={22}>
        {added && `${added} `}
        {found.length === 0
          ? "Aucune créature ne correspond."
          : `${found.length} ${plural(found.length, "créature", "créatures")}`}
      </Text>
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
            {onAdd && (
              <Button
                size="sm"
                mih={44}
                variant="primary"
                aria-label={count === 1 ? `Ajouter ${creature.name}` : `Ajouter ${count} × ${creature.name}`}
                onClick={() => {
                  onAdd(creature, count);
                  setAdded(`Ajouté : ${count} × ${creature.name}.`);
                }}
              >
                {count === 1 ? "Ajouter" : `Ajouter ${count}`}
              </Button>
            )}
            <Button
              size="sm"
              mih={44}
              aria-label={`${chosen} ${creature.name}`}
              onClick={() => onChoose(creature, count)}
            >
              {chosen}
            </Button>
          </li>
        ))}
      </Box>
      {rest > 0 && <Text size="sm">Et {rest} de plus : cherche un nom ou choisis un danger.</Text>}
    </Stack>
  );
}
