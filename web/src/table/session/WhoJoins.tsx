import { Button, Checkbox, Group, Stack } from "@mantine/core";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { ModalWindow } from "../../ui/ModalWindow";
import type { TableSession, Waiting } from "./TableSession";

interface WhoJoinsProps {
  waiting: readonly Waiting[];
  session: Pick<TableSession, "rollWith">;
}

/** Before an order is rolled: who of those that stand on the map joins it. */
export default function WhoJoins({ waiting, session: { rollWith } }: WhoJoinsProps) {
  const ids = waiting.map(({ id }) => id);
  const [chosen, setChosen] = useState<string[]>();
  const { length } = waiting;
  const title = `${length} ${plural(length, "créature est", "créatures sont")} sur la carte`;
  return (
    <ModalWindow title={title} onClose={() => rollWith(undefined)}>
      <Stack>
        {chosen ? (
          <Checkbox.Group label="Qui entre dans l'ordre ?" value={chosen} onChange={setChosen}>
            <Stack gap={4} mt={8}>
              {waiting.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  value={id}
                  label={name}
                  mih={36}
                  styles={{ body: { alignItems: "center", minHeight: 36 } }}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : (
          <Group gap={10}>
            <Button variant="primary" data-autofocus onClick={() => rollWith(ids)}>
              Toutes
            </Button>
            <Button onClick={() => setChosen(ids)}>Choisir</Button>
            <Button onClick={() => rollWith([])}>Aucune</Button>
          </Group>
        )}
        {chosen && (
          <Group justify="flex-end" gap={10}>
            <Button onClick={() => setChosen(undefined)}>Retour</Button>
            <Button variant="primary" onClick={() => rollWith(chosen)}>
              {chosen.length === 0 ? "Lancer sans elles" : `Lancer avec ${chosen.length}`}
            </Button>
          </Group>
        )}
      </Stack>
    </ModalWindow>
  );
}
