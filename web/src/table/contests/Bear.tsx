import { Button } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { rollAtTable } from "../../api/rollAtTable";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";
import { ROLL_FAILURE } from "../rolls/rollFailure";
import type { OpposedRoll } from "./opposedRoll";

interface BearProps {
  campaignId: string;
  system: SystemId;
  characterId: string;
  roll: Pick<OpposedRoll, "id" | "label" | "audience">;
  disabled: boolean;
}

/** Whoever plays the target of an attack lets it through, which the server decides. */
export function Bear({ campaignId, system, characterId, roll, disabled }: BearProps) {
  const { id, label, audience } = roll;
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: () =>
      rollAtTable(
        { system, id: campaignId },
        { characterId, label, roll: { use: "bear" }, audience, opposes: id },
      ),
    onError: (error) => toast("error", serverSentence(error, ROLL_FAILURE)),
  });
  return (
    <Button size="xs" mih={36} disabled={disabled} loading={isPending} onClick={() => mutate()}>
      Encaisser
    </Button>
  );
}
