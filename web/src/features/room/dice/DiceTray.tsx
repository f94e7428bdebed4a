import { Button, Paper, TextInput } from "@mantine/core";
import { parseDice } from "domain/dice/diceExpression";
import type { RollAudience } from "domain/documents/roll";
import type { SystemId } from "domain/systems/systemIds";
import { type FormEvent, useState } from "react";
import { rollAtTable } from "../../../api/rollAtTable";
import { HttpError } from "../../../http/call";
import { Die } from "../../../ui/Die";
import { toast } from "../../../ui/toast";
import styles from "./DiceTray.module.css";

const DICE = [4, 6, 8, 10, 12, 20, 100] as const;
const LABEL = "Jet libre";
const FAILURE = "Ce jet n'a pas pu être lancé. Réessaie.";
const UNREADABLE = "Ces dés sont illisibles. Écris-les par exemple ainsi : 2d6+3.";

interface DiceTrayProps {
  campaignId: string;
  system: SystemId;
  connected: boolean;
}

/** The table's dice: thrown by the server, before everybody or for the MJ alone. */
export function DiceTray({ campaignId, system, connected }: DiceTrayProps) {
  const [notation, setNotation] = useState("");
  const [problem, setProblem] = useState<string>();
  const [secret, setSecret] = useState(false);
  const [busy, setBusy] = useState(false);

  const roll = async (dice: string) => {
    setBusy(true);
    const audience: RollAudience = secret ? "mj" : "table";
    try {
      await rollAtTable({ system, id: campaignId }, { label: LABEL, roll: dice, audience });
    } catch (error) {
      toast("error", (error instanceof HttpError ? error.sentence : undefined) ?? FAILURE);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const readable = parseDice(notation) !== undefined;
    setProblem(readable ? undefined : UNREADABLE);
    if (readable && !busy) void roll(notation);
  };

  return (
    <Paper component="section" className={styles.tray} aria-labelledby="table-dice">
      <div className={styles.head}>
        <h2 id="table-dice">Dés</h2>
        <label className={styles.secret}>
          <input type="checkbox" checked={secret} onChange={({ target }) => setSecret(target.checked)} />
          Pour le MJ seul
        </label>
      </div>
      <div className={styles.dice}>
        {DICE.map((sides) => (
          <button
            key={sides}
            type="button"
            className={styles.die}
            aria-label={`Lancer 1d${sides}`}
            disabled={!connected || busy}
            onClick={() => void roll(`1d${sides}`)}
          >
            <Die sides={sides} tone="system" size={38} />d{sides}
          </button>
        ))}
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label={<span className="visuallyHidden">Dés à lancer</span>}
          placeholder="2d6+3, 4d6kh3, d%..."
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={notation}
          error={problem}
          onChange={({ target }) => setNotation(target.value)}
        />
        <Button type="submit" disabled={!connected} loading={busy}>
          Lancer
        </Button>
      </form>
      <p className={styles.offline} role="status">
        {!connected && "Hors connexion : les dés de la table attendent son retour."}
      </p>
    </Paper>
  );
}
