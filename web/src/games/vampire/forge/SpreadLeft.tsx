import { Group, Paper, Text } from "@mantine/core";
import styles from "../../../kits/forge/steps.module.css";
import { Dots } from "../../../ui/Dots";

/** The values that are still to be given: `4 ×1, 3 ×3`. */
export function SpreadLeft({ left }: { left: readonly number[] }) {
  const values = [...new Set(left)].toSorted((a, b) => b - a);
  const countOf = (value: number) => left.filter((one) => one === value).length;
  const spoken = values.map((value) => `${countOf(value)} fois ${value}`).join(", ");
  return (
    <Paper className={styles.bar}>
      <Group justify="space-between" gap="6px 16px" fw={600}>
        <Text role="status" size="sm" c="var(--ink-2)" fw={600}>
          {values.length === 0 ? "Tout est donné." : "Reste à donner"}
          <span className="visuallyHidden"> {spoken}</span>
        </Text>
        <Group gap="6px 16px" aria-hidden="true">
          {values.map((value) => (
            <Group key={value} gap={4}>
              <Dots value={value} max={value} />× {countOf(value)}
            </Group>
          ))}
        </Group>
      </Group>
    </Paper>
  );
}
