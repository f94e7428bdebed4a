import { Button, TextInput } from "@mantine/core";
import { checkSanityLoss, readSanityLoss } from "domain/games/cthulhu/sanityLoss";
import { sanityRoll } from "domain/games/cthulhu/sheet";
import { useId } from "react";
import { useShown } from "../../../kits/sheet/openSheet";
import { useRoll } from "../../../ui/RollButton";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import styles from "./SanityCheck.module.css";

/** The losses that encounters ask for most. */
const LOSSES = [
  "0/1",
  "0/1d3",
  "0/1d4",
  "0/1d6",
  "1/1d4",
  "1/1d6",
  "1/1d8",
  "1/1d10",
  "1d6/1d20",
  "1d10/1d100",
];

/** A roll of Sanity and what it costs, rolled and taken at once. */
export function SanityCheck() {
  const { raw } = useShown();
  const roll = useRoll();
  const listId = useId();
  const spec = sanityRoll(raw);
  const form = useCheckedForm({
    initialValues: { loss: "" },
    validate: { loss: (text) => checkSanityLoss(text) ?? null },
  });
  const submit = form.onSubmit(({ loss }) => {
    if (spec) roll({ kind: "game", label: `SAN (${loss.trim()})`, spec, loss: readSanityLoss(loss) });
  });
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        {...form.getInputProps("loss")}
        label="Perte de SAN : réussite / échec"
        placeholder="1/1d6"
        list={listId}
        maxLength={20}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={listId}>
        {LOSSES.map((loss) => (
          <option key={loss} value={loss} />
        ))}
      </datalist>
      <Button type="submit" disabled={spec === undefined}>
        Tester la SAN
      </Button>
    </form>
  );
}
