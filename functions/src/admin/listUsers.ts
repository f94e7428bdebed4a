import { ROLES } from "domain/values/roles";
import type { Handler } from "../http/handler";
import { PAGED, readPage } from "../store/pages";
import { adminUserView } from "./adminUserView";

export const listUsers: Handler<"listUsers"> = async ({ query }) => {
  const { rows, ...page } = await readPage(PAGED.users, query);
  return { users: rows.map(adminUserView), roles: [...ROLES], ...page };
};
