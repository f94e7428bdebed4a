import { Stack, Text } from "@mantine/core";
import styles from "./LabelledTexts.module.css";

interface LabelledTextsProps {
  /** Those without a text are left out. */
  lines: readonly { readonly label: string; readonly text: string | undefined }[];
}

/** Texts under their labels, or a sentence where there are none. */
export function LabelledTexts({ lines }: LabelledTextsProps) {
  const known = lines.filter(({ text }) => text);
  if (known.length === 0) return <Text c="dimmed">Rien d'écrit pour l'instant.</Text>;
  return (
    <Stack component="dl" gap={12}>
      {known.map(({ label, text }) => (
        <div key={label} className={styles.line}>
          <Text component="dt" size="xs" fw={650} lts="0.06em" tt="uppercase" c="dimmed">
            {label}
          </Text>
          <Text component="dd" style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {text}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
