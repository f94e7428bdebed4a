import { Paper, Stack, VisuallyHidden } from "@mantine/core";
import { NO_PURSE } from "domain/table/chest/parcels";
import type { SystemId } from "domain/values/systemIds";
import { useOffers } from "../../live/chest";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { useMember } from "../../session/SessionProvider";
import banner from "../asks/AskBanner.module.css";
import { usePlaySystem } from "../play/usePlaySystem";
import { GiftCard } from "./GiftCard";

interface NewGiftsProps {
  campaignId: string;
  system: SystemId;
  /** A hero of the viewer's has more by now. */
  onAnswered?: (() => void) | undefined;
}

/** What is offered to the viewer's heroes, over the screen that they look at, until they have answered. */
export function NewGifts({ campaignId, system, onAnswered }: NewGiftsProps) {
  const { uid } = useMember();
  const connected = useConnection();
  const gifts = dataOf(useOffers(campaignId))?.gifts.filter(({ to }) => to.uid === uid) ?? [];
  const newest = gifts.at(-1);
  const play = usePlaySystem(system).data;
  return (
    <>
      <VisuallyHidden role="status">
        {newest && <span key={newest.id}>{newest.from.name} t'offre quelque chose.</span>}
      </VisuallyHidden>
      {play && gifts.length > 0 && (
        <section className={banner.banner} data-system={system} aria-label="On t'offre">
          <Paper component="article" px={14} py={10} className={banner.ask}>
            <Stack gap={10}>
              {gifts.map((gift) => (
                <GiftCard
                  key={gift.id}
                  table={{ id: campaignId, system }}
                  {...{ gift, connected, onAnswered }}
                  purse={play.purse ?? NO_PURSE}
                  viewer="receiver"
                />
              ))}
            </Stack>
          </Paper>
        </section>
      )}
    </>
  );
}
