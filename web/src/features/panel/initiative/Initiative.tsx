import { Badge, Button } from "@mantine/core";
import { canMoveTied, missingFromOrder } from "domain/initiative/editOrder";
import { activeEntry, type InitiativeState, type Participant } from "domain/initiative/initiativeState";
import { nextUp } from "domain/initiative/turns";
import type { PanelEvent } from "domain/panel/panelEvents";
import type { PanelState } from "domain/panel/panelState";
import type { SystemPreset } from "domain/systems/preset";
import { type ReactNode, useState } from "react";
import { IconButton } from "../../../ui/IconButton";
import { Board } from "../Board";
import { AddParticipant } from "./AddParticipant";
import styles from "./Initiative.module.css";
import { OrderRow, type Settling } from "./OrderRow";
import { TurnActions } from "./TurnActions";

interface InitiativeProps {
  preset: SystemPreset;
  roster: readonly Participant[];
  state: PanelState;
  /** The order that is shown and played. */
  initiative: InitiativeState;
  act: (event: PanelEvent) => void;
  roll: () => void;
  add: (participant: Participant, value: number | undefined) => void;
  /** The sharing with the table. */
  children: ReactNode;
}

function settlingOf(initiative: InitiativeState, id: string): Settling {
  const up = canMoveTied(initiative, id, "up");
  const down = canMoveTied(initiative, id, "down");
  return up || down ? { up, down } : undefined;
}

/** Who acts when: product §4 "Initiative". */
export function Initiative({ preset, roster, state, initiative, act, roll, add, children }: InitiativeProps) {
  const [adding, setAdding] = useState(false);
  const { order, round } = initiative;
  const active = activeEntry(initiative);
  const following = nextUp(initiative);
  const rolled = state.initiative.order.length > 0;
  const missing = missingFromOrder(state.initiative, roster);
  return (
    <Board
      title="Initiative"
      className={styles.initiative}
      aside={<Badge color="system">Round {round}</Badge>}
    >
      <div className={styles.controls}>
        <IconButton
          icon="previous"
          label="Tour précédent"
          disabled={order.length === 0}
          onClick={() => act({ type: "previousTurn" })}
        />
        <Button
          variant="primary"
          size="sm"
          disabled={order.length === 0}
          onClick={() => act({ type: "nextTurn" })}
        >
          Tour suivant
        </Button>
        <Button size="sm" disabled={order.length === 0} onClick={roll}>
          {rolled ? "Relancer" : "Lancer"}
          <span className="visuallyHidden"> l'initiative</span>
          <span className={styles.die}> (d{preset.initiativeDice.sides})</span>
        </Button>
        <IconButton
          icon="plus"
          label="Ajouter un participant"
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        />
      </div>
      {adding && <AddParticipant onAdd={add} onClose={() => setAdding(false)} />}
      <p className="visuallyHidden" aria-live="polite">
        {active && `Round ${round}, au tour de ${active.name}.`}
        {following && ` Ensuite : ${following.name}.`}
      </p>
      {order.length === 0 ? (
        <p className={styles.none}>Personne dans l'ordre : ajoute un participant.</p>
      ) : (
        <ol className={styles.order}>
          {order.map((entry) => (
            <OrderRow
              key={entry.id}
              entry={entry}
              turn={entry === active ? "active" : entry === following ? "next" : undefined}
              settling={settlingOf(initiative, entry.id)}
              act={act}
            />
          ))}
        </ol>
      )}
      {missing.length > 0 && (
        <div className={styles.missing}>
          <span>Pas dans l'ordre :</span>
          {missing.map((participant) => (
            <Button key={participant.id} size="sm" onClick={() => add(participant, undefined)}>
              <span className="visuallyHidden">Ajouter </span>
              {participant.name}
            </Button>
          ))}
        </div>
      )}
      <TurnActions
        actions={preset.turnActions}
        used={state.usedActions}
        onToggle={(actionId) => act({ type: "toggleTurnAction", actionId })}
      />
      {children}
    </Board>
  );
}
