import { NativeSelect, Paper, Stack } from "@mantine/core";
import { chooseEquipment, pickEquipment } from "domain/games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { backgroundOf, classOf } from "domain/games/dnd5e/forge/facts";
import {
  chosenOption,
  equipmentChoices,
  optionLabel,
  pickableItems,
  pickSlots,
} from "domain/games/dnd5e/forge/startingKit";
import type { EquipmentLot } from "domain/games/dnd5e/startingEquipment";
import { ChipChoice } from "../../../kits/forge/Chips";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";

export function EquipmentStep({ draft, change }: DraftStepProps<Dnd5eDraft>) {
  const choices = equipmentChoices(draft).map((options, at) => ({ options, at }));
  if (classOf(draft) === undefined) {
    return <Hint>Choisis d'abord une classe : c'est elle qui t'équipe.</Hint>;
  }
  return (
    <>
      {choices.map(({ options, at }) => (
        <Paper component="section" key={at} aria-label={`Choix ${at + 1}`}>
          <Stack gap="sm">
            <ChipChoice
              legend={`Choix ${at + 1}`}
              options={options.map((option, index) => ({ id: String(index), name: optionLabel(option) }))}
              chosen={draft.equipment[at] === undefined ? "" : String(draft.equipment[at].option)}
              onChoose={(index) => change(chooseEquipment(draft, at, Number(index)))}
            />
            <Picks draft={draft} change={change} choice={at} />
          </Stack>
        </Paper>
      ))}
      <GrantedItems title="Ta classe te donne aussi" lots={classOf(draft)?.startingEquipment.lots ?? []} />
      <GrantedItems title="Ton passé t'a laissé" lots={backgroundOf(draft)?.equipment ?? []} />
    </>
  );
}

/** "An item of that kind": which one. */
function Picks({
  draft,
  change,
  choice,
}: Pick<DraftStepProps<Dnd5eDraft>, "draft" | "change"> & { choice: number }) {
  const option = chosenOption(draft, choice);
  const places = (option ? pickSlots(option) : []).map((pick, place) => ({ pick, place }));
  return places.map(({ pick, place }) => (
    <NativeSelect
      key={place}
      label={places.length > 1 ? `Lequel ? (${place + 1} sur ${places.length})` : "Lequel ?"}
      value={draft.equipment[choice]?.picks[place] ?? ""}
      onChange={({ currentTarget }) => change(pickEquipment(draft, choice, place, currentTarget.value))}
    >
      <option value="">À choisir</option>
      {pickableItems(pick).map(({ id, name, damage }) => (
        <option key={id} value={id}>
          {damage ? `${name} (${damage.dice})` : name}
        </option>
      ))}
    </NativeSelect>
  ));
}

function GrantedItems({ title, lots }: { title: string; lots: readonly EquipmentLot[] }) {
  if (lots.length === 0) return null;
  return (
    <Hint>
      {title} : <strong>{optionLabel({ lots, picks: [] })}</strong>.
    </Hint>
  );
}
