import { Stack } from "@mantine/core";
import type { Gift } from "domain/documents/chest";
import { useMember } from "../../session/SessionProvider";
import { GiftCard } from "../../table/chest/GiftCard";
import { TitledCard } from "../../ui/TitledCard";
import type { ChestProps } from "./chestProps";

interface ChestGiftsProps extends Pick<ChestProps, "table" | "purse" | "isMj" | "connected"> {
  gifts: readonly Gift[];
}

/** What heroes offer each other, until it is answered or taken back; nothing where nothing is. */
export function ChestGifts({ table, gifts, connected, purse, isMj }: ChestGiftsProps) {
  const { uid } = useMember();
  if (gifts.length === 0) return null;
  const viewerOf = ({ from, to }: Gift) => {
    if (to.uid === uid) return "receiver";
    if (from.uid === uid) return "giver";
    return isMj ? "mj" : "other";
  };
  return (
    <TitledCard title="Dons en attente">
      <Stack component="ul" role="list" gap={10} aria-label="Dons en attente" m={0} p={0}>
        {gifts.map((gift) => (
          <li key={gift.id} style={{ listStyle: "none" }}>
            <GiftCard {...{ table, gift, connected, purse }} viewer={viewerOf(gift)} />
          </li>
        ))}
      </Stack>
    </TitledCard>
  );
}
