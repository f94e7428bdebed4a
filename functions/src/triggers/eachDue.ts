import type { CampaignDocument } from "domain/documents/campaign";
import { log } from "../log/log";
import { isConflict, type Stored } from "../store/firestore";
import { campaignsDue } from "../store/queries";

const PAGE = 100;
/** The next run goes on. */
const MAX_PAGES = 50;

/**
 * Does what is due by `now` for each campaign, which moves its moment on. One that fails keeps none of the others; one that
 * somebody changed meanwhile is found again by the next run.
 */
export async function eachDue(
  shape: Parameters<typeof campaignsDue>[0],
  now: number,
  work: (campaign: Stored<CampaignDocument>) => Promise<void>,
): Promise<void> {
  for (let page = 0; page < MAX_PAGES; page++) {
    const found = await campaignsDue(shape, now + 1, PAGE);
    for (const campaign of found) {
      await work(campaign).catch((error) => {
        const about = { campaignId: campaign.id, moment: shape.before };
        if (isConflict(error)) log.info("campaign changed meanwhile", about);
        else log.error("what was due failed", { ...about, error });
      });
    }
    if (found.length < PAGE) break;
  }
}
