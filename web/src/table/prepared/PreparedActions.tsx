import { Button, Group } from "@mantine/core";
import { serverSentence } from "../../http/serverSentence";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { FormError } from "../../ui/FormError";
import type { Prepared } from "./usePrepared";

interface PreparedActionsProps {
  prepared: Prepared;
  /** The name of what may be deleted; undefined of what is new. */
  name: string | undefined;
  /** What its deletion loses, or leaves. */
  warning: string;
  /** Said where the server gives no sentence. */
  failure: string;
  onCancel: () => void;
}

/** Under the form of what an MJ prepares: « Supprimer », « Annuler », « Enregistrer », and what went wrong. */
export function PreparedActions({ prepared, name, warning, failure, onCancel }: PreparedActionsProps) {
  return (
    <>
      <FormError>{prepared.failure !== null && serverSentence(prepared.failure, failure)}</FormError>
      <Group justify="space-between" gap={10}>
        {name === undefined ? (
          <span />
        ) : (
          <Button variant="danger" onClick={prepared.ask}>
            Supprimer
          </Button>
        )}
        <Group gap={10}>
          <Button onClick={onCancel}>Annuler</Button>
          <Button type="submit" variant="primary" loading={prepared.saving}>
            Enregistrer
          </Button>
        </Group>
      </Group>
      {prepared.asked && name !== undefined && (
        <ConfirmDialog
          title={`Supprimer ${name} ?`}
          confirm="Supprimer"
          danger
          busy={prepared.removing}
          onConfirm={prepared.remove}
          onCancel={prepared.keep}
        >
          {warning}
        </ConfirmDialog>
      )}
    </>
  );
}
