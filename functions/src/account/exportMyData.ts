import { inviteRequests } from "domain/documents/inviteRequest";
import { users } from "domain/documents/user";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { requestIdOf } from "../invitations/requestId";
import { readMember } from "../members/readMember";
import { readAccount } from "../store/accounts";
import { readPersonalData, readPlainDocument } from "../store/personalData";

export const exportMyData: Handler<"exportMyData"> = async ({ caller, now }) => {
  await limitRate("exportMyData", caller.uid, now);
  const { email } = await readMember(caller.uid);
  const [member, account, { rolls, mjRolls, messages, whispers, ...documents }, request] = await Promise.all([
    readPlainDocument(users.path(caller.uid)),
    readAccount(caller.uid),
    readPersonalData(caller.uid),
    readPlainDocument(inviteRequests.path(requestIdOf(email))),
  ]);
  return {
    exportedAt: now,
    profile: { ...member, account },
    ...documents,
    rolls: [...rolls, ...mjRolls],
    messages: [...messages, ...whispers],
    inviteRequests: request === undefined ? [] : [request],
  };
};
