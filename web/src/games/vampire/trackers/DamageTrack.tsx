import { Checkbox } from "@mantine/core";
import { bloodPotencyOf } from "domain/games/vampire/bloodPotency";
import { IMPAIRED_DICE, isDowned, isImpaired, MAX_DAMAGE, marksOf } from "domain/games/vampire/play/damage";
import { elide } from "domain/values/text/elide";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { AmountForm } from "../../../kits/trackers/AmountForm";
import { Boxes, marked } from "../../../kits/trackers/Boxes";
import { Notice } from "../../../kits/trackers/Notice";
import { Points } from "../../../kits/trackers/Points";
import { Press } from "../../../kits/trackers/Press";
import { Stepper } from "../../../kits/trackers/Stepper";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import type { VampireProps } from "./vampireProps";

const TRACKS = {
  health: { title: "Santé", concerned: "physiques", downed: "Torpeur : toutes tes cases sont aggravées." },
  willpower: {
    title: "Volonté",
    concerned: "sociaux et mentaux",
    downed: "Volonté brisée : perte du contrôle de la scène.",
  },
} as const;

const count = (number: number, one: string) => `${number} ${plural(number, one, `${one}s`)}`;

/** Health or Willpower: its boxes, the two kinds of damage, and what takes them away. */
export function DamageTrack({ track, state, limits, press }: VampireProps & { track: keyof typeof TRACKS }) {
  const { title, concerned, downed } = TRACKS[track];
  const { superficial, aggravated } = marksOf(state, track, limits);
  const free = limits[track] - superficial - aggravated;
  const [halved, setHalved] = useState(true);
  const damage = (severity: "superficial" | "aggravated") => (amount: number) =>
    ({ kind: "damage", track, severity, amount, halved: halved && severity === "superficial" }) as const;
  return (
    <TrackerCard
      title={title}
      aside={
        <Points
          value={free}
          max={limits[track]}
        >{`${count(free, "case")} ${plural(free, "libre", "libres")} sur ${limits[track]}`}</Points>
      }
    >
      <Boxes
        label={`${title} : ${count(superficial, "superficiel")}, ${count(aggravated, "aggravé")}, ${count(free, "libre")}`}
        marks={marked([aggravated, "crossed"], [superficial, "struck"], [free, "free"])}
      />
      {isDowned(state, track, limits) ? (
        <Notice>{downed}</Notice>
      ) : (
        isImpaired(state, track, limits) && (
          <Notice>
            Diminué : {-IMPAIRED_DICE} dés de moins à tes jets {concerned}.
          </Notice>
        )
      )}
      <Stepper
        label="Superficiels"
        value={superficial}
        unit={`1 dégât superficiel ${elide("de", title)}`}
        press={press}
        less={{ kind: "heal", track, superficial: 1, aggravated: 0 }}
        more={{ kind: "damage", track, severity: "superficial", amount: 1, halved: false }}
      />
      <Stepper
        label="Aggravés"
        value={aggravated}
        unit={`1 dégât aggravé ${elide("de", title)}`}
        press={press}
        less={{ kind: "heal", track, superficial: 0, aggravated: 1 }}
        more={{ kind: "damage", track, severity: "aggravated", amount: 1, halved: false }}
      />
      <AmountForm
        press={press}
        label={`Points ${elide("de", title)}`}
        max={MAX_DAMAGE}
        actions={[
          { label: "Dégâts superficiels", tone: "bad", operation: damage("superficial") },
          { label: "Dégâts aggravés", tone: "bad", operation: damage("aggravated") },
          {
            label: "Guérir superficiels",
            tone: "ok",
            operation: (amount) => ({ kind: "heal", track, superficial: amount, aggravated: 0 }),
          },
          {
            label: "Guérir aggravés",
            tone: "ok",
            operation: (amount) => ({ kind: "heal", track, superficial: 0, aggravated: amount }),
          },
        ]}
      >
        <Checkbox
          label="Superficiels divisés par deux"
          py={10}
          checked={halved}
          onChange={(event) => setHalved(event.currentTarget.checked)}
        />
      </AmountForm>
      {track === "health" ? (
        <Press
          press={press}
          operation={{ dice: [[1, 10]], operationOf: (faces) => ({ kind: "mend", faces }) }}
        >
          Exalter pour guérir {count(bloodPotencyOf(limits.bloodPotency).mended, "superficiel")}
        </Press>
      ) : (
        <Press press={press} operation={{ kind: "spendWillpower" }}>
          Dépenser 1 point de Volonté
        </Press>
      )}
    </TrackerCard>
  );
}
