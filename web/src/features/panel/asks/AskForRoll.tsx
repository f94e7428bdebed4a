import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { SkillGroup } from "domain/systems/preset";
import { useOnDemand } from "../../../ui/useOnDemand";
import type { AskedTable } from "./useAsk";

const loadDialog = () => import("./AskDialog");

interface AskForRollProps {
  table: AskedTable;
  /** The skills of the panel, which come first. */
  groups: readonly SkillGroup[];
  onAsked: (trait: string) => void;
}

/** Beside the skills of the panel: asks players for a roll of theirs. */
export function AskForRoll(props: AskForRollProps) {
  const [AskDialog, request] = useOnDemand(loadDialog);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        size="xs"
        onPointerEnter={request}
        onFocus={request}
        onClick={() => {
          open();
          request();
        }}
      >
        Demander ce jet
      </Button>
      {opened && AskDialog && <AskDialog {...props} onClose={close} />}
    </>
  );
}
