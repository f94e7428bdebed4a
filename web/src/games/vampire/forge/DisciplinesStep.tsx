import { BLOOD_POTENCY_RANGE, bloodPotencyText } from "domain/games/vampire/bloodPotency";
import { DOTS, type VampireDraft } from "domain/games/vampire/forge/draft";
import {
  clanOf,
  disciplineSpread,
  isThinBlood,
  leftOfSpread,
  openDisciplines,
} from "domain/games/vampire/forge/steps";
import { DISCIPLINES, THIN_BLOOD_ALCHEMY } from "domain/games/vampire/traits";
import { Counter } from "../../../kits/forge/Counter";
import { DotField } from "../../../kits/forge/DotField";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Facts } from "../../../kits/forge/Facts";
import { Hint } from "../../../kits/forge/Hint";
import { TraitGroup } from "../../../kits/forge/TraitGroup";
import { AutoGrid } from "../../../ui/AutoGrid";
import { disciplineName } from "./ClanStep";
import { DotGroup } from "./DotGroup";
import { PowerChoice } from "./PowerChoice";
import { PredatorChoice } from "./PredatorChoice";
import { SpreadLeft } from "./SpreadLeft";

type StepProps = DraftStepProps<VampireDraft>;

/** In play whatever it has learnt; before, what its blood offers. Alchemy is of thin-bloods alone. */
function shownDisciplines(draft: VampireDraft, played: boolean) {
  const open = openDisciplines(draft);
  return DISCIPLINES.filter(({ key }) => {
    if ((draft.disciplines[key] ?? 0) > 0) return true;
    return played ? key !== THIN_BLOOD_ALCHEMY || isThinBlood(draft) : open.includes(key);
  });
}

export function DisciplinesStep({ draft, change, rules }: StepProps) {
  const { played } = rules;
  const clan = clanOf(draft);
  const left = leftOfSpread(
    disciplineSpread(draft),
    Object.values(draft.disciplines).filter((value) => value > 0),
  );
  const thin = isThinBlood(draft) && !played;
  return (
    <>
      {!played && !thin && <SpreadLeft left={left} />}
      {thin && <Hint>Un sang-clair n'a de disciplines que par ses atouts, à l'étape Avantages.</Hint>}
      <AutoGrid min={330} align="start">
        {!thin && (
          <DotGroup
            title={clan ? `Disciplines de ton clan (${clan.name})` : "Disciplines"}
            traits={shownDisciplines(draft, played)}
            scores={draft.disciplines}
            onChange={(key, value) =>
              change({ ...draft, disciplines: { ...draft.disciplines, [key]: value } })
            }
          />
        )}
        <TraitGroup title="La Bête">
          {played ? <PlayedBeast draft={draft} change={change} /> : <NewBeast draft={draft} />}
        </TraitGroup>
      </AutoGrid>
      {!played && (
        <>
          <PredatorChoice draft={draft} change={change} />
          <PowerChoice draft={draft} change={change} />
        </>
      )}
      {played && draft.predatorDiscipline !== "" && (
        <Hint>La chasse ajoute un point : {disciplineName(draft.predatorDiscipline)}.</Hint>
      )}
    </>
  );
}

/** What age, blood and hunt have made of a new vampire: nothing to choose. */
function NewBeast({ draft }: { draft: VampireDraft }) {
  return (
    <>
      <Facts
        min={90}
        facts={[
          { label: "Puissance du sang", value: String(draft.bloodPotency) },
          { label: "Humanité", value: String(draft.humanity) },
          { label: "Faim", value: String(draft.hunger) },
        ]}
      />
      <Hint>{bloodPotencyText(draft.bloodPotency)}</Hint>
    </>
  );
}

function PlayedBeast({ draft, change }: Pick<StepProps, "draft" | "change">) {
  return (
    <>
      <Counter
        label="Puissance du sang"
        detail={bloodPotencyText(draft.bloodPotency)}
        value={draft.bloodPotency}
        {...BLOOD_POTENCY_RANGE}
        onChange={(bloodPotency) => change({ ...draft, bloodPotency })}
      />
      <Counter
        label="Humanité"
        detail="7 au départ : plus elle baisse, plus la Bête est proche."
        value={draft.humanity}
        min={0}
        max={10}
        typed
        onChange={(humanity) => change({ ...draft, humanity })}
      />
      <DotField
        label="Faim"
        detail="1 au réveil d'une bonne nuit."
        value={draft.hunger}
        {...DOTS}
        onChange={(hunger) => change({ ...draft, hunger })}
      />
    </>
  );
}
