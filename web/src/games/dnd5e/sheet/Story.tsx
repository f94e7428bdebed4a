import type { Character } from "domain/sheet/character/character";
import { formatSpeed, MOVEMENT_LABELS, MOVEMENTS } from "domain/sheet/character/speed";
import { TRAIT_KEYS, TRAIT_LABELS } from "domain/sheet/character/traits";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { LabelledTexts } from "../../../kits/sheet/LabelledTexts";
import { useSheet } from "../../../kits/sheet/openSheet";
import { Panel } from "../../../ui/Panel";

const storageKey = ({ system, id }: Character, panel: string) => STORAGE_KEYS.sheetPanel(system, id, panel);

/** Product §2 "Equipment and proficiencies". */
export function Belongings() {
  const { character } = useSheet().equipped;
  const { equipment, proficiencies } = character;
  return (
    <Panel title="Équipement et maîtrises" storageKey={storageKey(character, "belongings")}>
      <LabelledTexts
        lines={[
          { label: "Équipement", text: equipment.join(", ") },
          ...proficiencies.map(({ label, names }) => ({ label, text: names.join(", ") })),
        ]}
      />
    </Panel>
  );
}

/** Product §2 "profile and traits". */
export function Profile() {
  const { character } = useSheet().equipped;
  const { traits } = character;
  return (
    <Panel title="Profil et traits" storageKey={storageKey(character, "profile")}>
      <LabelledTexts lines={TRAIT_KEYS.map((key) => ({ label: TRAIT_LABELS[key], text: traits[key] }))} />
    </Panel>
  );
}

/** Product §2 "speed and other stats": every way the character moves. */
export function Movements() {
  const { character } = useSheet().equipped;
  const { speeds } = character;
  return (
    <Panel title="Déplacements" storageKey={storageKey(character, "movements")}>
      <LabelledTexts
        lines={MOVEMENTS.map((movement) => {
          const speed = speeds[movement];
          return { label: MOVEMENT_LABELS[movement], text: speed && formatSpeed(speed) };
        })}
      />
    </Panel>
  );
}
