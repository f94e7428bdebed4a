import { Anchor } from "@mantine/core";
import { useState } from "react";
import type { RollEntry } from "../../../table/rolls/rollEntry";
import type { Rolls } from "../../../table/rolls/useRolls";
import type { TellRoll } from "../../../table/rolls/useShareRoll";
import { toldRoll } from "./toldRoll";

interface TellTableProps {
  roll: RollEntry;
  tell: TellRoll;
  onTold: Rolls["markTold"];
}

/** Tells the table of a roll that stayed on this device, once; nothing of what it saw or was told of. */
export function TellTable({ roll, tell, onTold }: TellTableProps) {
  const [busy, setBusy] = useState(false);
  const { id, label, audience, told } = roll;
  if (audience !== undefined || told) return null;
  return (
    <Anchor
      component="button"
      type="button"
      fz="xs"
      py={4}
      w="fit-content"
      aria-label={`Montrer à la table : ${label}`}
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void tell(id, toldRoll(roll, Date.now()))
          .then((done) => done && onTold(id))
          .finally(() => setBusy(false));
      }}
    >
      Montrer à la table
    </Anchor>
  );
}
