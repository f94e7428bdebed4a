import { Button, Group, Text } from "@mantine/core";
import type { Creature } from "domain/game/gameTypes";
import { withId } from "domain/table/creatures/ownCreature";
import type { CreatureLine } from "domain/table/creatures/writtenCreature";
import { randomId } from "../../browser/randomId";
import { IconButton } from "../../ui/IconButton";
import styles from "./CreatureRows.module.css";

interface WrittenCreatureRowProps {
  line: CreatureLine;
  count: number;
  /** What else a press on a creature does, where none is added at once: « Choisir ». */
  action: string;
  onChoose: (creature: Creature, count: number) => void;
  onAdd?: ((creature: Creature, hidden: boolean) => void) | undefined;
}

/** « 3 × Garde · CA 14 · 22 PV » */
export const lineText = ({ draft, numbers }: CreatureLine, count: number): string =>
  [count > 1 ? `${count} × ${draft.name}` : draft.name, ...numbers].join(" · ");

/** A creature of its own that the search says by its numbers: « Garde, CA 14, 22 PV ». */
export function WrittenCreatureRow({ line, count, action, onChoose, onAdd }: WrittenCreatureRowProps) {
  const text = lineText(line, count);
  const made = () => withId(randomId(), line.draft);
  return (
    <Group gap={6} className={styles.row} role="group" aria-label="Créature en une ligne">
      <Text fw={600} className={styles.about}>
        {text}
      </Text>
      <Group gap={6} wrap="nowrap" ml="auto">
        {onAdd ? (
          <>
            <IconButton
              icon="hidden"
              size={44}
              label={`Ajouter ${text}, sans que les joueurs le voient`}
              onClick={() => onAdd(made(), true)}
            />
            <Button
              size="sm"
              mih={44}
              variant="primary"
              aria-label={`Ajouter ${text}`}
              onClick={() => onAdd(made(), false)}
            >
              Ajouter
            </Button>
          </>
        ) : (
          <Button size="sm" mih={44} aria-label={`${action} ${text}`} onClick={() => onChoose(made(), count)}>
            {action}
          </Button>
        )}
      </Group>
    </Group>
  );
}
