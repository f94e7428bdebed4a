import { TextInput } from "@mantine/core";
import { SKILLS } from "domain/character/skills";
import { chooseBackground } from "domain/forge/dnd5e/choose";
import type { Dnd5eDraft } from "domain/forge/dnd5e/draft";
import { ALIGNMENTS } from "domain/systems/dnd5e/alignments";
import { BACKGROUNDS } from "domain/systems/dnd5e/backgrounds";
import { Fold } from "../../../ui/Fold";
import { ChoiceCards } from "../steps/ChoiceCards";
import type { DraftStepProps } from "../steps/draftStep";
import { PillChoice } from "../steps/ToggleChips";
import styles from "./Dnd5eSteps.module.css";

const OPTIONS = BACKGROUNDS.map(({ id, name, summary, skills, feature }) => ({
  id,
  name,
  text: summary,
  facts: [skills.map((key) => SKILLS[key].name).join(" et "), `« ${feature} »`],
}));

export function BackgroundStep({ draft, change, rules }: DraftStepProps<Dnd5eDraft>) {
  const known = ALIGNMENTS.includes(draft.alignment) || draft.alignment === "";
  const alignments = known ? ALIGNMENTS : [draft.alignment, ...ALIGNMENTS];
  return (
    <>
      <ChoiceCards
        legend="Historique"
        wide
        options={OPTIONS}
        chosen={draft.backgroundId}
        onChoose={(id) => change(chooseBackground(draft, id))}
      />
      <Fold
        title="Un passé qui n'est pas dans la liste ?"
        open={rules.played && draft.customBackground !== ""}
      >
        <TextInput
          label="Nom de l'historique"
          maxLength={60}
          value={draft.customBackground}
          onChange={({ currentTarget }) =>
            change({ ...chooseBackground(draft, ""), customBackground: currentTarget.value })
          }
        />
      </Fold>
      <div className={styles.alignments}>
        <PillChoice
          legend="Alignement"
          options={alignments.map((name) => ({ id: name, name }))}
          chosen={draft.alignment}
          onChoose={(alignment) => change({ ...draft, alignment })}
        />
        <p className={styles.words}>
          Loyal tient parole, chaotique suit son cœur ; bon pense aux autres, mauvais à lui seul.
        </p>
      </div>
    </>
  );
}
