import { Button, Text } from "@mantine/core";
import { useDisclosure, useId } from "@mantine/hooks";
import { activeEntry, isProvisional } from "domain/documents/initiativeState";
import { PRESETS } from "domain/games/registry/presets";
import { isDeadIn } from "domain/table/initiative/dead";
import { nextUp } from "domain/table/initiative/turns";
import { elide } from "domain/values/text/elide";
import { AskInitiative } from "../../../table/asks/AskInitiative";
import { CreaturesButton } from "../../../table/creatures/CreaturesButton";
import { useFightTable } from "../../../table/fight/FightProvider";
import { RollWords } from "../../../table/initiative/Initiative";
import { IconButton } from "../../../ui/IconButton";
import { FightTools } from "./FightTools";
import styles from "./TurnBar.module.css";

/**
 * The round and what passes the turn; before a fight, what begins it, and over the order what asks for it. The rest of what
 * concerns it is one press away.
 */
export function TurnBar({ overOrder }: { overOrder: boolean }) {
  const { campaignId, system, fight, creatures, session, initiativeAsk } = useFightTable();
  const { state, initiative, running, act } = fight;
  const [opened, { toggle, close }] = useDisclosure();
  const toolsId = useId();
  const isEmpty = initiative.order.length === 0;
  const stands = running && !isProvisional(initiative);
  const active = activeEntry(initiative);
  const following = nextUp(initiative, isDeadIn(state.fighting));
  return (
    <header>
      <div className={styles.bar}>
        <div className={running ? styles.round : "visuallyHidden"}>
          <Text component="h2" inherit truncate>
            {stands ? `Round ${initiative.round}` : running ? "Ordre provisoire" : "Avant le combat"}
          </Text>
          {stands && active && (
            <Text span truncate className={styles.whose}>
              {active.name}
            </Text>
          )}
        </div>
        <p className="visuallyHidden" aria-live="polite">
          {stands && active && `Round ${initiative.round}, au tour ${elide("de", active.name)}.`}
          {stands && following && ` Ensuite : ${following.name}.`}
        </p>
        {running && (
          <IconButton
            icon="previous"
            label="Tour précédent"
            disabled={isEmpty}
            onClick={() => act({ type: "previousTurn" })}
          />
        )}
        {stands ? (
          <Button
            variant="primary"
            size="sm"
            px={14}
            rightSection={<kbd className={styles.key}>N</kbd>}
            onClick={() => act({ type: "nextTurn" })}
          >
            Tour suivant
          </Button>
        ) : (
          <Button
            variant="primary"
            size="sm"
            px={14}
            flex={running ? undefined : 1}
            disabled={isEmpty}
            onClick={session.roll}
          >
            {running ? (
              <RollWords rolled={false} dice={PRESETS[system].initiativeDice} />
            ) : (
              "Commencer le combat"
            )}
          </Button>
        )}
        <CreaturesButton
          campaignId={campaignId}
          system={system}
          onAdd={creatures.add}
          onOpen={creatures.openEncounter}
        />
        <IconButton
          icon={opened ? "up" : "down"}
          label="Autour du combat"
          aria-expanded={opened}
          aria-controls={toolsId}
          onClick={toggle}
        />
        {opened && <FightTools id={toolsId} onClose={close} />}
      </div>
      {overOrder && !stands && (
        <div className={styles.before}>
          <AskInitiative initiative={initiativeAsk} />
        </div>
      )}
    </header>
  );
}
