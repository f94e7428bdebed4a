import type { AnyPlaySystem } from "domain/game/play";
import type { PresetEntry } from "domain/game/preset";
import type { SystemId } from "domain/values/systemIds";
import { DialogButton } from "../../../ui/DialogButton";

const loadGroupRest = () => import("./GroupRest");

interface AskForGroupProps {
  campaignId: string;
  system: SystemId;
  play: AnyPlaySystem;
  /** The quick action that was noted: an id of `play.rests`. */
  rest: PresetEntry;
  /** It is for those whom the MJ ticks, not for the group. */
  toSome?: boolean;
  /** It was applied to the characters of these names. */
  onApplied: (names: readonly string[]) => void;
  /** The dialog was closed after it had been applied. */
  onDone: () => void;
}

/** Product §2.10.7: beside a rest that was noted, whether it is to be applied to the group. */
export function AskForGroup({ onDone, ...asked }: AskForGroupProps) {
  return (
    <DialogButton size="xs" label={asked.toSome ? "À qui ?" : "Appliquer au groupe ?"} load={loadGroupRest}>
      {(GroupRest, close) => (
        <GroupRest
          {...asked}
          onClose={(applied) => {
            close();
            if (applied) onDone();
          }}
        />
      )}
    </DialogButton>
  );
}
