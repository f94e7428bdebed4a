import { Text } from "@mantine/core";
import { type Resource, resourcesOf } from "domain/games/dnd5e/play/resources";
import { plural } from "domain/values/text/plural";
import { Fragment } from "react";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Press } from "../../../kits/trackers/Press";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import type { Dnd5eProps } from "./dnd5eProps";

/** With more uses than this, several are spent at once. */
const MANY = 10;

/** When uses come back: « Repos court : +4 · repos long : tout ». */
function rechargeText({ max, shortRest, longRest }: Resource): string {
  const given = (uses: number) => (uses >= max ? "tout" : `+${uses}`);
  if (shortRest >= max) return "Revient à un repos court";
  return [
    shortRest > 0 && `Repos court : ${given(shortRest)}`,
    longRest > 0 ? `Repos long : ${given(longRest)}` : "Ne revient pas au repos",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Inspiration, rage, and what the classes and the character's own features may do so many times. */
export function Resources({ state, limits, press }: Dnd5eProps) {
  const { inspiration, raging, rageRounds } = state;
  return (
    <TrackerCard title="Ressources">
      <Press
        pressed={inspiration}
        press={press}
        operation={{ kind: inspiration ? "spendInspiration" : "gainInspiration" }}
      >
        {inspiration ? "Inspiration : dépenser" : "Recevoir l'inspiration"}
      </Press>
      {(limits.canRage || raging) && (
        <Press pressed={raging} press={press} operation={{ kind: raging ? "endRage" : "startRage" }}>
          {raging ? "En rage : y mettre fin" : "Entrer en rage"}
        </Press>
      )}
      {raging && rageRounds !== undefined && (
        <Text size="sm" c="var(--ink-2)">
          Rage : encore {rageRounds} {plural(rageRounds, "tour", "tours")}.
        </Text>
      )}
      {resourcesOf(state, limits).map((resource) => {
        const { id, name, max, left } = resource;
        const spend = (uses: number) => ({ kind: "spendResource", id, uses }) as const;
        const recover = (uses: number) => ({ kind: "recoverResource", id, uses }) as const;
        return (
          <Fragment key={id}>
            <Stepper
              label={name}
              value={left}
              max={max}
              unit={`1 : ${name}`}
              detail={rechargeText(resource)}
              press={press}
              less={spend(1)}
              more={recover(1)}
            />
            {max > MANY && (
              <AmountForm
                press={press}
                label={`${name}, plusieurs`}
                max={max}
                actions={[
                  { label: "Dépenser", operation: spend },
                  { label: "Récupérer", tone: "ok", operation: recover },
                ]}
              />
            )}
          </Fragment>
        );
      })}
    </TrackerCard>
  );
}
