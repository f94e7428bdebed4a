import { MAX_FILE_BYTES } from "domain/character/characterFile";
import { paths } from "domain/links/paths";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { toast } from "../../../ui/toast";
import styles from "./ImportDialog.module.css";
import { useImport } from "./useImport";

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024;

/** A file is chosen, read on this device and shown for what it is before anything is created. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { shape, problem, busy, choose, create } = useImport();
  const navigate = useNavigate();
  const fieldId = useId();
  const confirm = async () => {
    const made = await create();
    if (made === undefined) return;
    onClose();
    toast("success", `${made.name} est à toi.`);
    navigate(paths.character(made.id, made.system));
  };
  return (
    <ConfirmDialog
      title="Importer un personnage"
      confirm={busy ? "Importation..." : "Importer"}
      confirmDisabled={shape === undefined}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p id={`${fieldId}-hint`}>
        Un fichier JSON exporté d'une fiche d'ici, d'un acteur Foundry (dnd5e) ou de D&D Beyond, de{" "}
        {MEGABYTES} Mo au plus.
      </p>
      <label className={styles.field} htmlFor={fieldId}>
        Fichier du personnage
        <input
          id={fieldId}
          type="file"
          accept=".json,application/json"
          aria-describedby={`${fieldId}-hint`}
          disabled={busy}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      <p className={styles.read} role="status">
        {shape && (
          <>
            <strong>{shape.name}</strong>{" "}
            {[shape.class, SYSTEM_NAMES[shape.system]].filter(Boolean).join(" · ")}
          </>
        )}
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </ConfirmDialog>
  );
}
