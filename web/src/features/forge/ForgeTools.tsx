import { Button } from "@mantine/core";
import { useCounter, useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Die } from "../../ui/Die";

/** A random character for who does not know where to begin, and a new start. */
export function ForgeTools({ onSurprise, onRestart }: { onSurprise?: () => void; onRestart: () => void }) {
  const [asking, question] = useDisclosure();
  const [rolls, { increment }] = useCounter();
  return (
    <>
      {onSurprise && (
        <Button
          size="sm"
          onClick={() => {
            increment();
            onSurprise();
          }}
        >
          <Die key={rolls} size={22} tone="system" rolling={rolls > 0} />
          Au hasard
        </Button>
      )}
      <Button size="sm" onClick={question.open}>
        Recommencer
      </Button>
      {asking && (
        <ConfirmDialog
          title="Repartir de zéro ?"
          confirm="Recommencer"
          onCancel={question.close}
          onConfirm={() => {
            question.close();
            onRestart();
          }}
        >
          Les choix de ce brouillon seront perdus.
        </ConfirmDialog>
      )}
    </>
  );
}
