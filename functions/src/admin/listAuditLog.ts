import type { Handler } from "../http/handler";
import { PAGED, readPage } from "../store/pages";

export const listAuditLog: Handler<"listAuditLog"> = async ({ query }) => {
  const { rows, ...page } = await readPage(PAGED.auditLog, query);
  const entries = rows.map(({ id, data: { at, actor, action, target, change } }) => ({
    id,
    at,
    actor,
    action,
    target,
    change,
  }));
  return { entries, ...page };
};
