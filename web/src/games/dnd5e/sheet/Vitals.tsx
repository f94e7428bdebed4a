import { Paper, Text, VisuallyHidden } from "@mantine/core";
import { INITIATIVE_LABEL } from "domain/game/rolls/initiative";
import { initiativeBonusOf, proficiencyBonusOf } from "domain/games/dnd5e/sheetRolls";
import { formatSpeed } from "domain/sheet/character/speed";
import { formatModifier } from "domain/values/dice/rollDice";
import { valueText } from "domain/values/text/valueText";
import type { ReactNode } from "react";
import { useSheet } from "../../../kits/sheet/openSheet";
import { usePageSection } from "../../../ui/pageSections";
import { RollButton } from "../../../ui/RollButton";
import { check } from "../check";
import { HitPointsCard } from "./HitPointsCard";
import { Raised } from "./Raised";
import styles from "./Vitals.module.css";

const nothing = () => undefined;

/** What is looked at first in a fight: hit points, armor class, initiative, speed and proficiency. */
export function Vitals() {
  const { equipped, awaitedArmour } = useSheet();
  const { character } = equipped;
  const initiative = initiativeBonusOf(character);
  const walk = character.speeds.walk;
  return (
    <div ref={usePageSection("PV, CA, initiative", nothing)} className={styles.vitals}>
      <div className={styles.hitPoints}>
        <HitPointsCard />
      </div>
      <dl className={styles.stats}>
        <Stat
          label={<abbr title="Classe d'armure">CA</abbr>}
          raised={<Raised target="ac" awaited={awaitedArmour} />}
        >
          {valueText(character.ac ?? "—")}
        </Stat>
        <Stat label="Initiative" raised={<Raised target="initiative" />}>
          <RollButton
            framed
            className={styles.roll}
            request={check(INITIATIVE_LABEL, initiative, { kind: "check", trait: "dex" })}
          >
            <VisuallyHidden>Initiative </VisuallyHidden>
            {formatModifier(initiative)}
          </RollButton>
        </Stat>
        <Stat label="Vitesse" raised={<Raised target="speed" unit={walk?.unit} />}>
          {walk ? formatSpeed(walk) : "—"}
        </Stat>
        <Stat label="Maîtrise" raised={<Raised target="proficiency" />}>
          {formatModifier(proficiencyBonusOf(character))}
        </Stat>
      </dl>
    </div>
  );
}

interface StatProps {
  label: ReactNode;
  children: ReactNode;
  /** What equipment adds to it. */
  raised: ReactNode;
}

function Stat({ label, children, raised }: StatProps) {
  return (
    <Paper variant="inset" className={styles.stat}>
      <Text component="dt" size="sm" fw={600} c="var(--ink-2)">
        {label}
      </Text>
      <dd className={`num ${styles.value}`}>{children}</dd>
      <dd>{raised}</dd>
    </Paper>
  );
}
