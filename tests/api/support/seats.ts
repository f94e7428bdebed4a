import type { CampaignDocument } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { Browser } from "../../support/apiClient";
import { campaignRunBy } from "../../support/campaigns";
import { member, type Person } from "../../support/cast";
import { put } from "../../support/database";

/** A member with a signed-in browser. */
export interface Seat extends Person {
  name: string;
  browser: Browser;
}

export async function seat(name: string): Promise<Seat> {
  const person = await member(name);
  return { ...person, name, browser: await Browser.signedInAs(person) };
}

/** A campaign for one test: its id, its invite token and the parameters of calls about it. */
export interface TestTable {
  id: string;
  token: string;
  params: { system: string; id: string };
}

export async function table(
  mj: Person,
  players: readonly Person[] = [],
  changes: Partial<CampaignDocument> = {},
): Promise<TestTable> {
  const { id, token, system } = await campaignRunBy(mj, { players, name: "Les Brumes", ...changes });
  return { id, token, params: { system, id } };
}

/** Creates a pending join request. */
export async function waiting(at: TestTable, { uid, name }: Seat): Promise<void> {
  const request = { uid, name, campaignName: "Les Brumes", system: "dnd5e", requestedAt: 1 } as const;
  await put(joinRequests, [at.id, uid], request);
}
