import { chooseAffinity, excludedOf, toggleThinBlood } from "domain/games/vampire/forge/choose";
import type { VampireDraft } from "domain/games/vampire/forge/draft";
import { openDisciplines } from "domain/games/vampire/forge/steps";
import {
  AFFINITY,
  MAX_THIN_BLOOD,
  THIN_BLOOD_FLAWS,
  THIN_BLOOD_MERITS,
} from "domain/games/vampire/thinBlood";
import { THIN_BLOOD_ALCHEMY } from "domain/games/vampire/traits";
import { ChipChoice, ToggleChips } from "../../../kits/forge/Chips";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { disciplineName } from "./ClanStep";
import { PowerChoice } from "./PowerChoice";

type Props = Pick<DraftStepProps<VampireDraft>, "draft" | "change">;

const KINDS = [
  { field: "thinBloodMerits", legend: "Atouts de sang-clair", list: THIN_BLOOD_MERITS },
  { field: "thinBloodFlaws", legend: "Handicaps de sang-clair", list: THIN_BLOOD_FLAWS },
] as const;

/** As many flaws as merits; some merits give a dot of a discipline, with its power. */
export function ThinBloodTraits({ draft, change }: Props) {
  const excluded = excludedOf(draft);
  return (
    <>
      {KINDS.map(({ field, legend, list }) => {
        const chosen: readonly string[] = draft[field];
        return (
          <div key={field}>
            <ToggleChips
              legend={legend}
              count={`${chosen.length} sur ${MAX_THIN_BLOOD} au plus`}
              options={list.filter(({ id }) => !excluded.has(id) || chosen.includes(id))}
              chosen={chosen}
              full={chosen.length >= MAX_THIN_BLOOD}
              onToggle={(id) => change(toggleThinBlood(draft, field, id))}
            />
            {list
              .filter(({ id }) => chosen.includes(id))
              .map(({ id, name, about }) => (
                <Hint key={id}>
                  <strong>{name} :</strong> {about}
                </Hint>
              ))}
          </div>
        );
      })}
      {(draft.thinBloodMerits as readonly string[]).includes(AFFINITY) && (
        <ChipChoice
          legend="Discipline de ton affinité"
          options={openDisciplines(draft)
            .filter((key) => key !== THIN_BLOOD_ALCHEMY)
            .map((key) => ({ id: key, name: disciplineName(key) }))}
          chosen={
            openDisciplines(draft).find(
              (key) => key !== THIN_BLOOD_ALCHEMY && (draft.disciplines[key] ?? 0) > 0,
            ) ?? ""
          }
          onChoose={(key) => change(chooseAffinity(draft, key))}
        />
      )}
      <PowerChoice draft={draft} change={change} />
    </>
  );
}
