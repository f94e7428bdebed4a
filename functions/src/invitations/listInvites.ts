import type { Handler } from "../http/handler";
import { PAGED, readPage } from "../store/pages";
import { adminInviteView } from "./adminInviteView";

export const listInvites: Handler<"listInvites"> = async ({ query }) => {
  const { rows, ...page } = await readPage(PAGED.invites, query);
  return { invites: rows.map(({ data }) => adminInviteView(data)), ...page };
};
