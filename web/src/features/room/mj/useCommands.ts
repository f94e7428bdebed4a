import { useDisclosure, useId } from "@mantine/hooks";
import { useOnDemand } from "../../../ui/useOnDemand";

const loadCommands = () => import("./Commands");

/** The drawer « Commandes », which is loaded when somebody reaches for its button. */
export function useCommands() {
  const id = useId();
  const [Commands, request] = useOnDemand(loadCommands);
  const [opened, { toggle, close }] = useDisclosure();
  const press = () => {
    request();
    toggle();
  };
  return { id, opened: opened && Commands !== undefined, request, press, close, Commands };
}
