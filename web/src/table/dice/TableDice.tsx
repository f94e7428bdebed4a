import { Button, Checkbox, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { readWrittenRoll } from "domain/table/messages/writtenRoll";
import { criticalDice } from "domain/values/dice/criticalDice";
import { FREE_ROLL } from "domain/values/dice/freeRoll";
import { Suspense } from "react";
import { diceOf } from "../../games/registry/dice";
import { Die } from "../../ui/Die";
import { lazy } from "../../ui/lazy";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { SecondAttempt } from "./SecondAttempt";
import styles from "./TableDice.module.css";
import type { TrayHero } from "./trayHero";
import type { TableDiceControl } from "./useTableDice";

const HeroDice = lazy(() => import("./HeroDice"));

const DICE = [4, 6, 8, 10, 12, 20, 100] as const;
const TOO_MANY = "C'est trop de dés pour un coup critique.";

const NOBODY: readonly TrayHero[] = [];

interface TableDiceProps {
  dice: TableDiceControl;
  connected: boolean;
}

/** The game's own dice or those of a sheet, then any dice, as buttons and as a text. */
export function TableDice({
  dice,
  connected,
  heroes = NOBODY,
}: TableDiceProps & { heroes?: readonly TrayHero[] | undefined }) {
  const { system, roll, rollAgain, isPending, last } = dice;
  const GameDice = diceOf(system).form;
  const disabled = !connected || isPending;
  const [isOpen, sheet] = useDisclosure();
  return (
    <>
      {heroes.length > 0 && (
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={sheet.toggle}>
          {isOpen ? "Sans la fiche" : "D'après la fiche"}
        </Button>
      )}
      {heroes.length > 0 && isOpen ? (
        <Suspense>
          <HeroDice dice={dice} connected={connected} heroes={heroes} />
        </Suspense>
      ) : (
        <GameDice disabled={disabled} onRoll={roll} />
      )}
      {/* That of a sheet's roll is its character's to pay for, and stands with it. */}
      {last && !last.character && (
        <SecondAttempt
          key={last.id}
          roll={last}
          disabled={disabled}
          onRedo={(how, notes) => rollAgain(last, how, notes)}
        />
      )}
      <div className={styles.dice}>
        {DICE.map((sides) => (
          <UnstyledButton
            key={sides}
            className={styles.die}
            aria-label={`Lancer 1d${sides}`}
            disabled={disabled}
            onClick={() => roll(FREE_ROLL, `1d${sides}`)}
          >
            <Die sides={sides} tone="system" size={38} />d{sides}
          </UnstyledButton>
        ))}
      </div>
      <FreeDice {...{ dice, connected }} />
      <Text className={styles.offline} size="sm" c="warn" role="status">
        {!connected && "Hors connexion : les dés de la table attendent son retour."}
      </Text>
    </>
  );
}

/** Dice, or the game's own roll, as they are written in the chat too; in D&D also the damage of a critical hit, with twice the dice. */
function FreeDice({ dice: { system, roll, isPending }, connected }: TableDiceProps) {
  const form = useCheckedForm({
    initialValues: { roll: "", critical: false },
    validate: {
      roll: (text, { critical }) => {
        const written = readWrittenRoll(system, text);
        if (typeof written === "string") return written;
        return critical && criticalDice(text) === undefined ? TOO_MANY : null;
      },
    },
  });
  const send = ({ roll: text, critical }: typeof form.values) => {
    const written = readWrittenRoll(system, text);
    if (typeof written === "string") return;
    const { label } = written;
    roll(critical ? `${label} (critique)` : label, (critical && criticalDice(text)) || written.roll);
    form.setFieldValue("critical", false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(send)}>
      <TextInput
        {...form.getInputProps("roll")}
        aria-label="Dés à lancer"
        placeholder="2d6+3, 4d6kh3, 6x4d6..."
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
      />
      <Button type="submit" disabled={!connected} loading={isPending}>
        Lancer
      </Button>
      {diceOf(system).doublesCriticals && (
        <Checkbox
          size="xs"
          label="Dégâts d'un coup critique"
          {...form.getInputProps("critical", { type: "checkbox" })}
        />
      )}
    </form>
  );
}

/** Whether the next rolls are for the MJ's eyes. */
export function MjOnly({ dice: { mjOnly, toggleMjOnly } }: Pick<TableDiceProps, "dice">) {
  return <Checkbox label="Pour le MJ seul" checked={mjOnly} onChange={toggleMjOnly} />;
}
