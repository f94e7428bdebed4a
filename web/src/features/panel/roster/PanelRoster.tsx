import { Badge, Group, Stack, Text } from "@mantine/core";
import { paths } from "domain/links/paths";
import { EMPTY_ROSTER_TEXT, type RosterEntry } from "domain/roster/roster";
import type { SystemId } from "domain/systems/systemIds";
import { plural } from "domain/text/plural";
import type { CSSProperties } from "react";
import { Link } from "react-router-dom";
import type { LiveLife } from "../../../table/play/useLives";
import { Avatar } from "../../../ui/Avatar";
import arrivals from "../../../ui/arrivals.module.css";
import { useArrivals } from "../../../ui/useArrivals";
import styles from "./PanelRoster.module.css";

interface PanelRosterProps {
  system: SystemId;
  roster: readonly RosterEntry[];
  /** Players at the table who have linked no character yet, by name. */
  waiting: readonly string[];
  /** Hit points by the character's id. */
  lives: ReadonlyMap<string, LiveLife>;
}

/** Product §2: the table's characters, each with who is here. */
export function PanelRoster({ system, roster, waiting, lives }: PanelRosterProps) {
  const here = useArrivals(roster.filter(({ connected }) => connected).map(({ id }) => id));
  return (
    <Stack component="section" gap={6} miw={0} aria-labelledby="panel-roster">
      <h2 id="panel-roster" className="visuallyHidden">
        Personnages
      </h2>
      {roster.length === 0 ? (
        <Text bd="1px dashed var(--line)" bdrs="md" p={16} c="var(--ink-2)" ta="center">
          {EMPTY_ROSTER_TEXT}
        </Text>
      ) : (
        <Group component="ul" role="list" gap={8} align="stretch" className={styles.cards}>
          {roster.map((entry) => (
            <CharacterCard
              key={entry.id}
              system={system}
              entry={entry}
              life={lives.get(entry.id)}
              arrived={here.has(entry.id)}
            />
          ))}
        </Group>
      )}
      {waiting.length > 0 && (
        <Text truncate fz="sm" c="dimmed" className={styles.waiting}>
          Sans personnage {plural(waiting.length, "lié", "liés")} : {waiting.join(", ")}
        </Text>
      )}
    </Stack>
  );
}

interface CharacterCardProps {
  system: SystemId;
  entry: RosterEntry;
  life: LiveLife | undefined;
  arrived: boolean;
}

function CharacterCard({ system, entry, life, arrived }: CharacterCardProps) {
  const { id, playerId, name, pronouns, role, tag, color, connected } = entry;
  const about = [role, tag].filter(Boolean).join(" · ");
  return (
    <Group
      component="li"
      wrap="nowrap"
      gap={10}
      p="5px 10px"
      className={arrived ? `${styles.card} ${arrivals.arrived}` : styles.card}
      data-away={connected ? undefined : true}
      style={{ "--sys": color } as CSSProperties}
    >
      <Avatar name={name} size={36} online={connected} />
      <Group gap="2px 8px" miw={0} flex={1}>
        <div className={styles.who}>
          <Group wrap="nowrap" gap={6} align="baseline">
            <Text inherit truncate fw={600} title={name}>
              {id === playerId ? (
                name
              ) : (
                <Text component={Link} inherit to={paths.character(id, system)}>
                  {name}
                </Text>
              )}
            </Text>
            {pronouns && (
              <Text span inherit fz="xs" c="var(--ink-2)">
                {pronouns}
              </Text>
            )}
          </Group>
          <Text inherit truncate fz="xs" c="var(--ink-2)" title={about}>
            {about}
          </Text>
        </div>
        <Stack gap={2} align="flex-end" flex="none">
          <Badge color={connected ? "ok" : "neutral"}>{connected ? "En ligne" : "Hors ligne"}</Badge>
          {life === "unreadable" && (
            <Text span fz="xs" c="bad">
              État illisible
            </Text>
          )}
          {life && life !== "unreadable" && (
            <Text span fz="sm" fw={600} className="num">
              {life.label} {life.current} / {life.max}
            </Text>
          )}
        </Stack>
      </Group>
    </Group>
  );
}
