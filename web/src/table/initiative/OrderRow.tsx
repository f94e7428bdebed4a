import { Badge, Group, Text, UnstyledButton } from "@mantine/core";
import {
  type InitiativeEntry,
  isConcealed,
  TURN_MARKS,
  type TurnMark,
} from "domain/documents/initiativeState";
import type { CreatureInFight } from "domain/table/panel/creaturesInFight";
import type { PanelEvent } from "domain/table/panel/panelEventSchema";
import { fighterColour } from "domain/table/roster/fighterColour";
import { elide } from "domain/values/text/elide";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { IconButton } from "../../ui/IconButton";
import { MenuButton, type MenuEntry } from "../../ui/MenuButton";
import { NumberedName } from "../../ui/NumberedName";
import { ColourDot } from "./ColourDot";
import { LifeField } from "./LifeField";
import styles from "./OrderRow.module.css";
import { ValueField } from "./ValueField";

/** Where an entry that ties with its neighbours may go; undefined for one that ties with nobody. */
export type TieMoves = { readonly up: boolean; readonly down: boolean } | undefined;

interface OrderRowProps {
  entry: InitiativeEntry;
  turn: "active" | "next" | undefined;
  /** It gets no turn. */
  dead: boolean;
  tieMoves: TieMoves;
  /** What the fight has done to it, of a creature with numbers. */
  creature: CreatureInFight | undefined;
  /** Whether it is chosen to be acted on: creatures with numbers are chosen here, characters by their cards. */
  chosen: boolean;
  onChoose: () => void;
  /** Labels of its conditions that end by themselves. */
  ending: readonly string[];
  /** Participants act by a value of their own, which a readied gun raises; without it, they roll. */
  ownValues?: boolean;
  act: (event: PanelEvent) => void;
}

/** One participant of the order. */
export function OrderRow({
  entry,
  turn,
  dead,
  tieMoves,
  creature,
  chosen,
  onChoose,
  ending,
  ownValues = false,
  act,
}: OrderRowProps) {
  const { id, name, pronouns, role, value, kind, hidden, bonus, provisional = false } = entry;
  const row = useRef<HTMLLIElement>(null);
  const active = turn === "active";
  const wasActive = useRef(active);

  useEffect(() => {
    if (active && !wasActive.current) row.current?.scrollIntoView({ block: "nearest" });
    wasActive.current = active;
  }, [active]);

  const rolled = bonus && `${value - bonus} ${bonus < 0 ? "−" : "+"} ${Math.abs(bonus)}`;
  const conditions = [...new Set([...(creature?.conditions ?? []), ...ending])];
  const about = [
    dead && "Mort",
    entry.unseen && "Pas encore vu",
    entry.shownInOrder && SHOWN_IN_ORDER,
    ...(entry.marks ?? []).map((mark) => markText(mark, ownValues)),
    ...conditions,
    rolled,
    role || (kind === "creature" && "Créature"),
    pronouns,
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <li
      ref={row}
      className={styles.row}
      data-turn={turn}
      data-hidden={hidden || undefined}
      data-dead={dead || undefined}
      aria-current={active ? "step" : undefined}
    >
      <ValueField
        name={name}
        value={value}
        provisional={provisional}
        onChange={(to) => act({ type: "changeValue", id, value: to })}
      />
      <Text component="strong" inherit truncate fw={600} title={name} className={styles.name}>
        <ColourDot colour={fighterColour(entry)} />
        {creature ? (
          <UnstyledButton className={styles.choose} aria-pressed={chosen} onClick={onChoose}>
            <NumberedName name={name} />
          </UnstyledButton>
        ) : (
          <NumberedName name={name} />
        )}
      </Text>
      {(tieMoves || about) && (
        <Text inherit truncate fz="xs" c="var(--ink-2)" className={styles.about}>
          {tieMoves && (
            <Text span inherit fw={600} className={styles.tie}>
              Égalité
            </Text>
          )}
          {tieMoves && about && " · "}
          {about}
        </Text>
      )}
      {turn && (
        <Badge color={active ? "accent" : undefined} className={styles.turn}>
          {active ? "À son tour" : "Ensuite"}
        </Badge>
      )}
      {creature && (
        <LifeField
          name={name}
          current={creature.max - creature.lost}
          max={creature.max}
          onHit={(points) => act({ type: "hitCreatures", hits: [{ id, points }] })}
        />
      )}
      <Group gap={0} wrap="nowrap" className={styles.tools}>
        {tieMoves && (
          <TieArrows
            name={name}
            tieMoves={tieMoves}
            onMove={(direction) => act({ type: "moveTied", id, direction })}
          />
        )}
        <IconButton
          icon={hidden ? "hidden" : "eye"}
          label={`Cacher ${name} aux joueurs`}
          aria-pressed={hidden}
          onClick={() => act({ type: "setHidden", id, hidden: !hidden })}
        />
        <IconButton
          icon="close"
          label={`Retirer ${name} de l'ordre`}
          onClick={() => act({ type: "removeParticipant", id })}
        />
        <MenuButton
          label={`Le tour ${elide("de", name)}`}
          className={styles.more}
          entries={turnMenu(entry, active, act, ownValues)}
        >
          <span aria-hidden>⋯</span>
        </MenuButton>
      </Group>
    </li>
  );
}

/** Of a hidden participant that the players see in the order. */
const SHOWN_IN_ORDER = "Visible dans l'ordre";

/** What the marks of a turn are called. */
const MARKS: Readonly<Record<TurnMark, string>> = {
  delayed: "Attend",
  ready: "Prêt",
  surprised: "Surpris",
};
const MARK_ACTIONS: Readonly<Record<TurnMark, readonly [on: string, off: string]>> = {
  delayed: ["Retarder son tour", "Ne plus attendre"],
  ready: ["Préparer une action", "Action préparée jouée"],
  surprised: ["Surprendre", "Plus surpris"],
};

/** Of a game in which nobody rolls: what is ready there is a gun. */
const READY_GUN = {
  mark: "Arme prête",
  actions: ["Arme à feu prête : +50", "Arme à feu rangée : −50"],
} as const;

export const markText = (mark: TurnMark, ownValues: boolean): string =>
  ownValues && mark === "ready" ? READY_GUN.mark : MARKS[mark];

/** What the MJ may do with a participant's turn, and of a hidden one whether the players see it there. */
export function turnMenu(
  { id, marks = [], shownInOrder, ...entry }: InitiativeEntry,
  active: boolean,
  act: OrderRowProps["act"],
  ownValues = false,
): MenuEntry[] {
  const toggles = TURN_MARKS.map((mark): MenuEntry => {
    const on = !marks.includes(mark);
    const [begin, end] = ownValues && mark === "ready" ? READY_GUN.actions : MARK_ACTIONS[mark];
    return { label: on ? begin : end, onSelect: () => act({ type: "setMark", id, mark, on }) };
  });
  return [
    ...(active ? [] : [{ label: "Agir maintenant", onSelect: () => act({ type: "actNow", id }) }]),
    ...toggles,
    ...(isConcealed(entry)
      ? [
          {
            label: shownInOrder ? "Cacher aussi dans l'ordre" : SHOWN_IN_ORDER,
            onSelect: () => act({ type: "setShownInOrder", id, shown: shownInOrder !== true }),
          },
        ]
      : []),
  ];
}

interface TieArrowsProps {
  name: string;
  tieMoves: NonNullable<TieMoves>;
  onMove: (direction: "up" | "down") => void;
}

const DIRECTIONS: Readonly<Record<string, "up" | "down">> = { ArrowUp: "up", ArrowDown: "down" };

/** Settles a tie by hand; the arrow keys do the same on either button, which keeps the focus at the tie's edge. */
function TieArrows({ name, tieMoves, onMove }: TieArrowsProps) {
  const move = (direction: "up" | "down") => {
    if (tieMoves[direction]) onMove(direction);
  };
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    move(direction);
  };
  return (
    <>
      <IconButton
        icon="up"
        label={`Faire agir ${name} plus tôt`}
        aria-disabled={!tieMoves.up}
        onClick={() => move("up")}
        onKeyDown={press}
      />
      <IconButton
        icon="down"
        label={`Faire agir ${name} plus tard`}
        aria-disabled={!tieMoves.down}
        onClick={() => move("down")}
        onKeyDown={press}
      />
    </>
  );
}
