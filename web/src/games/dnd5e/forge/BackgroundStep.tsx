import { Stack } from "@mantine/core";
import { ALIGNMENTS } from "domain/games/dnd5e/alignments";
import { BACKGROUNDS } from "domain/games/dnd5e/backgrounds";
import { chooseBackground } from "domain/games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { SKILLS } from "domain/sheet/character/skills";
import { ChipChoice } from "../../../kits/forge/Chips";
import { ChoiceCards } from "../../../kits/forge/ChoiceCards";
import { CustomName } from "../../../kits/forge/CustomName";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";

const OPTIONS = BACKGROUNDS.map(({ id, name, summary, skills, feature }) => ({
  id,
  name,
  text: summary,
  facts: [skills.map((key) => SKILLS[key].name).join(" et "), `«\u00a0${feature}\u00a0»`],
}));

export function BackgroundStep({ draft, change, rules }: DraftStepProps<Dnd5eDraft>) {
  const known = ALIGNMENTS.includes(draft.alignment) || draft.alignment === "";
  const alignments = known ? ALIGNMENTS : [draft.alignment, ...ALIGNMENTS];
  return (
    <>
      <ChoiceCards
        legend="Historique"
        min={300}
        options={OPTIONS}
        chosen={draft.backgroundId}
        onChoose={(id) => change(chooseBackground(draft, id))}
      />
      <CustomName
        question="Un passé qui n'est pas dans la liste ?"
        label="Nom de l'historique"
        value={draft.customBackground}
        open={rules.played && draft.customBackground !== ""}
        onChange={(name) => change({ ...chooseBackground(draft, ""), customBackground: name })}
      />
      <Stack gap={8}>
        <ChipChoice
          legend="Alignement"
          options={alignments.map((name) => ({ id: name, name }))}
          chosen={draft.alignment}
          onChoose={(alignment) => change({ ...draft, alignment })}
        />
        <Hint>Loyal tient parole, chaotique suit son cœur ; bon pense aux autres, mauvais à lui seul.</Hint>
      </Stack>
    </>
  );
}
