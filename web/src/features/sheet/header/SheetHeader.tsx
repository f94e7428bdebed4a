import { Badge, Paper } from "@mantine/core";
import type { VttJoinState } from "domain/campaign/vttStatus";
import type { Character } from "domain/character/character";
import { backgroundLabel, classLabel, nameLabel, raceLabel } from "domain/character/fallbacks";
import { formatSpeed } from "domain/character/speed";
import { paths } from "domain/links/paths";
import type { OnlinePlayer } from "domain/presence/heartbeats";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { plural } from "domain/text/plural";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Avatar } from "../../../ui/Avatar";
import { SystemBand } from "../../../ui/Emblem";
import { PresenceBadge } from "./PresenceBadge";
import styles from "./SheetHeader.module.css";
import { VttButton } from "./VttButton";

/** The table that the character sits at, and who is there. */
export interface SheetTable {
  readonly id: string;
  readonly name: string;
  readonly vtt: VttJoinState;
  /** Undefined while it is not known, or known no longer. */
  readonly presence: TablePresence | undefined;
}

interface TablePresence {
  /** The character's player, if they are there. */
  readonly owner: OnlinePlayer | undefined;
  readonly onlineCount: number;
}

interface SheetHeaderProps {
  character: Character;
  /** Undefined where the character plays nowhere. */
  table: SheetTable | undefined;
  /** What one can do with the sheet. */
  children?: ReactNode;
}

/** Who the character is, and where (product §2). */
export function SheetHeader({ character, table, children }: SheetHeaderProps) {
  const { system, avatarUrl } = character;
  const name = nameLabel(character);
  return (
    <Paper component="section" data-flush className={styles.card} aria-labelledby="character-name">
      <SystemBand system={system} />
      <div className={styles.words}>
        <div className={styles.portrait}>
          <Avatar
            name={name}
            photoURL={avatarUrl ?? null}
            system={system}
            size={84}
            online={table?.presence?.owner !== undefined}
          />
        </div>
        <div className={styles.identity}>
          <h1 id="character-name">{name}</h1>
          <p className={styles.origin}>{originOf(character)}</p>
          <Facts character={character} />
        </div>
        <div className={styles.table}>
          {table ? <Table {...table} character={character} /> : <Badge>Aucune campagne</Badge>}
          <div className={styles.doors}>
            <VttButton vtt={table?.vtt} />
            {children}
          </div>
        </div>
      </div>
    </Paper>
  );
}

/** Peoples and origins are words of D&D: the other games show theirs among their own blocks. */
function originOf(character: Character): string {
  const played = classLabel(character, true);
  if (character.system !== "dnd5e") return played;
  return [raceLabel(character), played, backgroundLabel(character)].join(" · ");
}

function Facts({ character }: { character: Character }) {
  const { system, level, pronouns, alignment, speeds } = character;
  return (
    <ul className={styles.facts}>
      <li>
        <Badge color="system">{SYSTEM_NAMES[system]}</Badge>
      </li>
      {level !== undefined && (
        <li>
          <Badge>Niveau {level}</Badge>
        </li>
      )}
      {[pronouns, alignment, speeds.walk && formatSpeed(speeds.walk)]
        .filter((fact) => fact !== undefined)
        .map((fact) => (
          <li key={fact}>
            <Badge>{fact}</Badge>
          </li>
        ))}
    </ul>
  );
}

function Table({ id, name, presence, character }: SheetTable & { character: Character }) {
  return (
    <>
      <Link className={styles.campaign} to={paths.campaign(id, character.system)}>
        {name}
      </Link>
      {presence && <Present {...presence} />}
    </>
  );
}

function Present({ owner, onlineCount }: TablePresence) {
  return (
    <div className={styles.present}>
      <PresenceBadge player={owner} />
      {onlineCount > 0 && (
        <span>
          {onlineCount} {plural(onlineCount, "personne", "personnes")} à la table
        </span>
      )}
    </div>
  );
}
