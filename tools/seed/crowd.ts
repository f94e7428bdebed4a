import { invites } from "domain/documents/invite";
import { INVITE_REQUEST_KEPT_MS, inviteRequests } from "domain/documents/inviteRequest";
import { INVITE_REQUEST_STATUSES } from "domain/documents/inviteRequestStatus";
import { DEFAULT_CHARACTER_QUOTA, users } from "domain/documents/user";
import { userKeys } from "domain/members/account/userKeys";
import { inviteKeys } from "domain/members/invitations/inviteKeys";
import { inBatches } from "../../functions/src/store/guardedBatch";

/** A house as full as the admins' tables must bear (`tests/bench`). These members have no account: nobody signs in. */
const CROWD = { users: 10_000, invites: 5_000, inviteRequests: 5_000 } as const;

const FIRST_NAMES = ["Léa", "Noé", "Maëlle", "Lucas", "Zoé", "Émile", "Inès", "Sacha", "Chloé", "Élias"];
const LAST_NAMES = [
  "Aubépine",
  "Benali",
  "Fournier",
  "Kervran",
  "Leroux",
  "Marchal",
  "Nguyen",
  "Roy",
  "Tissot",
];
const MINUTE_MS = 60_000;

const pick = <Entry>(list: readonly Entry[], index: number): Entry => {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error("nothing to pick from");
  return entry;
};
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);
const number = (index: number) => String(index).padStart(5, "0");

const nameOf = (index: number) =>
  `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, Math.floor(index / FIRST_NAMES.length))} ${number(index)}`;
const emailOf = (index: number) => `foule.${number(index)}@demo.test`;

export async function seedCrowd(now: number): Promise<void> {
  await inBatches(numbered(CROWD.users), (batch, index) => {
    const [name, email] = [nameOf(index), emailOf(index)];
    batch.set(users, [`foule-${number(index)}`], {
      name,
      email,
      ...userKeys(name),
      pronouns: "",
      role: "player",
      characterQuota: DEFAULT_CHARACTER_QUOTA + (index % 5),
      createdAt: now - index * MINUTE_MS,
      claimsAt: now,
    });
  });
  await inBatches(numbered(CROWD.invites), (batch, index) => {
    const usedBy = { uid: `foule-${number(index)}`, name: nameOf(index), email: emailOf(index) };
    const use = index % 2 === 0 ? { used: true, usedAt: now, usedBy } : { used: false };
    const invite = { code: `FOULE-${number(index)}`, note: `Table ${index % 40}`, ...use };
    const createdAt = now - index * MINUTE_MS;
    batch.set(invites, [invite.code], { ...invite, ...inviteKeys(invite), createdAt });
  });
  await inBatches(numbered(CROWD.inviteRequests), (batch, index) => {
    const email = `visite.${number(index)}@demo.test`;
    const moment = now - index * MINUTE_MS;
    batch.set(inviteRequests, [`foule-${number(index)}`], {
      email,
      status: pick(INVITE_REQUEST_STATUSES, index),
      requestCount: 1 + (index % 4),
      createdAt: moment,
      updatedAt: moment,
      lastRequestAt: moment,
      expiresAt: moment + INVITE_REQUEST_KEPT_MS,
    });
  });
}
