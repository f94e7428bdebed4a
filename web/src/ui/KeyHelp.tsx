import { Group, Kbd, Stack, Switch, Text } from "@mantine/core";
import { Dialog } from "./ConfirmDialog";
import styles from "./KeyHelp.module.css";

export interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

interface KeyHelpProps {
  title: string;
  lines: readonly KeyLine[];
  /** Under the lines. */
  note: string;
  /** Of the switch. */
  label: string;
  active: boolean;
  onActive: (active: boolean) => void;
  onClose: () => void;
}

/** What the keyboard does on a screen, and whether its single keys do (WCAG 2.1.4). */
export function KeyHelp({ title, lines, note, label, active, onActive, onClose }: KeyHelpProps) {
  return (
    <Dialog title={title} cancel="Fermer" onCancel={onClose}>
      <Stack component="dl" gap={0} my={12} c="var(--ink)" className={styles.keys}>
        {lines.map(({ keys, does }) => (
          <Group key={does} wrap="nowrap" gap={10} py={5}>
            <Group component="dt" gap={5} w={130} flex="none">
              {keys.map((key) => (
                <Kbd key={key} size="md" ff="text" miw={30} opacity={active ? 1 : 0.6}>
                  {key}
                </Kbd>
              ))}
            </Group>
            <Text component="dd" inherit m={0}>
              {does}
            </Text>
          </Group>
        ))}
      </Stack>
      <Text fz="sm" c="dimmed">
        {note}
      </Text>
      <Switch
        mt="md"
        label={label}
        checked={active}
        onChange={({ currentTarget }) => onActive(currentTarget.checked)}
      />
    </Dialog>
  );
}
