import type { CampaignDocument } from "domain/documents/campaign";
import { log } from "../log/log";
import { isConflict, type Stored } from "../store/firestore";
import { campaignsDue } from "../store/queries";

const PAGE = 100;
/** The next run goes on. */
const MAX_PAGES = 50;

/**
 * Does what is due by `now` for each campaign, which moves its moment on. One that fails or cannot be read keeps none of the
 * others, however many they are, and is found again by the next run, as is one that somebody changed meanwhile.
 */
export async function eachDue(
  shape: Parameters<typeof campaignsDue>[0],
  now: number,
  work: (campaign: Stored<CampaignDocument>) => Promise<void>,
): Promise<void> {
  let after: Awaited<ReturnType<typeof campaignsDue>>["last"];
  for (let page = 0; page < MAX_PAGES; page++) {
    const { found, last } = await campaignsDue(shape, now + 1, PAGE, after);
    for (const campaign of found) {
      await work(campaign).catch((error) => {
        const about = { campaignId: campaign.id, moment: shape.before };
        if (isConflict(error)) log.info("campaign changed meanwhile", about);
        else log.error("what was due failed", { ...about, error });
      });
    }
    if (last === undefined) break;
    after = last;
  }
}
