import { NativeSelect, Stack } from "@mantine/core";
import { type SheetChoice, sheetChoices } from "domain/rolls/sheetChoices";
import type { SystemId } from "domain/systems/systemIds";
import { useMemo, useState } from "react";
import { useInPlay } from "../play/useInPlay";
import type { TrayHero } from "./trayHero";

interface FromSheetProps {
  system: SystemId;
  /** Not empty. */
  heroes: readonly TrayHero[];
  onChoose: (choice: SheetChoice, hero: TrayHero) => void;
}

/** Fills the tray in with a roll of a character's sheet. Loaded when it is asked for. */
export default function FromSheet({ system, heroes, onChoose }: FromSheetProps) {
  const [chosen, setChosen] = useState(heroes[0]?.id);
  const hero = heroes.find(({ id }) => id === chosen) ?? heroes[0];
  const raw = useInPlay(hero);
  const groups = useMemo(() => sheetChoices(system, raw), [system, raw]);
  const choices = groups.flatMap((group) => group.choices);
  const places = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, before) => sum + before.choices.length, 0),
  );
  return (
    <Stack gap={6}>
      {heroes.length > 1 && (
        <NativeSelect
          size="sm"
          label="Personnage"
          data={heroes.map(({ id, name }) => ({ value: id, label: name }))}
          value={hero?.id ?? ""}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <NativeSelect
        key={hero?.id}
        size="sm"
        label="Jet de la fiche"
        defaultValue=""
        onChange={({ currentTarget }) => {
          const choice = choices[Number(currentTarget.value)];
          if (currentTarget.value !== "" && choice && hero) onChoose(choice, hero);
        }}
        data={[
          { value: "", label: choices.length === 0 ? "Rien à lancer sur cette fiche" : "Choisis un jet" },
          ...groups.map((group, index) => ({
            group: group.title,
            items: group.choices.map(({ label }, place) => ({
              value: String((places[index] ?? 0) + place),
              label,
            })),
          })),
        ]}
      />
    </Stack>
  );
}
