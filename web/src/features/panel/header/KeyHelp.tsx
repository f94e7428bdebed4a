import { Group, Kbd, Stack, Switch, Text } from "@mantine/core";
import { Dialog } from "../../../ui/ConfirmDialog";
import styles from "./KeyHelp.module.css";

const KEYS = [
  { keys: ["n", "→"], does: "Tour suivant" },
  { keys: ["p", "←"], does: "Tour précédent" },
  { keys: ["r"], does: "Lancer l'initiative" },
  { keys: ["d"], does: "Ouvrir les dés de la table" },
  { keys: ["u"], does: "Annuler la dernière action" },
  { keys: ["/"], does: "Chercher une action, une commande, une compétence" },
  { keys: ["↑", "↓"], does: "Départager une égalité, sur ses flèches" },
  { keys: ["?"], does: "Cette aide" },
] as const;

interface KeyHelpProps {
  active: boolean;
  onActive: (active: boolean) => void;
  onClose: () => void;
}

/** What the keyboard does on the panel, and whether it does. */
export function KeyHelp({ active, onActive, onClose }: KeyHelpProps) {
  return (
    <Dialog title="Raccourcis clavier" cancel="Fermer" onCancel={onClose}>
      <Stack component="dl" gap={0} my={12} c="var(--ink)" className={styles.keys}>
        {KEYS.map(({ keys, does }) => (
          <Group key={does} wrap="nowrap" gap={10} py={7}>
            <Group component="dt" gap={6} w={88} flex="none">
              {keys.map((key) => (
                <Kbd key={key} size="md" ff="text" miw={30} opacity={active ? 1 : 0.6}>
                  {key}
                </Kbd>
              ))}
            </Group>
            <Text component="dd" inherit>
              {does}
            </Text>
          </Group>
        ))}
      </Stack>
      <Text fz="sm" c="dimmed">
        Ils se taisent pendant que tu écris dans un champ.
      </Text>
      <Switch
        mt="md"
        label="Raccourcis actifs"
        checked={active}
        onChange={({ currentTarget }) => onActive(currentTarget.checked)}
      />
    </Dialog>
  );
}
