import { randomUUID } from "node:crypto";
import { items } from "domain/documents/item";
import { decideCreateItem } from "domain/equipment/homebrew";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { GuardedBatch } from "../store/firestore";
import { itemView } from "./itemView";

export const createItem: Handler<"createItem"> = async ({ body, caller, now }) => {
  await limitRate("createItem", caller.uid, now);
  const id = randomUUID();
  const item = decideCreateItem(caller.uid, body, now);
  await new GuardedBatch().create(items, [id], item).commit();
  return itemView({ id, data: item });
};
