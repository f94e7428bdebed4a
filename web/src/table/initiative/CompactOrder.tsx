import { Text, UnstyledButton } from "@mantine/core";
import { type InitiativeEntry, isConcealed, isProvisional } from "domain/documents/initiativeState";
import type { Vital } from "domain/game/vitals";
import { PRESETS } from "domain/games/registry/presets";
import { isDeadIn } from "domain/table/initiative/dead";
import { nextUp } from "domain/table/initiative/turns";
import type { CreatureInFight } from "domain/table/panel/creaturesInFight";
import { fighterColour } from "domain/table/roster/fighterColour";
import { elide } from "domain/values/text/elide";
import { type CSSProperties, useEffect, useRef } from "react";
import { UNREADABLE } from "../../live/listeners";
import { Avatar } from "../../ui/Avatar";
import { MenuButton, type MenuEntry } from "../../ui/MenuButton";
import { NumberedName } from "../../ui/NumberedName";
import { useFightTable } from "../fight/FightProvider";
import type { FightControl } from "../fight/useFight";
import styles from "./CompactOrder.module.css";
import { tieMovesOf, toggled } from "./Initiative";
import { LifeField } from "./LifeField";
import { markText, turnMenu } from "./OrderRow";
import { ValueField } from "./ValueField";

/** Who acts when, one line each: whoever is pressed is chosen. It scrolls by itself, to whose turn it is. */
export function CompactOrder() {
  const { fight, acting, fighters, chosen, session } = useFightTable();
  const { initiative, state, running } = fight;
  const { heroes } = fighters;
  const list = useRef<HTMLOListElement>(null);
  const isDead = isDeadIn(state.fighting);
  const following = nextUp(initiative, isDead);
  const stands = running && !isProvisional(initiative);
  const activeId = stands ? acting?.entry.id : undefined;
  // Within the list alone: the page does not move.
  useEffect(() => {
    const box = list.current;
    const row = activeId === undefined ? null : box?.querySelector<HTMLElement>(`[aria-current="step"]`);
    if (box && row) box.scrollTo({ top: row.offsetTop - (box.clientHeight - row.offsetHeight) / 2 });
  }, [activeId]);
  return (
    <ol ref={list} className={styles.order} aria-label="Ordre des tours" tabIndex={-1}>
      {initiative.order.map((entry) => {
        const hero = heroes.get(entry.id);
        const creature = state.fighting.creatures[entry.id];
        const isTarget = creature !== undefined || (hero !== undefined && hero !== UNREADABLE);
        return (
          <CompactRow
            key={entry.id}
            entry={entry}
            fight={fight}
            stands={stands}
            turn={entry.id === activeId ? "active" : stands && entry === following ? "next" : undefined}
            creature={creature}
            dead={isDead(entry)}
            vitals={hero === undefined || hero === UNREADABLE ? NO_VITALS : hero.vitals}
            chosen={chosen.some(({ id }) => id === entry.id)}
            onChoose={isTarget ? () => session.choose(toggled(chosen, entry)) : undefined}
          />
        );
      })}
    </ol>
  );
}

const NO_VITALS: readonly Vital[] = [];

interface CompactRowProps {
  entry: InitiativeEntry;
  fight: FightControl;
  /** The values were rolled. */
  stands: boolean;
  turn: "active" | "next" | undefined;
  /** It gets no turn. */
  dead: boolean;
  /** What the fight has done to it, of a creature with numbers. */
  creature: CreatureInFight | undefined;
  /** Of a character. */
  vitals: readonly Vital[];
  chosen: boolean;
  /** Undefined of whom nothing can be done to. */
  onChoose: (() => void) | undefined;
}

function CompactRow({
  entry,
  fight,
  stands,
  turn,
  dead,
  creature,
  vitals,
  chosen,
  onChoose,
}: CompactRowProps) {
  const { id, name, value, hidden, shownInOrder, marks = [], provisional = false } = entry;
  const { act, state, initiative } = fight;
  const ending = state.effects.filter(({ targetId }) => targetId === id).map(({ label }) => label);
  const held = vitals.flatMap((vital) => (vital.kind === "condition" ? [vital.label] : []));
  const noted = [
    ...marks.map((mark) => markText(mark, actsByOwnValue(fight))),
    ...(tieMovesOf(initiative, id) && stands ? ["Égalité"] : []),
    ...new Set([...(creature?.conditions ?? []), ...held, ...ending]),
  ];
  const life = creature ? { current: creature.max - creature.lost, max: creature.max } : lifeOf(vitals);
  const who = (
    <>
      <Avatar name={name} size={24} colour={fighterColour(entry)} />
      <span className={styles.name}>
        <NumberedName name={name} />
      </span>
      {turn === "next" && <span className={styles.next}>ensuite</span>}
      {isConcealed(entry) && (
        <span className={styles.next}>
          {shownInOrder ? "visible dans l'ordre" : hidden ? "caché" : "pas encore vu"}
        </span>
      )}
      {noted.length > 0 && (
        <span className={styles.noted} title={noted.join(", ")}>
          {noted.join(" · ")}
        </span>
      )}
    </>
  );
  return (
    <li
      className={styles.row}
      data-turn={turn}
      data-hidden={isConcealed(entry) || undefined}
      data-down={dead || undefined}
      aria-current={turn === "active" ? "step" : undefined}
      style={
        life && ({ "--left": life.max === 0 ? 0 : Math.min(1, life.current / life.max) } as CSSProperties)
      }
    >
      {stands ? (
        <ValueField
          name={name}
          value={value}
          provisional={provisional}
          onChange={(to) => act({ type: "changeValue", id, value: to })}
        />
      ) : (
        <span className={styles.unrolled}>–</span>
      )}
      {onChoose ? (
        <UnstyledButton className={styles.who} aria-pressed={chosen} title={name} onClick={onChoose}>
          {who}
        </UnstyledButton>
      ) : (
        <span className={styles.who} title={name}>
          {who}
        </span>
      )}
      {creature ? (
        <LifeField
          name={name}
          current={creature.max - creature.lost}
          max={creature.max}
          onHit={(points) => act({ type: "hitCreatures", hits: [{ id, points }] })}
        />
      ) : (
        life && (
          <Text span fz="sm" c="var(--ink-2)" className={`num ${styles.points}`}>
            {life.current}/{life.max}
          </Text>
        )
      )}
      <MenuButton
        label={`Le tour ${elide("de", name)}`}
        className={styles.more}
        entries={entriesOf(entry, turn, fight)}
      >
        <span aria-hidden>⋯</span>
      </MenuButton>
    </li>
  );
}

/** What is left of somebody, by the first of their gauges of life. */
function lifeOf(vitals: readonly Vital[]): { readonly current: number; readonly max: number } | undefined {
  for (const vital of vitals) {
    if (vital.kind === "gauge" && vital.tone === "life") return vital;
    if (vital.kind !== "track" || vital.tone !== "life") continue;
    const { max, superficial, aggravated } = vital;
    return { max, current: max - superficial - aggravated };
  }
  return undefined;
}

const actsByOwnValue = ({ state }: FightControl): boolean =>
  PRESETS[state.system].initiativeDice === undefined;

function entriesOf(entry: InitiativeEntry, turn: CompactRowProps["turn"], fight: FightControl): MenuEntry[] {
  const { id, hidden } = entry;
  const { act, initiative } = fight;
  const ties = tieMovesOf(initiative, id);
  const move = (direction: "up" | "down", label: string): MenuEntry[] =>
    ties?.[direction] ? [{ label, onSelect: () => act({ type: "moveTied", id, direction }) }] : [];
  return [
    ...turnMenu(entry, turn === "active", act, actsByOwnValue(fight)),
    ...move("up", "Agir plus tôt"),
    ...move("down", "Agir plus tard"),
    {
      label: hidden ? "Montrer aux joueurs" : "Cacher aux joueurs",
      onSelect: () => act({ type: "setHidden", id, hidden: !hidden }),
    },
    { label: "Retirer de l'ordre", onSelect: () => act({ type: "removeParticipant", id }) },
  ];
}
