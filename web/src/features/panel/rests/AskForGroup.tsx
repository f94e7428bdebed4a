import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { AnyPlaySystem } from "domain/play/playSystem";
import type { PresetEntry } from "domain/systems/preset";
import type { SystemId } from "domain/systems/systemIds";
import { useOnDemand } from "../../../ui/useOnDemand";

const loadGroupRest = () => import("./GroupRest");

interface AskForGroupProps {
  campaignId: string;
  system: SystemId;
  play: AnyPlaySystem;
  /** The quick action that was noted: an id of `play.rests`. */
  rest: PresetEntry;
  onApplied: () => void;
}

/** Product §2.10.7: beside a rest that was noted, whether it is to be applied to the group. */
export function AskForGroup({ onApplied, ...asked }: AskForGroupProps) {
  const [GroupRest, request] = useOnDemand(loadGroupRest);
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
        Appliquer au groupe ?
      </Button>
      {opened && GroupRest && (
        <GroupRest
          {...asked}
          onClose={(applied) => {
            close();
            if (applied) onApplied();
          }}
        />
      )}
    </>
  );
}
