import { Button, Stack, TextInput } from "@mantine/core";
import { CLASSES } from "domain/games/dnd5e/classes";
import { chooseOtherClasses } from "domain/games/dnd5e/forge/choose";
import { type Dnd5eDraft, LEVEL_RANGE } from "domain/games/dnd5e/forge/draft";
import { classNamed } from "domain/games/dnd5e/forge/facts";
import { subclassDue } from "domain/games/dnd5e/subclasses";
import { useId } from "react";
import { Counter } from "../../../kits/forge/Counter";
import { AutoGrid } from "../../../ui/AutoGrid";
import { SubclassChoice } from "./SubclassChoice";

const MAX_CLASSES = 3;

/** The classes beside the first, for tables that mix them. */
export function OtherClasses({ draft, change }: { draft: Dnd5eDraft; change: (draft: Dnd5eDraft) => void }) {
  const names = useId();
  const { otherClasses } = draft;
  const rows = otherClasses.map((other, at) => ({ ...other, at }));
  const choose = (next: Dnd5eDraft["otherClasses"]) => change(chooseOtherClasses(draft, next));
  const replace = (at: number, other: Partial<Dnd5eDraft["otherClasses"][number]>) =>
    choose(otherClasses.map((one, index) => (index === at ? { ...one, ...other } : one)));
  return (
    <Stack gap="sm" align="start">
      <datalist id={names}>
        {CLASSES.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {rows.map(({ name, level, at }) => (
        <AutoGrid key={at} min={200} gap="4px var(--space-4)" align="center" fit w="100%">
          <TextInput
            label={`Classe ${at + 2}`}
            list={names}
            maxLength={60}
            value={name}
            onChange={({ currentTarget }) => replace(at, { name: currentTarget.value, subclass: undefined })}
          />
          <Counter
            label="Son niveau"
            value={level}
            {...LEVEL_RANGE}
            onChange={(next) => replace(at, { level: next })}
          />
          <Button size="sm" onClick={() => choose(otherClasses.toSpliced(at, 1))}>
            Retirer
          </Button>
        </AutoGrid>
      ))}
      {rows.map(({ name, level, subclass = "", at }) => {
        const due = subclassDue(classNamed(name)?.id ?? "", level);
        return (
          due && (
            <SubclassChoice
              key={`${at} ${due.what}`}
              due={due}
              chosen={subclass}
              onChoose={(chosen) => replace(at, { subclass: chosen })}
            />
          )
        );
      })}
      {otherClasses.length < MAX_CLASSES && (
        <Button size="sm" onClick={() => choose([...otherClasses, { name: "", level: 1 }])}>
          Ajouter une classe
        </Button>
      )}
    </Stack>
  );
}
