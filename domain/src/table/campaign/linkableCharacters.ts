import type { SystemId } from "../../values/systemIds";
import { compareFrench } from "../../values/text/compareFrench";

/** The fields that determine whether a character may be linked; `campaign` in every shape of product §3. */
interface Linkable {
  readonly userId: string;
  readonly name: string;
  readonly system: SystemId;
  readonly campaign?: string | { readonly id: string } | undefined;
}

const campaignIdOf = ({ campaign }: Linkable): string | undefined =>
  (typeof campaign === "object" ? campaign.id : campaign) || undefined;

/**
 * Product §6: the user's own characters of the campaign's system that are linked to no campaign, by name in
 * French order.
 */
export function linkableCharacters<Character extends Linkable>(
  characters: readonly Character[],
  uid: string,
  system: SystemId,
): Character[] {
  return characters
    .filter((one) => one.userId === uid && one.system === system && campaignIdOf(one) === undefined)
    .toSorted((a, b) => compareFrench(a.name, b.name));
}
