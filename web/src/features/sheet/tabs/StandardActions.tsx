import { Button, Group } from "@mantine/core";
import { PRESETS } from "domain/games/registry/presets";
import { useState } from "react";
import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { useAct, useIsTold } from "../../../ui/RollButton";
import { useTurn } from "../vitals/useTurn";

/**
 * What anybody may do on a turn, told to the table: « Elenna esquive ». Offered while a fight's order has the character
 * and the table is told; what was done is done until the turn passes.
 */
export function StandardActions() {
  const { isOwner } = useViewer();
  const isTold = useIsTold();
  return isOwner && isTold && <InOrder />;
}

function InOrder() {
  const { connected } = useViewer();
  const { id, system } = useSheet().character;
  const order = useTurn()?.order;
  const act = useAct();
  const turn = `${order?.round}:${order?.activeIndex}`;
  const [done, setDone] = useState({ turn, ids: [] as readonly string[] });
  if (!order?.order.some((entry) => entry.id === id)) return null;
  const ids = done.turn === turn ? done.ids : [];
  return (
    <Group component="section" gap={6} pt={8} aria-label="Actions du tour">
      {PRESETS[system].standardActions.map((action) => (
        <Button
          key={action.id}
          size="compact-sm"
          mih={36}
          disabled={!connected || ids.includes(action.id)}
          onClick={() => {
            setDone({ turn, ids: [...ids, action.id] });
            void act({ label: action.told, use: { use: "turn" }, notes: [] }, []);
          }}
        >
          {action.label}
        </Button>
      ))}
    </Group>
  );
}
