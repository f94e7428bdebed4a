import { Button } from "@mantine/core";
import { VTT_WAITING_LABEL, type VttJoinState } from "domain/table/campaign/vttStatus";
import { ExternalButton } from "../../../ui/ExternalButton";

/** Product §4 "VTT status (character page)": a link while the MJ has the VTT open, disabled otherwise. */
export function VttButton({ vtt }: { vtt: VttJoinState | undefined }) {
  if (vtt?.enabled) {
    return (
      <ExternalButton variant="primary" href={vtt.href}>
        {vtt.label}
      </ExternalButton>
    );
  }
  return <Button disabled>{vtt?.label ?? VTT_WAITING_LABEL}</Button>;
}
