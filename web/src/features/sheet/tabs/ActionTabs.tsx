import { Text } from "@mantine/core";
import { ACTION_KIND_LABELS, ACTION_KINDS, type Action, type ActionKind } from "domain/character/actions";
import type { Character } from "domain/character/character";
import { parseDice } from "domain/dice/parseDice";
import { formatModifier } from "domain/dice/rollDice";
import { defaultTab } from "domain/inventory/tabs";
import { useState } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { Panel } from "../../../ui/Panel";
import { check } from "../../../ui/RollButton";
import { Entry, EntryList, Fact } from "./EntryList";
import { LabelledRoll } from "./LabelledRoll";
import { SheetTabs } from "./SheetTabs";

/** What the character can do on its turn; attacks and damage can be rolled (product §2 "Action tabs"). */
export function ActionTabs({ character }: { character: Character }) {
  const [chosen, setChosen] = useState<ActionKind>();
  const selected = chosen ?? defaultTab(ACTION_KINDS, character);
  return (
    <Panel title="Actions" storageKey={STORAGE_KEYS.sheetPanel(character.system, character.id, "actions")}>
      <SheetTabs
        label="Actions"
        tabs={ACTION_KINDS.map((key) => ({
          key,
          label: ACTION_KIND_LABELS[key],
          count: character[key].length,
        }))}
        selected={selected}
        onSelect={setChosen}
        content={(key) => (
          <EntryList entries={character[key]} empty="Rien à faire ici pour l'instant.">
            {(action) => <ActionEntry action={action} />}
          </EntryList>
        )}
      />
    </Panel>
  );
}

function ActionEntry({ action }: { action: Action }) {
  const { name, description, attackBonus, range, grantedBy } = action;
  const isAttack = name.startsWith("Attaquer avec");
  const aside = (
    <>
      {attackBonus !== undefined && (
        <LabelledRoll
          request={check(name, attackBonus, { kind: "attack" })}
          name="Attaque"
          value={formatModifier(attackBonus)}
        >
          , {name}
        </LabelledRoll>
      )}
      <DamageRolls action={action} />
    </>
  );
  return (
    <Entry title={name} aside={aside}>
      {range && <Fact>Portée : {range}</Fact>}
      {description && <Fact>{description}</Fact>}
      {grantedBy && !isAttack && <Fact>Donné par {grantedBy}</Fact>}
    </Entry>
  );
}

/** A versatile weapon has dice of its own for two hands; what is no dice notation (`+2`) is shown and not rolled. */
function DamageRolls({ action: { name, damage } }: { action: Action }) {
  if (damage === undefined) return null;
  const { dice, versatileDice, type } = damage;
  if (parseDice(dice) === undefined) {
    return (
      <Text span size="sm" c="var(--ink-2)">
        {[dice, type].filter(Boolean).join(" ")}
      </Text>
    );
  }
  return (
    <>
      <LabelledRoll
        request={{ kind: "dice", label: `Dégâts : ${name}`, dice }}
        name={type ?? "Dégâts"}
        value={dice}
      >
        {" "}
        de dégâts, {name}
      </LabelledRoll>
      {versatileDice !== undefined && (
        <LabelledRoll
          request={{ kind: "dice", label: `Dégâts à deux mains : ${name}`, dice: versatileDice }}
          name="à deux mains"
          value={versatileDice}
        >
          {" "}
          de dégâts, {name}
        </LabelledRoll>
      )}
    </>
  );
}
