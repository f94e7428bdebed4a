import { Badge } from "@mantine/core";
import type { InitiativeEntry } from "domain/initiative/initiativeState";
import type { PanelEvent } from "domain/panel/panelEvents";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { IconButton } from "../../../ui/IconButton";
import styles from "./OrderRow.module.css";

import { ValueField } from "./ValueField";

/** Where an entry that ties with its neighbours may go; undefined for one that ties with nobody. */
export type Settling = { readonly up: boolean; readonly down: boolean } | undefined;

interface OrderRowProps {
  entry: InitiativeEntry;
  turn: "active" | "next" | undefined;
  settling: Settling;
  act: (event: PanelEvent) => void;
}

/** One participant of the order. */
export function OrderRow({ entry, turn, settling, act }: OrderRowProps) {
  const { id, name, pronouns, role, value, kind, hidden } = entry;
  const row = useRef<HTMLLIElement>(null);
  const active = turn === "active";
  const wasActive = useRef(active);

  useEffect(() => {
    if (active && !wasActive.current) row.current?.scrollIntoView({ block: "nearest" });
    wasActive.current = active;
  }, [active]);

  const about = [role || (kind === "creature" && "Créature"), pronouns].filter(Boolean).join(" · ");
  return (
    <li
      ref={row}
      className={styles.row}
      data-turn={turn}
      data-hidden={hidden || undefined}
      aria-current={active ? "step" : undefined}
    >
      <ValueField name={name} value={value} onChange={(to) => act({ type: "changeValue", id, value: to })} />
      <span className={styles.who}>
        <strong title={name}>{name}</strong>
        {(settling || about) && (
          <small>
            {settling && <em className={styles.tie}>Égalité</em>}
            {settling && about && " · "}
            {about}
          </small>
        )}
      </span>
      <span className={styles.marks}>
        {active && <Badge color="accent">À son tour</Badge>}
        {turn === "next" && <Badge>Ensuite</Badge>}
      </span>
      <span className={styles.tools}>
        {settling && (
          <TieArrows
            name={name}
            settling={settling}
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
      </span>
    </li>
  );
}

interface TieArrowsProps {
  name: string;
  settling: NonNullable<Settling>;
  onMove: (direction: "up" | "down") => void;
}

const DIRECTIONS: Readonly<Record<string, "up" | "down">> = { ArrowUp: "up", ArrowDown: "down" };

/** Settles a tie by hand; the arrow keys do the same on either button, which keeps the focus at the tie's edge. */
function TieArrows({ name, settling, onMove }: TieArrowsProps) {
  const move = (direction: "up" | "down") => {
    if (settling[direction]) onMove(direction);
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
        aria-disabled={!settling.up}
        onClick={() => move("up")}
        onKeyDown={press}
      />
      <IconButton
        icon="down"
        label={`Faire agir ${name} plus tard`}
        aria-disabled={!settling.down}
        onClick={() => move("down")}
        onKeyDown={press}
      />
    </>
  );
}
