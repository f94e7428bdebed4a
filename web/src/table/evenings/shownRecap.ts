import type { CampaignDocument } from "domain/documents/campaign";

/** A recap that the MJ forgot to put away goes by itself after so long. */
const SHOWN_FOR_MS = 12 * 60 * 60_000;

type Recap = NonNullable<CampaignDocument["recap"]>;

/** The recap that the MJ shows to all now (epoch milliseconds); undefined where none is. */
export const shownRecap = (recap: CampaignDocument["recap"], now: number): Recap | undefined =>
  recap !== undefined && now - recap.shownAt < SHOWN_FOR_MS ? recap : undefined;
