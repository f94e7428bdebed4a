import { Paper } from "@mantine/core";
import type { CharacterView } from "domain/api/characters";
import { classLabel, nameLabel } from "domain/character/fallbacks";
import { normaliseCharacter } from "domain/character/normaliseCharacter";
import { paths } from "domain/links/paths";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { Avatar } from "../../../ui/Avatar";
import { Emblem } from "../../../ui/Emblem";
import styles from "./CharacterList.module.css";

export type ListedCharacter = CharacterView;

/** A character of one's own; the whole card leads to the sheet. */
export function CharacterCard({ character: view }: { character: ListedCharacter }) {
  const character = useMemo(() => normaliseCharacter(view), [view]);
  const { id, system, campaign } = view;
  const name = nameLabel(character);
  return (
    <Paper component="li" className={styles.character} data-system={system}>
      <Avatar name={name} photoURL={character.avatarUrl} system={system} size={54} />
      <div className={styles.words}>
        <h3>
          <Link to={paths.character(id, system)}>{name}</Link>
        </h3>
        <p>{[character.race, classLabel(character), character.pronouns].filter(Boolean).join(" · ")}</p>
        <p className={styles.table}>
          <Emblem system={system} size={18} />
          <span className="visuallyHidden">{SYSTEM_NAMES[system]}, </span>
          <span>{campaign?.name || "Sans campagne"}</span>
        </p>
      </div>
    </Paper>
  );
}
