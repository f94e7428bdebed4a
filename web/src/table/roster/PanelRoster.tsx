import { Badge, Group, Skeleton, Stack, Text, UnstyledButton } from "@mantine/core";
import { EMPTY_ROSTER_TEXT, type RosterEntry } from "domain/table/roster/roster";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import type { CSSProperties } from "react";
import { Link } from "react-router-dom";
import { UNREADABLE } from "../../live/listeners";
import { Avatar } from "../../ui/Avatar";
import arrivals from "../../ui/arrivals.module.css";
import { useArrivals } from "../../ui/useArrivals";
import type { Target } from "../fighters/target";
import type { HeroesById } from "../heroes/useHeroes";
import { Vitals } from "../heroes/Vitals";
import styles from "./PanelRoster.module.css";

interface PanelRosterProps {
  system: SystemId;
  roster: readonly RosterEntry[];
  /** Whether the roster is known, be it empty. */
  known: boolean;
  /** Players at the table who have linked no character yet, by name. */
  waiting: readonly string[];
  /** Their states in play by the character's id. */
  heroes: HeroesById;
  /** Some of their states are still to come. */
  coming: boolean;
  /** Who is chosen to be acted on. */
  chosen?: readonly Target[];
  /** Where nobody is acted on, none is chosen. */
  onChoose?: (chosen: readonly Target[]) => void;
  /** `strip`: in one row, as little as tells how they are; `large`: where nothing else is to be seen. */
  size?: "strip" | "large";
}

const NOBODY: readonly Target[] = [];

/** Product §2.10.2, §2.10.8: the table's characters with their vitals, each with who is here, and who is chosen. */
export function PanelRoster({
  system,
  roster,
  known,
  waiting,
  heroes,
  coming,
  chosen = NOBODY,
  onChoose,
  size,
}: PanelRosterProps) {
  const here = useArrivals(roster.filter(({ connected }) => connected).map(({ id }) => id));
  const all = roster
    .filter(({ id }) => heroes.get(id) !== undefined && heroes.get(id) !== UNREADABLE)
    .map(({ id, name }): Target => ({ id, name, kind: "character" }));
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const toggle = (target: Target) =>
    onChoose?.(isChosen(target.id) ? chosen.filter(({ id }) => id !== target.id) : [...chosen, target]);
  // Its place is kept for it until the states are known.
  const several = coming ? roster.filter(({ id, playerId }) => id !== playerId).length > 1 : all.length > 1;
  const isAll = all.length > 0 && all.every(({ id }) => isChosen(id));
  return (
    <Stack component="section" gap={6} miw={0} aria-labelledby="panel-roster">
      <h2 id="panel-roster" className="visuallyHidden">
        Personnages
      </h2>
      {!known && <Skeleton height={70} />}
      {known && roster.length === 0 && (
        <Text bd="1px dashed var(--line)" bdrs="md" p={16} c="var(--ink-2)" ta="center">
          {EMPTY_ROSTER_TEXT}
        </Text>
      )}
      {roster.length > 0 && (
        <Group
          component="ul"
          role="list"
          gap={size === "strip" ? 6 : 8}
          align="stretch"
          className={styles.cards}
          data-size={size}
        >
          {roster.map((entry) => (
            <CharacterCard
              key={entry.id}
              system={system}
              entry={entry}
              hero={heroes.get(entry.id)}
              coming={coming}
              chosen={isChosen(entry.id)}
              onChoose={onChoose && (() => toggle({ id: entry.id, name: entry.name, kind: "character" }))}
              arrived={here.has(entry.id)}
              face={size === "large" ? 56 : 28}
            />
          ))}
          {several && onChoose && (
            <li className={styles.all}>
              <UnstyledButton
                className={styles.chooseAll}
                disabled={all.length === 0}
                aria-pressed={isAll}
                onClick={() => onChoose(isAll ? [] : all)}
              >
                Tous
              </UnstyledButton>
            </li>
          )}
        </Group>
      )}
      {waiting.length > 0 && (
        <Text truncate fz="sm" c="dimmed" className={styles.waiting}>
          Sans personnage lié : {waiting.join(", ")}
        </Text>
      )}
    </Stack>
  );
}

interface CharacterCardProps {
  system: SystemId;
  entry: RosterEntry;
  hero: ReturnType<HeroesById["get"]>;
  coming: boolean;
  chosen: boolean;
  onChoose: (() => void) | undefined;
  arrived: boolean;
  /** The size of their portrait, in pixels. */
  face: number;
}

function CharacterCard({ system, entry, hero, coming, chosen, onChoose, arrived, face }: CharacterCardProps) {
  const { id, playerId, name, pronouns, role, tag, color, connected } = entry;
  const about = [role, tag].filter(Boolean).join(" · ");
  const isKnown = hero !== undefined && hero !== UNREADABLE;
  return (
    <Stack
      component="li"
      gap={3}
      p="5px 10px"
      className={arrived ? `${styles.card} ${arrivals.arrived}` : styles.card}
      data-away={connected ? undefined : true}
      data-chosen={chosen || undefined}
      style={{ "--sys": color } as CSSProperties}
    >
      {isKnown && onChoose && (
        <UnstyledButton
          className={styles.choose}
          aria-pressed={chosen}
          aria-label={`Choisir ${name}`}
          onClick={onChoose}
        />
      )}
      <Group wrap="nowrap" gap={8}>
        <Avatar name={name} size={face} online={connected} />
        <div className={styles.name}>
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
          <Text inherit truncate fz="xs" c="var(--ink-2)" title={about} className={styles.about}>
            {about}
          </Text>
        </div>
        <Badge size="xs" flex="none" color={connected ? "ok" : "neutral"} className={styles.here}>
          {connected ? "En ligne" : "Hors ligne"}
        </Badge>
      </Group>
      {hero === UNREADABLE && (
        <Text span fz="xs" c="bad">
          État illisible
        </Text>
      )}
      {coming && hero === undefined && id !== playerId && <Skeleton height={20} />}
      {isKnown && <Vitals vitals={hero.vitals} />}
    </Stack>
  );
}
