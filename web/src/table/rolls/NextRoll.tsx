import { Button, Checkbox, Chip, Group, NativeSelect, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { RollResources } from "domain/game/rolls/afterRoll";
import type { Situation } from "domain/game/rolls/situation";
import { effectNote } from "domain/table/rolls/prepareRoll";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { type ReactNode, Suspense, useId, useState } from "react";
import { diceOf } from "../../games/registry/dice";
import { DifficultyField } from "../../kits/dice/DifficultyField";
import { WholeField } from "../../kits/dice/GameForm";
import { RollModeChoice } from "../../kits/dice/RollModeChoice";
import { lazy } from "../../ui/lazy";
import styles from "./NextRoll.module.css";
import type { Rolls } from "./useRolls";

const TargetChoice = lazy(() => import("./TargetChoice"));

interface FieldsProps {
  situation: Situation;
  onChange: Rolls["change"];
  /** What the state in play has left to spend. */
  resources: RollResources;
}

/** How many things of the situation are set. */
const countOf = (situation: Situation) =>
  [
    situation.modifier !== 0,
    situation.dice !== "",
    situation.difficulty !== undefined,
    situation.level !== "regular",
    situation.inspired,
    situation.opposed,
    situation.luck !== 0,
    situation.surge !== 0,
  ].filter(Boolean).length;

/** How many things act on the next roll, beside its mode. */
export const optionsOf = ({ situation, effects, target }: Rolls): number =>
  countOf(situation) +
  effects.filter((effect) => !situation.ignored.has(effect.id)).length +
  (target === undefined ? 0 : 1);

interface NextRollProps {
  system: SystemId;
  rolls: Rolls;
  resources: RollResources;
  /** The table whose characters may be aimed at; undefined without one. */
  campaignId: string | undefined;
  /** Beside its button. */
  children: ReactNode;
}

/**
 * Product §2.8.19, §2.15.4: what is added to the next roll, and what the state in play does to it, each of which can be
 * taken off.
 */
export function NextRoll({ system, rolls, resources, campaignId, children }: NextRollProps) {
  const { situation, effects, target, change } = rolls;
  const [opened, { toggle, close }] = useDisclosure();
  const id = useId();
  const { modes } = diceOf(system);
  const count = optionsOf(rolls);
  // They are of one roll: with it they close.
  const newest = rolls.log[0]?.id;
  const [rolled, setRolled] = useState(newest);
  if (rolled !== newest) {
    setRolled(newest);
    close();
  }
  return (
    <Stack gap={8}>
      {modes && <RollModeChoice names={modes} mode={situation.mode} onMode={(mode) => change({ mode })} />}
      <Group justify="space-between" gap="4px 10px">
        {children}
        <Button
          size="compact-sm"
          variant="quiet"
          aria-expanded={opened}
          aria-controls={opened ? id : undefined}
          onClick={toggle}
        >
          Options du jet{count > 0 && ` (${count})`}
        </Button>
      </Group>
      {opened && (
        <Stack id={id} gap={8}>
          {effects.length > 0 && <Effects rolls={rolls} />}
          {campaignId !== undefined && (
            <Suspense>
              <TargetChoice campaignId={campaignId} target={target} onAim={rolls.aim} />
              {target && (
                <Checkbox
                  label={`${target.name} s'y oppose`}
                  description="Pour un jet de compétence : l'autre oppose le sien."
                  py={6}
                  checked={situation.opposed}
                  onChange={({ currentTarget }) => change({ opposed: currentTarget.checked })}
                />
              )}
            </Suspense>
          )}
          <div className={styles.fields}>
            <Fields system={system} situation={situation} onChange={change} resources={resources} />
          </div>
        </Stack>
      )}
    </Stack>
  );
}

function Effects({ rolls: { situation, effects, change } }: { rolls: Rolls }) {
  const { ignored } = situation;
  const toggle = (id: string) => {
    const next = new Set(ignored);
    if (!next.delete(id)) next.add(id);
    change({ ignored: next });
  };
  return (
    <Group gap={6} role="group" aria-label="Ce que ton état fait au jet">
      {effects.map((effect) => (
        <Chip key={effect.id} size="sm" checked={!ignored.has(effect.id)} onChange={() => toggle(effect.id)}>
          {effectNote(effect)}
        </Chip>
      ))}
    </Group>
  );
}

function Fields({
  system,
  situation,
  onChange,
  resources: { inspiration = false, luck = 0, surge = 0 },
}: FieldsProps & { system: SystemId }) {
  const { modifier, addsDice, addsLuck } = diceOf(system);
  return (
    <>
      <WholeField
        {...modifier}
        placeholder="0"
        value={situation.modifier || undefined}
        onChange={(value) => onChange({ modifier: value ?? 0 })}
      />
      <DifficultyField
        system={system}
        difficulty={situation.difficulty}
        level={situation.level}
        onChange={onChange}
      />
      {addsDice && <AddedDice dice={situation.dice} onChange={onChange} />}
      {addsLuck && (
        <WholeField
          label={`Chance (${luck})`}
          placeholder="0"
          min={0}
          max={luck}
          value={situation.luck || undefined}
          onChange={(value) => onChange({ luck: value ?? 0 })}
        />
      )}
      {inspiration && (
        <Checkbox
          label="Dépenser l'inspiration (avantage)"
          py={10}
          className={styles.wide}
          checked={situation.inspired}
          onChange={({ currentTarget }) => onChange({ inspired: currentTarget.checked })}
        />
      )}
      {surge > 0 && (
        <Checkbox
          label={`Coup de sang (+${surge} ${plural(surge, "dé", "dés")})`}
          py={10}
          className={styles.wide}
          checked={situation.surge !== 0}
          onChange={({ currentTarget }) => onChange({ surge: currentTarget.checked ? surge : 0 })}
        />
      )}
    </>
  );
}

/** Dice that spells and features add to a roll: « Bénédiction », « Inspiration bardique », « Fléau ». */
const ADDED_DICE = ["1d4", "1d6", "1d8", "1d10", "1d12", "-1d4"];

const ADDED_DICE_DATA = [
  { value: "", label: "Aucun" },
  ...ADDED_DICE.map((dice) => ({
    value: dice,
    label: dice.startsWith("-") ? dice.replace("-", "−") : `+${dice}`,
  })),
];

function AddedDice({ dice, onChange }: { dice: string; onChange: Rolls["change"] }) {
  return (
    <NativeSelect
      size="sm"
      label="Dés ajoutés"
      data={ADDED_DICE_DATA}
      value={dice}
      onChange={({ currentTarget }) => onChange({ dice: currentTarget.value })}
    />
  );
}
