import type { Handler } from "../http/handler";
import { limitAddress } from "../http/rateLimit";
import { verifyFreshIdToken } from "../store/accounts";
import { deleteUnregisteredAccount } from "./deleteUnregisteredAccount";

export const cancelRegistration: Handler<"cancelRegistration"> = async ({ body, clientAddress, now }) => {
  await limitAddress("register", clientAddress, now);
  const { uid } = await verifyFreshIdToken(body.idToken, now);
  await deleteUnregisteredAccount(uid);
  return null;
};
