import { Alert, NativeSelect, Stack } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FormError } from "../../ui/FormError";
import styles from "./ForgeNotices.module.css";
import type { TableChoice } from "./useForgeTable";

interface ForgeNoticesProps {
  choice?: TableChoice;
  onTable?: (campaignId: string) => void;
  /** Undefined while it is not known. */
  quota?: { readonly used: number; readonly limit: number } | undefined;
  problem: string | null | undefined;
}

/** For which table, whether there is room, and what has gone wrong. */
export function ForgeNotices({ choice, onTable, quota, problem }: ForgeNoticesProps) {
  const isFull = quota !== undefined && quota.used >= quota.limit;
  return (
    <Stack gap={10} className={styles.notices}>
      {choice && onTable && choice.campaigns.length > 0 && (
        <NativeSelect
          label="Pour quelle campagne ?"
          maw={420}
          className={styles.table}
          value={choice.table?.id ?? ""}
          onChange={({ currentTarget }) => onTable(currentTarget.value)}
        >
          <option value="">Aucune pour l'instant</option>
          {choice.campaigns.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      )}
      {choice?.isGone && (
        <Warning>
          La campagne choisie n'est plus là. Ton personnage sera créé sans campagne ; tu pourras le lier plus
          tard.
        </Warning>
      )}
      {isFull && (
        <Warning>
          Ton quota de personnages est atteint ({quota.used} / {quota.limit}). Tu peux préparer celui-ci, mais
          il faudra d'abord <Link to={paths.game}>en supprimer un</Link> pour le créer.
        </Warning>
      )}
      <FormError>{problem}</FormError>
    </Stack>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <Alert role="status" color="warn" c="var(--ink)">
    {children}
  </Alert>
);
