import { Button, Group, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { IconButton } from "../../../ui/IconButton";
import { Show } from "../../asks/Show";
import type { AskedTable } from "../../asks/useAsk";
import styles from "./Guidance.module.css";

interface PromptsProps {
  table: AskedTable;
  prompts: readonly string[];
  onBroadcast: (prompt: string) => void;
}

/** Questions to throw at the table: one at a time, in one's own words if one likes. */
export function Prompts({ table, prompts, onBroadcast }: PromptsProps) {
  const [place, setPlace] = useState(0);
  const form = useForm({ initialValues: { prompt: prompts[0] ?? "" } });

  const show = (next: number) => {
    const wrapped = (next + prompts.length) % prompts.length;
    setPlace(wrapped);
    form.setValues({ prompt: prompts[wrapped] ?? "" });
  };
  const broadcast = form.onSubmit(({ prompt }) => {
    onBroadcast(prompt);
    show(place + 1);
  });
  return (
    <form onSubmit={broadcast}>
      <Textarea
        className={styles.prompt}
        aria-label="Message à la table"
        rows={3}
        maxLength={400}
        {...form.getInputProps("prompt")}
      />
      <Group gap={2} my={4}>
        <IconButton icon="previous" label="Relance précédente" onClick={() => show(place - 1)} />
        <Text fz="sm" c="var(--ink-2)" ta="center" miw="3.4em" className={styles.place}>
          {place + 1} / {prompts.length}
        </Text>
        <IconButton icon="next" label="Relance suivante" onClick={() => show(place + 1)} />
        <Button type="submit" size="sm" mih={34} ml="auto" disabled={form.values.prompt.trim() === ""}>
          Diffuser
        </Button>
        <Show mih={34} table={table} text={form.values.prompt} onShown={() => show(place + 1)} />
      </Group>
      <Text fz="xs" lh={1.35} c="dimmed">
        « Diffuser » : à dire de vive voix, gardé dans l'historique. « Montrer… » : sur les écrans.
      </Text>
    </form>
  );
}
