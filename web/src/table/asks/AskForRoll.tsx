import type { SkillGroup } from "domain/game/preset";
import { DialogButton } from "../../ui/DialogButton";
import type { AskedTable } from "./useAsk";

const loadDialog = () => import("./AskDialog");

interface AskForRollProps {
  /** What the button reads. */
  label?: string;
  table: AskedTable;
  /** The skills of the panel, which come first. */
  groups: readonly SkillGroup[];
  onAsked: (trait: string) => void;
}

/** Beside the skills of the panel: asks players for a roll of theirs. */
export function AskForRoll({ label = "Demander ce jet", ...props }: AskForRollProps) {
  return (
    <DialogButton size="xs" flex="none" label={label} load={loadDialog}>
      {(AskDialog, close) => <AskDialog {...props} onClose={close} />}
    </DialogButton>
  );
}
