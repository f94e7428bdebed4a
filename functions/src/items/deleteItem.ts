import { items } from "domain/documents/item";
import { requireOwnItem } from "domain/table/items/homebrew";
import type { Handler } from "../http/handler";
import { deleteIfPresent, readDocument } from "../store/firestore";

export const deleteItem: Handler<"deleteItem"> = async ({ params: { id }, caller }) => {
  requireOwnItem(caller.uid, (await readDocument(items, id))?.data);
  await deleteIfPresent(items, id);
  return null;
};
