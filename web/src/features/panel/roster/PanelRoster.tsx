import { Badge } from "@mantine/core";
import { paths } from "domain/links/paths";
import { EMPTY_ROSTER_TEXT, type RosterEntry } from "domain/roster/roster";
import type { SystemId } from "domain/systems/systemIds";
import { plural } from "domain/text/plural";
import type { CSSProperties } from "react";
import { Link } from "react-router-dom";
import { Avatar } from "../../../ui/Avatar";
import { useArrivals } from "../../../ui/useArrivals";
import styles from "./PanelRoster.module.css";

interface PanelRosterProps {
  system: SystemId;
  roster: readonly RosterEntry[];
  /** Players at the table who have linked no character yet, by name. */
  waiting: readonly string[];
}

/** Product §2: the table's characters, each with who is here. */
export function PanelRoster({ system, roster, waiting }: PanelRosterProps) {
  const here = useArrivals(roster.filter(({ connected }) => connected).map(({ id }) => id));
  return (
    <section className={styles.roster} aria-labelledby="panel-roster">
      <h2 id="panel-roster" className="visuallyHidden">
        Personnages
      </h2>
      {roster.length === 0 ? (
        <p className={styles.none}>{EMPTY_ROSTER_TEXT}</p>
      ) : (
        <ul className={styles.cards}>
          {roster.map((entry) => (
            <CharacterCard key={entry.id} system={system} entry={entry} arrived={here.has(entry.id)} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <p className={styles.waiting}>
          Sans personnage {plural(waiting.length, "lié", "liés")} : {waiting.join(", ")}
        </p>
      )}
    </section>
  );
}

interface CharacterCardProps {
  system: SystemId;
  entry: RosterEntry;
  arrived: boolean;
}

function CharacterCard({ system, entry, arrived }: CharacterCardProps) {
  const { id, playerId, name, pronouns, role, tag, color, connected } = entry;
  return (
    <li
      className={styles.card}
      data-away={connected ? undefined : true}
      data-arrived={arrived || undefined}
      style={{ "--sys": color } as CSSProperties}
    >
      <Avatar name={name} size={36} online={connected} />
      <span className={styles.who}>
        <span className={styles.name}>
          <strong title={name}>
            {id === playerId ? name : <Link to={paths.character(id, system)}>{name}</Link>}
          </strong>
          {pronouns && <small>{pronouns}</small>}
        </span>
        <small className={styles.role} title={[role, tag].filter(Boolean).join(" · ")}>
          {[role, tag].filter(Boolean).join(" · ")}
        </small>
      </span>
      <Badge color={connected ? "ok" : "neutral"}>{connected ? "En ligne" : "Hors ligne"}</Badge>
    </li>
  );
}
