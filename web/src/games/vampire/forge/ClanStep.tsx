import { Stack } from "@mantine/core";
import { type Age, agesOf } from "domain/games/vampire/ages";
import { bloodPotencyOf } from "domain/games/vampire/bloodPotency";
import { CLANS } from "domain/games/vampire/clans";
import { chooseAge, chooseClan, chooseGeneration, nameClan } from "domain/games/vampire/forge/choose";
import type { VampireDraft } from "domain/games/vampire/forge/draft";
import { ageOf, clanName, clanOf, isThinBlood } from "domain/games/vampire/forge/steps";
import { DISCIPLINES } from "domain/games/vampire/traits";
import { ChipChoice } from "../../../kits/forge/Chips";
import { ChoiceCards } from "../../../kits/forge/ChoiceCards";
import { CustomName } from "../../../kits/forge/CustomName";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";

type StepProps = DraftStepProps<VampireDraft>;

export const disciplineName = (key: string) => DISCIPLINES.find((one) => one.key === key)?.label ?? key;

const CLAN_OPTIONS = CLANS.map(({ id, name, summary, disciplines }) => ({
  id,
  name,
  text: summary,
  facts: [disciplines.length === 0 ? "Disciplines au choix" : disciplines.map(disciplineName).join(", ")],
}));

/** Whose blood it is, and since when. */
export function ClanStep({ draft, change, rules }: StepProps) {
  return (
    <>
      <ChoiceCards
        legend="Clan"
        options={CLAN_OPTIONS}
        chosen={draft.clanId}
        onChoose={(clanId) => change(chooseClan(draft, clanId, rules.played))}
        detail={<Curse draft={draft} />}
      />
      <CustomName
        question="Un clan qui n'est pas dans la liste ?"
        label="Nom du clan"
        value={draft.customClan}
        onChange={(customClan) => change(nameClan(draft, customClan, rules.played))}
      />
      {!rules.played && clanName(draft) !== "" && <AgeChoice draft={draft} change={change} />}
    </>
  );
}

/** What the blood of the clan costs. */
function Curse({ draft }: { draft: VampireDraft }) {
  const curse = clanOf(draft)?.curse;
  if (curse === undefined) {
    return isThinBlood(draft) ? (
      <Hint>Ni fléau ni compulsion : des atouts et des handicaps de sang-clair, à l'étape Avantages.</Hint>
    ) : null;
  }
  return (
    <Stack gap={4}>
      <Hint>
        <strong>Fléau, sévérité {bloodPotencyOf(draft.bloodPotency).bane} :</strong> {curse.bane}
      </Hint>
      <Hint>
        <strong>Compulsion :</strong> {curse.compulsion}
      </Hint>
    </Stack>
  );
}

function AgeChoice({ draft, change }: Pick<StepProps, "draft" | "change">) {
  const age = ageOf(draft);
  return (
    <Stack gap={10}>
      <ChipChoice<Age["id"]>
        legend="Vampire depuis quand ?"
        options={agesOf(draft.clanId)}
        chosen={draft.age}
        onChoose={(id) => change(chooseAge(draft, id))}
      />
      {age && (
        <>
          <Hint>{age.about}</Hint>
          <ChipChoice
            legend="Génération"
            options={age.generations.map((name) => ({ id: name, name }))}
            chosen={draft.chronicle.generation}
            onChoose={(generation) => change(chooseGeneration(draft, generation))}
          />
        </>
      )}
    </Stack>
  );
}
