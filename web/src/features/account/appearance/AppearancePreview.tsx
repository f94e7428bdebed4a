import { Badge, Box, Group, Text } from "@mantine/core";
import type { Preferences } from "domain/members/account/preferences";
import { Die } from "../../../ui/Die";
import { Eyebrow } from "../../../ui/Eyebrow";
import styles from "./Appearance.module.css";

const ROLLS = [
  { label: "Perception", notation: "1d20 + 5", die: 17, total: 22 },
  { label: "Initiative", notation: "1d20 + 2", die: 9, total: 11 },
] as const;

/** A corner of a sheet under the chosen preferences, and under nothing else of the page's. */
export function AppearancePreview({ preferences }: { preferences: Preferences }) {
  const { theme, accent, textSize, density } = preferences;
  return (
    <Box component="figure" flex="1 1 22rem" miw={0}>
      <Text component="figcaption" size="sm" fw={600} mb={7}>
        Aperçu
      </Text>
      <div
        className={styles.sample}
        data-theme={theme}
        data-accent={accent}
        data-text-size={textSize}
        data-density={density}
      >
        <Group justify="space-between" align="start" gap={8}>
          <div>
            <Eyebrow>Rôdeuse · niveau 5</Eyebrow>
            <strong>Lorien des Saules</strong>
          </div>
          <Badge color="accent">Inspirée</Badge>
        </Group>
        {ROLLS.map(({ label, notation, die, total }) => (
          <div key={label} className={styles.roll}>
            <Die value={die} size={34} />
            <span>
              {label}
              <small>{notation}</small>
            </span>
            <b className="num">{total}</b>
          </div>
        ))}
        <span className={styles.button}>Lancer les dés</span>
      </div>
    </Box>
  );
}
