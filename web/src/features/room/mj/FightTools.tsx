import { Button, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { PRESETS } from "domain/games/registry/presets";
import { missingFromOrder } from "domain/table/initiative/editOrder";
import { AskInitiative } from "../../../table/asks/AskInitiative";
import { FightActions } from "../../../table/fight/FightActions";
import { useFightTable } from "../../../table/fight/FightProvider";
import { AddParticipant } from "../../../table/initiative/AddParticipant";
import { RollWords } from "../../../table/initiative/Initiative";
import { SharingSwitch } from "../../../table/initiative/SharingSwitch";
import { TurnActions } from "../../../table/initiative/TurnActions";
import { useDismissal } from "../../../ui/useDismissal";
import styles from "./TurnBar.module.css";

interface FightToolsProps {
  /** What the button that opens it controls. */
  id: string;
  onClose: () => void;
}

/** What concerns the fight as a whole, over the order; Escape and a press outside close it. */
export function FightTools({ id, onClose }: FightToolsProps) {
  const { campaignId, system, fight, creatures, participants, session, initiativeAsk, canUndo } =
    useFightTable();
  const { state, running, add, act } = fight;
  const { initiativeDice, turnActions } = PRESETS[system];
  const [adding, form] = useDisclosure();
  // The form closes by the same key first.
  const { root } = useDismissal<HTMLElement>(id, onClose, { byEscape: !adding });
  const missing = missingFromOrder(state.initiative, participants ?? []);
  return (
    <section ref={root} id={id} className={styles.tools} aria-label="Autour du combat">
      <Group gap={6}>
        {running && (
          <>
            <AskInitiative initiative={initiativeAsk} />
            <Button size="xs" onClick={session.roll}>
              <RollWords rolled dice={initiativeDice} />
            </Button>
          </>
        )}
        <Button size="xs" aria-expanded={adding} onClick={form.toggle}>
          Ajouter un participant
        </Button>
        <Button size="xs" disabled={!canUndo} onClick={session.undo}>
          Annuler la dernière action
        </Button>
        {missing.map((participant) => (
          <Button key={participant.id} size="xs" onClick={() => add(participant, undefined)}>
            Ajouter {participant.name}
          </Button>
        ))}
      </Group>
      {adding && (
        <AddParticipant system={system} onAdd={add} onAddCreature={creatures.add} onClose={form.close} />
      )}
      <TurnActions
        actions={turnActions}
        used={state.usedActions}
        onToggle={(actionId) => act({ type: "toggleTurnAction", actionId })}
      />
      <SharingSwitch fight={fight} />
      <FightActions campaignId={campaignId} fight={fight}>
        {null}
      </FightActions>
    </section>
  );
}
