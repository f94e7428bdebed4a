import { Button, Group, Text } from "@mantine/core";
import type { CampaignCharacter } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { elide } from "domain/values/text/elide";
import { Link } from "react-router-dom";
import { Avatar } from "../../../ui/Avatar";
import arrivals from "../../../ui/arrivals.module.css";
import styles from "./CharacterRow.module.css";

interface CharacterRowProps {
  character: CampaignCharacter;
  system: SystemId;
  /** Undefined for a character whose player is not at the table. */
  owner: string | undefined;
  arrived: boolean;
  onRemove: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

export function CharacterRow({ character, system, owner, arrived, onRemove, onDelete }: CharacterRowProps) {
  const { id, name, class: className, avatarUrl, offTableDice, storyShared } = character;
  return (
    <Group
      component="li"
      gap="10px 12px"
      px={12}
      py={11}
      className={[styles.row, arrived && arrivals.arrived].filter(Boolean).join(" ")}
    >
      <Group gap={12} wrap="nowrap" flex="1 1 18ch" miw={0} lh={1.35}>
        <Avatar name={name} photoURL={avatarUrl} system={system} size={44} />
        <div className={styles.who}>
          <Link to={paths.character(id, system)}>{name}</Link>
          <Text size="sm" c="dimmed" lh="inherit">
            {className}
            {owner && ` · ${owner}`}
          </Text>
          {offTableDice && (
            <Text size="sm" c="dimmed" lh="inherit">
              Hors des dés de la table
            </Text>
          )}
        </div>
      </Group>
      {(storyShared || onRemove || onDelete) && (
        <Group gap={8} pos="relative">
          {storyShared && (
            <Button
              size="sm"
              component={Link}
              to={paths.story(id, system)}
              aria-label={`Histoire ${elide("de", name)}`}
            >
              Histoire
            </Button>
          )}
          {onRemove && (
            <Button size="sm" aria-label={`Retirer ${name} de la campagne`} onClick={onRemove}>
              Retirer
            </Button>
          )}
          {onDelete && (
            <Button size="sm" aria-label={`Supprimer ${name}`} onClick={onDelete}>
              Supprimer
            </Button>
          )}
        </Group>
      )}
    </Group>
  );
}
