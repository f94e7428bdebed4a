import { Button } from "@mantine/core";
import { exportMyData } from "domain/api/account";
import { useState } from "react";
import { saveFile } from "../../../browser/saveFile";
import { call, HttpError } from "../../../http/call";
import { FormError } from "../../../ui/FormError";
import { TitledCard } from "../../../ui/TitledCard";
import { DeleteAccount, type DeleteAccountProps } from "./DeleteAccount";
import styles from "./MyData.module.css";

const EXPORT_FAILED = "Impossible de préparer tes données pour le moment. Réessaie dans quelques instants.";

/** What a member may ask of what is kept about them: all of it in a file, or its end. */
export function MyData(deletion: DeleteAccountProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const download = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const data = await call(exportMyData, {});
      const day = new Date(data.exportedAt).toISOString().slice(0, 10);
      saveFile(
        { name: `des-et-heros-mes-donnees-${day}.json`, text: JSON.stringify(data, null, 2) },
        "application/json",
      );
    } catch (error) {
      setFailure((error instanceof HttpError && error.sentence) || EXPORT_FAILED);
    } finally {
      setBusy(false);
    }
  };

  return (
    <TitledCard title="Mes données" lead="Elles sont à toi : tu peux les emporter, et tu peux les effacer.">
      <div className={styles.act}>
        <h3>Emporter</h3>
        <p>
          Un fichier JSON avec tout ce qui est conservé à ton sujet : profil, personnages, campagnes, objets,
          jets, messages, notifications.
        </p>
        <FormError>{failure}</FormError>
        <Button loading={busy} onClick={download}>
          Télécharger mes données
        </Button>
      </div>
      <DeleteAccount {...deletion} />
    </TitledCard>
  );
}
