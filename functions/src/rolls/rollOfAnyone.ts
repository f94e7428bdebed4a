import { mjRolls, rolls } from "domain/documents/roll";
import { readDocument } from "../store/firestore";

/** A roll before the table or for its MJ alone, with where it stands. */
export async function rollOfAnyone(campaignId: string, id: string) {
  const [seen, secret] = await Promise.all([
    readDocument(rolls, campaignId, id),
    readDocument(mjRolls, campaignId, id),
  ]);
  if (seen) return { ...seen, kind: rolls };
  return secret && { ...secret, kind: mjRolls };
}
