import { ACTION_KIND_LABELS, ACTION_KINDS, type Action, type ActionKind } from "domain/character/actions";
import type { Character } from "domain/character/character";
import { parseDice } from "domain/dice/diceExpression";
import { formatModifier } from "domain/dice/rollDice";
import { defaultTab } from "domain/inventory/tabs";
import { useState } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { Panel } from "../../../ui/Panel";
import { check, RollButton } from "../../../ui/RollButton";
import styles from "./Entries.module.css";
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
        content={(key) => <ActionList actions={character[key]} />}
      />
    </Panel>
  );
}

function ActionList({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return <p className={styles.none}>Rien à faire ici pour l'instant.</p>;
  return (
    <ul className={styles.entries}>
      {[...actions.entries()].map(([place, action]) => (
        <ActionEntry key={place} action={action} />
      ))}
    </ul>
  );
}

function ActionEntry({ action }: { action: Action }) {
  const { name, description, attackBonus, range, grantedBy } = action;
  const isAttack = name.startsWith("Attaquer avec");
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <h3>{name}</h3>
        {range && <p className={styles.facts}>Portée : {range}</p>}
        {description && <p className={styles.facts}>{description}</p>}
        {grantedBy && !isAttack && <p className={styles.facts}>Donné par {grantedBy}</p>}
      </div>
      <div className={styles.rolls}>
        {attackBonus !== undefined && (
          <RollButton className={styles.roll} request={check(name, attackBonus)}>
            <span className={styles.rollName}>Attaque</span>
            <span className="num">{formatModifier(attackBonus)}</span>
            <span className="visuallyHidden">, {name}</span>
          </RollButton>
        )}
        <DamageRolls action={action} />
      </div>
    </li>
  );
}

/** A weapon held in two hands has dice of its own; what is no dice (`+2`) is shown and not rolled. */
function DamageRolls({ action: { name, damage } }: { action: Action }) {
  if (damage === undefined) return null;
  const { dice, versatileDice, type } = damage;
  if (parseDice(dice) === undefined) {
    return <span className={styles.plainDamage}>{[dice, type].filter(Boolean).join(" ")}</span>;
  }
  const throws = [
    { label: `Dégâts : ${name}`, dice, name: type ?? "Dégâts" },
    ...(versatileDice === undefined
      ? []
      : [{ label: `Dégâts à deux mains : ${name}`, dice: versatileDice, name: "à deux mains" }]),
  ];
  return throws.map((thrown) => (
    <RollButton
      key={thrown.label}
      className={styles.roll}
      request={{ kind: "dice", label: thrown.label, dice: thrown.dice }}
    >
      <span className={styles.rollName}>{thrown.name}</span>
      <span className="num">{thrown.dice}</span>
      <span className="visuallyHidden"> de dégâts, {name}</span>
    </RollButton>
  ));
}
