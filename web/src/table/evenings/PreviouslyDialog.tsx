import { Button, Text } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { useEveningsQuery } from "../../api/evenings";
import { useOwnRecaps } from "../../live/evenings";
import { Dialog } from "../../ui/ConfirmDialog";
import { Loading } from "../../ui/Spinner";
import { NoteText } from "../notes/NoteText";
import { type EveningTable, useShowRecap } from "./useEvenings";

interface PreviouslyDialogProps {
  table: EveningTable;
  onShown?: (() => void) | undefined;
  onClose: () => void;
}

/** Of so many evenings before this one the recap is looked for. */
const LOOKED_AT = 8;

/** For the MJ: the recap of the last evening that ended and has one, as it would be shown to all. */
export default function PreviouslyDialog({ table, onShown, onClose }: PreviouslyDialogProps) {
  const { data, isError, fetchStatus } = useEveningsQuery(table);
  const evenings = data?.pages.flatMap((page) => page.evenings);
  const ended = (evenings ?? []).filter(({ endedAt }) => endedAt !== undefined).slice(0, LOOKED_AT);
  const recaps = useOwnRecaps(
    table.id,
    ended.map(({ id }) => id),
  );
  const recap = recaps.status === "ready" ? recaps.data.find((note) => note) : undefined;
  const { show, busy } = useShowRecap(table, () => {
    onShown?.();
    onClose();
  });
  const isFailed =
    (evenings === undefined && (isError || fetchStatus === "paused")) || recaps.status === "failed";
  const isKnown = evenings !== undefined && (ended.length === 0 || recaps.status === "ready");
  return (
    <Dialog
      title={recap ? `Précédemment… (séance ${recap.number})` : "Précédemment…"}
      size="lg"
      cancel="Fermer"
      onCancel={onClose}
      actions={
        recap ? (
          <Button variant="primary" loading={busy} onClick={() => show(recap.eveningId)}>
            Montrer à la table
          </Button>
        ) : (
          <Button component={Link} to={paths.evenings(table.id, table.system)} onClick={onClose}>
            Les séances
          </Button>
        )
      }
    >
      {recap && <NoteText text={recap.text} />}
      {!recap && isFailed && <Text role="status">Les récapitulatifs n'ont pas pu être lus.</Text>}
      {!recap && !isFailed && !isKnown && <Loading />}
      {!recap && !isFailed && isKnown && (
        <Text role="status">
          Aucun récapitulatif récent : écris celui de la dernière séance, et tu pourras le montrer ici.
        </Text>
      )}
    </Dialog>
  );
}
