import { Button } from "@mantine/core";
import type { CampaignCharacter } from "domain/campaign/campaignPage";
import { paths } from "domain/links/paths";
import type { SystemId } from "domain/systems/systemIds";
import { Link } from "react-router-dom";
import { Avatar } from "../../../ui/Avatar";
import styles from "./TableCharacters.module.css";

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
  const { id, name, class: className, avatarUrl, offTableDice } = character;
  return (
    <li className={styles.row} data-arrived={arrived || undefined}>
      <span className={styles.sheet}>
        <Avatar name={name} photoURL={avatarUrl} system={system} size={44} />
        <span className={styles.who}>
          <Link to={paths.character(id, system)}>{name}</Link>
          <small>
            {className}
            {owner && ` · ${owner}`}
          </small>
          {offTableDice && <small>Hors des dés de la table</small>}
        </span>
      </span>
      {(onRemove || onDelete) && (
        <span className={styles.choices}>
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
        </span>
      )}
    </li>
  );
}
