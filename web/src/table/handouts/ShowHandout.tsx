import { Button, Checkbox, Fieldset, Stack, Text } from "@mantine/core";
import { TABLE_AUDIENCE } from "domain/documents/handout";
import { readersText, showableParts } from "domain/table/handouts/handoutText";
import { playerLabels } from "domain/table/roster/playerLabels";
import { useId, useState } from "react";
import type { LiveHandout } from "../../live/handouts";
import { dataOf } from "../../live/liveSource";
import { useLiveTable } from "../../live/useLiveTable";
import { Dialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toast";
import { isForNobody, TargetPlayers, type Targets } from "../asks/TargetPlayers";
import { type HandoutTable, KEPT, useShowHandout } from "./useHandoutActions";

interface ShowHandoutProps {
  table: HandoutTable;
  handout: Pick<LiveHandout, "id" | "title" | "parts" | "pictureId" | "readers">;
  /** The one that is shown, where it is one; else all that are not secret. */
  part?: string;
  onClose: () => void;
}

/** « Montrer »: which parts of a handout, and to whom. */
export default function ShowHandout({ table, handout, part, onClose }: ShowHandoutProps) {
  const known = dataOf(useLiveTable(table.id));
  const players = known && playerLabels(known);
  const nameOf = (uid: string) => players?.find((player) => player.uid === uid)?.label;
  const showable = showableParts(handout);
  const [parts, setParts] = useState(() =>
    part === undefined ? showable.flatMap(({ id, secret }) => (secret ? [] : id)) : [part],
  );
  const [targets, setTargets] = useState<Targets>();
  const [onScreen, setOnScreen] = useState(false);
  const formId = useId();
  const { send: show, busy } = useShowHandout(table, handout.id, () => {
    toast("success", KEPT);
    onClose();
  });
  const chosen = showable.flatMap(({ id }) => (parts.includes(id) ? id : []));
  // Whoever joins later reads what is shown to all: a table without players may be shown something.
  const isForNone = targets !== undefined && isForNobody(players, targets);
  return (
    <Dialog
      title={`Montrer « ${handout.title} »`}
      busy={busy}
      onCancel={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          loading={busy}
          disabled={chosen.length === 0 || isForNone}
          data-autofocus
        >
          Montrer
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isForScreen = onScreen && targets === undefined;
          show({
            parts: chosen,
            to: targets ?? TABLE_AUDIENCE,
            ...(isForScreen && { onScreen: true as const }),
          });
        }}
      >
        <Stack gap="md">
          {showable.length === 0 && (
            <Text c="dimmed">Cette aide de jeu est vide : écris-y un texte, ou donne-lui une image.</Text>
          )}
          {showable.length > 0 && (
            <Checkbox.Group label="Ce que tu montres" value={parts} onChange={setParts}>
              <Stack gap={8} mt={8}>
                {showable.map(({ id, label, secret }) => (
                  <Checkbox
                    key={id}
                    value={id}
                    label={secret ? `${label} (secret)` : label}
                    description={`Vue par : ${readersText(handout.readers[id], nameOf)}`}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          <Fieldset legend="À qui">
            <Stack gap={12}>
              <TargetPlayers players={players} targets={targets} onTargets={setTargets} />
              <Checkbox
                label="Aussi sur l'écran de la table"
                checked={onScreen && targets === undefined}
                disabled={targets !== undefined}
                onChange={({ currentTarget }) => setOnScreen(currentTarget.checked)}
              />
            </Stack>
          </Fieldset>
        </Stack>
      </form>
    </Dialog>
  );
}
