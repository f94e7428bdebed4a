import { FileInput, Stack, Text } from "@mantine/core";
import type { CharacterView } from "domain/api/characters";
import { MAX_FILE_BYTES } from "domain/import/jsonText";
import { paths } from "domain/values/links/paths";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { toast } from "../../../ui/toast";
import { Leftovers } from "./Leftovers";
import { useImport } from "./useImport";

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024;

/** A file is chosen, read on this device and shown for what it is before anything is created. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const open = ({ id, name, system }: CharacterView) => {
    onClose();
    toast("success", `${name} est à toi.`);
    navigate(paths.character(id, system));
  };
  const { file, shape, problem, busy, choose, create } = useImport(open);
  return (
    <ConfirmDialog
      title="Importer un personnage"
      confirm={busy ? "Importation..." : "Importer"}
      confirmDisabled={shape === undefined}
      busy={busy}
      onConfirm={create}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <FileInput
          label="Fichier du personnage"
          description={`Un fichier JSON exporté d'une fiche d'ici, d'un acteur Foundry d'un des quatre jeux, de D&D Beyond, de Progeny ou du Dhole's House, de ${MEGABYTES} Mo au plus.`}
          placeholder="Choisir un fichier"
          accept=".json,application/json"
          disabled={busy}
          value={file}
          onChange={choose}
          error={problem}
        />
        <div role="status">
          {shape && (
            <>
              <Text c="var(--ink)" ff="heading" size="lg" fw={700}>
                {shape.name}
              </Text>
              <Text>{[shape.class, SYSTEM_NAMES[shape.system]].filter(Boolean).join(" · ")}</Text>
              <Leftovers shape={shape} />
            </>
          )}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}
