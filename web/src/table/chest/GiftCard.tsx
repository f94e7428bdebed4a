import { Button, Group, Text } from "@mantine/core";
import type { Gift } from "domain/documents/chest";
import { parcelIn } from "domain/table/chest/gifts";
import { type Goods, parcelText } from "domain/table/chest/parcels";
import { toast } from "../../ui/toast";
import { type ChestTable, useMoveChest } from "./useMoveChest";

interface GiftCardProps {
  table: ChestTable;
  purse: Goods["purse"];
  gift: Gift;
  /** It is for them, they gave it, or they run the table; others look on. */
  viewer: "receiver" | "giver" | "mj" | "other";
  connected: boolean;
  onAnswered?: (() => void) | undefined;
}

/** A gift on its way, with what the viewer may do of it. */
export function GiftCard({ table, purse, gift, viewer, connected, onAnswered }: GiftCardProps) {
  const { send, busy } = useMoveChest(table, (said) => {
    toast("success", said);
    onAnswered?.();
  });
  const { id: giftId, from, to } = gift;
  const what = parcelText({ system: table.system, purse, items: [] }, parcelIn(gift));
  const off = !connected || busy;
  const press = (label: string, accept: boolean | undefined) => (
    <Button
      size="sm"
      mih={44}
      variant={accept ? "primary" : "quiet"}
      disabled={off}
      aria-label={`${label} : ${what}`}
      onClick={() =>
        send(accept === undefined ? { kind: "withdraw", giftId } : { kind: "answer", giftId, accept })
      }
    >
      {label}
    </Button>
  );
  return (
    <Group justify="space-between" gap="6px 14px">
      <Text flex="1 1 16ch" miw={0}>
        <b>{from.name}</b> {viewer === "receiver" ? "t'offre" : "offre"} {what}
        {viewer === "receiver" ? ` (pour ${to.name})` : ` à ${to.name}`}
      </Text>
      <Group gap={8}>
        {viewer === "receiver" && press("Accepter", true)}
        {viewer === "receiver" && press("Refuser", false)}
        {(viewer === "giver" || viewer === "mj") && press("Reprendre", undefined)}
      </Group>
    </Group>
  );
}
