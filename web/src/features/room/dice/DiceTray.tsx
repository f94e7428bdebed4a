import { Button, Checkbox, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { checkDice, readDice } from "domain/dice/parseDice";
import type { SystemId } from "domain/systems/systemIds";
import { rollAtTable } from "../../../api/rollAtTable";
import { HttpError } from "../../../http/call";
import { Die } from "../../../ui/Die";
import { TitledCard } from "../../../ui/TitledCard";
import { toast } from "../../../ui/toast";
import styles from "./DiceTray.module.css";

const DICE = [4, 6, 8, 10, 12, 20, 100] as const;
const LABEL = "Jet libre";
const FAILURE = "Ce jet n'a pas pu être lancé. Réessaie.";

/** What the words beside the dice say that they are for. */
const labelOf = (roll: string): string => {
  const read = readDice(roll);
  return (typeof read === "string" ? undefined : read.label) ?? LABEL;
};

interface DiceTrayProps {
  campaignId: string;
  system: SystemId;
  connected: boolean;
}

/** The table's dice, rolled by the server for everybody or for the MJ alone. */
export function DiceTray({ campaignId, system, connected }: DiceTrayProps) {
  const [mjOnly, { toggle }] = useDisclosure();
  const form = useForm({
    initialValues: { roll: "" },
    validate: { roll: (roll) => checkDice(roll) ?? null },
  });
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (roll: string) =>
      rollAtTable(
        { system, id: campaignId },
        { label: labelOf(roll), roll, audience: mjOnly ? "mj" : "table" },
      ),
    onError: (error) => toast("error", (error instanceof HttpError && error.sentence) || FAILURE),
  });

  return (
    <TitledCard
      title="Dés"
      titleSize="h3"
      gap="xs"
      aside={<Checkbox label="Pour le MJ seul" checked={mjOnly} onChange={toggle} />}
    >
      <div className={styles.dice}>
        {DICE.map((sides) => (
          <UnstyledButton
            key={sides}
            className={styles.die}
            aria-label={`Lancer 1d${sides}`}
            disabled={!connected || isPending}
            onClick={() => mutate(`1d${sides}`)}
          >
            <Die sides={sides} tone="system" size={38} />d{sides}
          </UnstyledButton>
        ))}
      </div>
      <form className={styles.form} noValidate onSubmit={form.onSubmit(({ roll }) => mutate(roll))}>
        <TextInput
          {...form.getInputProps("roll")}
          aria-label="Dés à lancer"
          placeholder="2d6+3, 4d6kh3, d%..."
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
      </form>
      <Text className={styles.offline} size="sm" c="warn" role="status">
        {!connected && "Hors connexion : les dés de la table attendent son retour."}
      </Text>
    </TitledCard>
  );
}
