import { Badge, Button, Group, Skeleton, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import {
  activeEntry,
  type InitiativeEntry,
  type InitiativeState,
  isProvisional,
  type Participant,
} from "domain/documents/initiativeState";
import type { SystemPreset } from "domain/game/preset";
import { isDeadIn } from "domain/table/initiative/dead";
import { canMoveTied, missingFromOrder } from "domain/table/initiative/editOrder";
import { nextUp } from "domain/table/initiative/turns";
import { elide } from "domain/values/text/elide";
import type { CSSProperties, ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import { AskInitiative } from "../asks/AskInitiative";
import type { InitiativeAsk } from "../asks/useInitiativeAsk";
import { Board } from "../board/Board";
import type { CreatureAddition } from "../creatures/AddCreature";
import type { FightControl } from "../fight/useFight";
import type { Target } from "../fighters/target";
import { AddParticipant } from "./AddParticipant";
import styles from "./Initiative.module.css";
import { OrderRow, type TieMoves } from "./OrderRow";
import { TurnActions } from "./TurnActions";

interface InitiativeProps {
  preset: SystemPreset;
  /** Undefined until it is known. */
  roster: readonly Participant[] | undefined;
  /** How many it will hold, as far as can be said before. */
  expected: number;
  fight: FightControl;
  onAddCreature: (addition: CreatureAddition) => void;
  initiativeAsk: InitiativeAsk;
  /** Rolls the order. */
  onRoll: () => void;
  /** Who is chosen to be acted on. */
  chosen: readonly Target[];
  onChoose: (chosen: readonly Target[]) => void;
  /** What concerns the fight as a whole. */
  children: ReactNode;
}

/** Where an entry that ties may be moved. */
export function tieMovesOf(initiative: InitiativeState, id: string): TieMoves {
  const up = canMoveTied(initiative, id, "up");
  const down = canMoveTied(initiative, id, "down");
  return up || down ? { up, down } : undefined;
}

/** Who is chosen, with somebody of the order or without them. */
export function toggled(chosen: readonly Target[], { id, name, kind }: InitiativeEntry): readonly Target[] {
  const others = chosen.filter((one) => one.id !== id);
  return others.length < chosen.length ? others : [...chosen, { id, name, kind }];
}

/** The dice are rolled, or where the game has none, participants are put in the order of their own values. */
export function RollWords({ rolled, dice }: { rolled: boolean; dice: SystemPreset["initiativeDice"] }) {
  if (dice === undefined) {
    return (
      <>
        Par DEX
        <span className="visuallyHidden">, ordonner l'initiative</span>
      </>
    );
  }
  return (
    // One line of text: the parts of a button stand apart.
    <span>
      {rolled ? "Relancer" : "Lancer"}
      <span className="visuallyHidden"> l'initiative</span>
      <span className={styles.die}> (d{dice.sides})</span>
    </span>
  );
}

/** Room for the rows to come; once it is known that there are none, says so. */
function NoRows({ roster, expected }: Pick<InitiativeProps, "roster" | "expected">) {
  if (roster === undefined) {
    return (
      <div className={styles.order}>
        <div className={styles.coming} style={{ "--rows": expected } as CSSProperties}>
          <Skeleton h="100%" />
        </div>
      </div>
    );
  }
  return (
    <Text bd="1px dashed var(--line)" bdrs="md" p={18} fz="sm" c="var(--ink-2)" ta="center">
      Personne dans l'ordre : ajoute un participant.
    </Text>
  );
}

/** Who acts when: product §4 "Initiative". */
export function Initiative({
  preset,
  roster,
  expected,
  fight,
  onAddCreature,
  initiativeAsk,
  onRoll,
  chosen,
  onChoose,
  children,
}: InitiativeProps) {
  const { state, initiative, act, add } = fight;
  const [adding, { toggle, close }] = useDisclosure();
  const { order, round } = initiative;
  const provisional = !fight.running || isProvisional(initiative);
  const active = activeEntry(initiative);
  const isDead = isDeadIn(state.fighting);
  const following = nextUp(initiative, isDead);
  const rolled = fight.running && !provisional;
  const turnOf = (entry: InitiativeEntry) => {
    if (provisional) return undefined;
    if (entry === active) return "active";
    return entry === following ? "next" : undefined;
  };
  const missing = missingFromOrder(state.initiative, roster ?? []);
  return (
    <Board
      title="Initiative"
      className={styles.initiative}
      aside={
        provisional ? (
          order.length > 0 && <Badge>Ordre provisoire</Badge>
        ) : (
          <Badge color="system">Round {round}</Badge>
        )
      }
    >
      <Group wrap="nowrap" gap={6} py={2} className={styles.controls}>
        <IconButton
          icon="previous"
          label="Tour précédent"
          disabled={order.length === 0}
          onClick={() => act({ type: "previousTurn" })}
        />
        <Button
          variant="primary"
          size="sm"
          px={12}
          flex={1}
          disabled={order.length === 0}
          onClick={() => act({ type: "nextTurn" })}
        >
          Tour suivant
        </Button>
        <Button size="sm" px={12} disabled={order.length === 0} onClick={onRoll}>
          <RollWords rolled={rolled} dice={preset.initiativeDice} />
        </Button>
        <IconButton icon="plus" label="Ajouter un participant" aria-expanded={adding} onClick={toggle} />
      </Group>
      {provisional && order.length > 0 && <AskInitiative initiative={initiativeAsk} />}
      {adding && <AddParticipant system={preset.id} onAdd={add} {...{ onAddCreature }} onClose={close} />}
      <p className="visuallyHidden" aria-live="polite">
        {!provisional && active && `Round ${round}, au tour ${elide("de", active.name)}.`}
        {!provisional && following && ` Ensuite : ${following.name}.`}
      </p>
      {order.length === 0 ? (
        <NoRows roster={roster} expected={expected} />
      ) : (
        <ol className={styles.order}>
          {order.map((entry) => (
            <OrderRow
              key={entry.id}
              entry={entry}
              turn={turnOf(entry)}
              tieMoves={tieMovesOf(initiative, entry.id)}
              chosen={chosen.some(({ id }) => id === entry.id)}
              onChoose={() => onChoose(toggled(chosen, entry))}
              dead={isDead(entry)}
              creature={state.fighting.creatures[entry.id]}
              ending={state.effects.filter(({ targetId }) => targetId === entry.id).map(({ label }) => label)}
              ownValues={preset.initiativeDice === undefined}
              act={act}
            />
          ))}
        </ol>
      )}
      {missing.length > 0 && (
        <Group gap={5} fz="sm" c="var(--ink-2)">
          <span>Pas dans l'ordre :</span>
          {missing.map((participant) => (
            <Button key={participant.id} size="xs" onClick={() => add(participant, undefined)}>
              <span className="visuallyHidden">Ajouter </span>
              {participant.name}
            </Button>
          ))}
        </Group>
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
