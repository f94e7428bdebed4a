import { Button, Group, Stack, Text } from "@mantine/core";
import type { Character } from "domain/sheet/character/character";
import { classLabel } from "domain/sheet/character/fallbacks";
import { levelUpGains } from "domain/table/forge/reopen";
import { paths } from "domain/values/links/paths";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { ModalWindow } from "../../../ui/ModalWindow";

interface LevelUpDialogProps {
  character: Character;
  next: number;
  onClose: () => void;
}

/** What the next level gives, before its choices are made in the Forge (product §2.8.26). */
export default function LevelUpDialog({ character, next, onClose }: LevelUpDialogProps) {
  const { id, system } = character;
  const gains = useMemo(
    () => levelUpGains({ ...character, class: classLabel(character, true) }),
    [character],
  );
  return (
    <ModalWindow title={`Niveau ${next}`} size={460} onClose={onClose}>
      <Stack gap="sm">
        <Text>Ce niveau te donne :</Text>
        <Stack component="ul" role="list" gap={4} m={0} p={0} aria-label="Ce que donne ce niveau">
          {gains.map(({ label, value }) => (
            <Group key={label} component="li" justify="space-between" gap={10}>
              <Text span inherit c="var(--ink-2)">
                {label}
              </Text>
              <Text span inherit fw={650}>
                {value}
              </Text>
            </Group>
          ))}
        </Stack>
        <Text size="sm" c="dimmed">
          Note toi-même les autres aptitudes que ta classe gagne à ce niveau.
        </Text>
        <Group justify="flex-end">
          <Button onClick={onClose}>Plus tard</Button>
          <Button
            component={Link}
            variant="primary"
            to={paths.forgeWorkshop({ system, character: id, levelUp: true })}
          >
            Faire mes choix
          </Button>
        </Group>
      </Stack>
    </ModalWindow>
  );
}
