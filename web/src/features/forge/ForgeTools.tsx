import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Die } from "../../ui/Die";

/** Chance for who does not know where to begin, and a clean sheet for who does. */
export function ForgeTools({ onSurprise, onRestart }: { onSurprise?: () => void; onRestart: () => void }) {
  const [asking, setAsking] = useState(false);
  const [throws, setThrows] = useState(0);
  return (
    <>
      {onSurprise && (
        <Button
          size="sm"
          onClick={() => {
            setThrows(throws + 1);
            onSurprise();
          }}
        >
          <Die key={throws} size={22} tone="system" rolling={throws > 0} />
          Au hasard
        </Button>
      )}
      <Button size="sm" onClick={() => setAsking(true)}>
        Recommencer
      </Button>
      {asking && (
        <ConfirmDialog
          title="Repartir de zéro ?"
          confirm="Recommencer"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRestart();
          }}
        >
          Les choix de ce brouillon seront perdus.
        </ConfirmDialog>
      )}
    </>
  );
}
