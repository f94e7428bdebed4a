import { Button, Checkbox, NativeSelect, Stack } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { composedPool, type PoolChoice, readPoolChoice } from "domain/games/vampire/composedPool";
import { ATTRIBUTE_GROUPS, SKILL_GROUPS } from "domain/games/vampire/traits";
import { plural } from "domain/values/text/plural";
import { memo } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useSheet, useShown } from "../../../kits/sheet/openSheet";
import { useRoll } from "../../../ui/RollButton";

interface TraitGroup {
  readonly title: string;
  readonly traits: readonly { readonly key: string; readonly label: string }[];
}

const grouped = (groups: readonly TraitGroup[]) =>
  groups.map(({ title, traits }) => ({
    group: title,
    items: traits.map(({ key, label }) => ({ value: key, label })),
  }));
const ATTRIBUTE_DATA = grouped(ATTRIBUTE_GROUPS);
const SECOND_DATA = grouped([...SKILL_GROUPS, ...ATTRIBUTE_GROUPS]);

function remembered(stored: string | undefined): PoolChoice {
  try {
    return readPoolChoice(stored && JSON.parse(stored));
  } catch {
    return readPoolChoice(undefined);
  }
}

/** Any attribute with any skill or another attribute; the last choice is remembered on this device. */
export function ComposedPool() {
  const { id: characterId } = useSheet().character;
  const { raw } = useShown();
  const roll = useRoll();
  const [choice, setChoice] = useLocalStorage<PoolChoice>({
    key: STORAGE_KEYS.composedPool(characterId),
    defaultValue: readPoolChoice(undefined),
    getInitialValueInEffect: false,
    deserialize: remembered,
  });
  const pool = composedPool(raw, choice);
  const dice = pool.spec.game === "vampire" ? pool.spec.dice : 0;
  return (
    <Stack gap={8}>
      <Choices choice={choice} onChange={setChoice} />
      <Button onClick={() => roll(pool)}>
        Lancer {pool.label} ({dice} {plural(dice, "dé", "dés")})
      </Button>
    </Stack>
  );
}

interface ChoicesProps {
  choice: PoolChoice;
  onChange: (choice: PoolChoice) => void;
}

/** Dozens of options, which play does not change. */
const Choices = memo(function Choices({ choice, onChange }: ChoicesProps) {
  const choose = (changed: Partial<Record<keyof PoolChoice, string | boolean>>) =>
    onChange(readPoolChoice({ ...choice, ...changed }));
  return (
    <>
      <NativeSelect
        label="Attribut"
        data={ATTRIBUTE_DATA}
        value={choice.attribute}
        onChange={({ currentTarget }) => choose({ attribute: currentTarget.value })}
      />
      <NativeSelect
        label="Compétence"
        data={SECOND_DATA}
        value={choice.skill}
        onChange={({ currentTarget }) => choose({ skill: currentTarget.value })}
      />
      <Checkbox
        label="Une spécialité s'applique (+1 dé)"
        py={10}
        checked={choice.speciality}
        onChange={({ currentTarget }) => choose({ speciality: currentTarget.checked })}
      />
    </>
  );
});
