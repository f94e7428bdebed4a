import { Paper, Stack, TextInput } from "@mantine/core";
import { ABILITIES } from "domain/games/dnd5e/abilities";
import { CLASSES } from "domain/games/dnd5e/classes";
import { mainAbilityNames } from "domain/games/dnd5e/forge/abilityPriority";
import { CLASS_BLURBS } from "domain/games/dnd5e/forge/blurbs";
import { chooseClass, chooseLevel } from "domain/games/dnd5e/forge/choose";
import { type Dnd5eDraft, LEVEL_RANGE } from "domain/games/dnd5e/forge/draft";
import { classOf } from "domain/games/dnd5e/forge/facts";
import { subclassDue } from "domain/games/dnd5e/subclasses";
import { ChoiceCards } from "../../../kits/forge/ChoiceCards";
import { Counter } from "../../../kits/forge/Counter";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Die } from "../../../ui/Die";
import { Fold } from "../../../ui/Fold";
import { HitPoints } from "./HitPoints";
import { OtherClasses } from "./OtherClasses";
import { SubclassChoice } from "./SubclassChoice";

const OPTIONS = CLASSES.map(({ id, name, hitDie, savingThrows, spellcasting }) => ({
  id,
  name,
  drawing: <Die sides={hitDie} value={hitDie} size={34} tone="system" />,
  text: CLASS_BLURBS[id],
  facts: [
    `Il lui faut ${mainAbilityNames({ classId: id })}`,
    `Jets de sauvegarde ${savingThrows.map((key) => ABILITIES[key].short).join(" et ")}`,
    ...(spellcasting ? ["Lance des sorts"] : []),
  ],
}));

const foldTitle = (hasSubclass: boolean, mayMix: boolean): string => {
  const rest = mayMix ? "multiclassage, nom de ta classe" : "nom de ta classe";
  return hasSubclass ? `Sous-classe, ${rest}` : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
};

export function ClassStep({ draft, change, rules, dice }: DraftStepProps<Dnd5eDraft>) {
  const due = subclassDue(draft.classId, draft.level);
  const mayMix = rules.played || (rules.table?.multiclassing ?? true);
  const level = (
    <Stack gap="md">
      <Paper component="section" aria-label="Niveau et points de vie">
        <Stack gap="sm">
          <Counter
            label="Niveau"
            detail={rules.played ? undefined : "Une première partie commence d'ordinaire au niveau 1."}
            value={draft.level}
            {...LEVEL_RANGE}
            onChange={(level) => change(chooseLevel(draft, level))}
          />
          <HitPoints draft={draft} change={change} rules={rules} dice={dice} />
        </Stack>
      </Paper>
      {due && (
        <SubclassChoice
          key={draft.classId}
          due={due}
          chosen={draft.subclass}
          onChoose={(subclass) => change({ ...draft, subclass })}
        />
      )}
    </Stack>
  );
  return (
    <>
      {rules.levelUp || (
        <ChoiceCards
          legend="Classe"
          options={OPTIONS}
          chosen={draft.classId}
          onChoose={(id) => change(chooseClass(draft, id))}
          detail={level}
        />
      )}
      {(rules.levelUp || (draft.classId === "" && draft.customClass.trim() !== "")) && level}
      <Fold title={foldTitle(due === undefined, mayMix)} open={rules.played}>
        <AutoGrid min={240} gap="var(--space-4)" mb="md" fit>
          {due === undefined && (
            <TextInput
              label="Sous-classe"
              description="Archétype, domaine, serment… souvent au niveau 3."
              maxLength={60}
              value={draft.subclass}
              onChange={({ currentTarget }) => change({ ...draft, subclass: currentTarget.value })}
            />
          )}
          <TextInput
            label="Nom de ta classe"
            description="« Rôdeuse », ou une classe que ton MJ a inventée."
            placeholder={classOf(draft)?.name}
            maxLength={60}
            value={draft.customClass}
            onChange={({ currentTarget }) => change({ ...draft, customClass: currentTarget.value })}
          />
        </AutoGrid>
        {mayMix && <OtherClasses draft={draft} change={change} />}
      </Fold>
    </>
  );
}
