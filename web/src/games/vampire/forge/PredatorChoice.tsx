import { traitLabel } from "domain/game/trait";
import { choosePredator } from "domain/games/vampire/forge/choose";
import type { VampireDraft } from "domain/games/vampire/forge/draft";
import { predatorChoices, predatorOf, specialityId } from "domain/games/vampire/forge/steps";
import { type Gift, type Predator, predatorsOf, ratedText } from "domain/games/vampire/predators";
import { VAMPIRE_SKILLS } from "domain/games/vampire/traits";
import { ChipChoice } from "../../../kits/forge/Chips";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { disciplineName } from "./ClanStep";

type Props = Pick<DraftStepProps<VampireDraft>, "draft" | "change">;

const NO_PREDATOR = "none";

/** How the vampire hunts, and all that the hunt gives. */
export function PredatorChoice({ draft, change }: Props) {
  const predator = predatorOf(draft);
  return (
    <>
      <ChipChoice
        legend="Type de prédateur"
        options={[
          { id: NO_PREDATOR, name: "Aucun" },
          ...predatorsOf(draft.clanId).map(({ name }) => ({ id: name, name })),
        ]}
        chosen={predator?.name ?? (draft.chronicle.predator === "" ? NO_PREDATOR : "")}
        onChoose={(name) => change(choosePredator(draft, name))}
      />
      {predator && <Hunt draft={draft} change={change} predator={predator} />}
    </>
  );
}

const sign = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

/** What comes without a choice: « Humanité −1, Puissance du sang +1, Troupeau 2 ». */
function givenText({ gifts, humanity, bloodPotency }: Predator): string {
  const certain = gifts.flatMap((group) => (group.length === 1 ? group : []));
  const of = (kind: Gift["kind"]) => ratedText(certain.flatMap((one) => (one.kind === kind ? one.of : [])));
  return [
    humanity !== 0 && `Humanité ${sign(humanity)}`,
    bloodPotency !== 0 && `Puissance du sang ${sign(bloodPotency)}`,
    of("advantage") !== "" && `avantages : ${of("advantage")}`,
    of("flaw") !== "" && `handicaps : ${of("flaw")}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

const GIFT_LEGENDS = { advantage: "Ce que la chasse t'a valu", flaw: "Ce que la chasse t'a coûté" } as const;

function Hunt({ draft, change, predator }: Props & { predator: Predator }) {
  const choices = predatorChoices(draft);
  const given = givenText(predator);
  return (
    <>
      {given !== "" && <Hint>Chasser ainsi te donne : {given}.</Hint>}
      {choices.length > 0 && (
        <ChipChoice
          legend="La chasse t'a appris"
          options={choices.map((key) => ({ id: key, name: disciplineName(key) }))}
          chosen={draft.predatorDiscipline}
          onChoose={(predatorDiscipline) => change({ ...draft, predatorDiscipline })}
        />
      )}
      <ChipChoice
        legend="Spécialité de chasse"
        options={predator.specialties.map((one) => ({
          id: specialityId(one),
          name: `${traitLabel(VAMPIRE_SKILLS, one.skill)} : ${one.name}`,
        }))}
        chosen={draft.predatorSpeciality}
        onChoose={(predatorSpeciality) => change({ ...draft, predatorSpeciality })}
      />
      {predator.gifts.map((group) => {
        const labels = group.map(({ of }) => ratedText(of));
        const [first] = group;
        if (first === undefined || labels.length === 1) return null;
        return (
          <ChipChoice
            key={labels.join()}
            legend={GIFT_LEGENDS[first.kind]}
            options={labels.map((label) => ({ id: label, name: label }))}
            chosen={labels.find((label) => draft.predatorGifts.includes(label)) ?? ""}
            onChoose={(label) =>
              change({
                ...draft,
                predatorGifts: [...draft.predatorGifts.filter((one) => !labels.includes(one)), label],
              })
            }
          />
        );
      })}
    </>
  );
}
