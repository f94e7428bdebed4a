import { type AuditEntryView, listAuditLog } from "domain/api/admin";
import { auditActionLabel, auditChangeLabel } from "domain/members/admin/auditWords";
import { ADMIN_FAILURES } from "domain/members/admin/messages";
import { formatDateTime } from "domain/values/text/dates";
import { usePagedList } from "../../api/usePagedList";
import { call } from "../../http/call";
import { deviceZone } from "../../table/dates/deviceZone";
import { CellText } from "./CellText";
import type { Column } from "./DataTable";
import { ListSection } from "./ListSection";

/** Who did what, to whom and when: for admins to read, and for nobody to change. */
export function AuditLog() {
  const list = usePagedList<AuditEntryView, "at">(
    "auditLog",
    { sort: "at", direction: "desc" },
    async (query, signal) => {
      const { entries, ...page } = await call(listAuditLog, { query }, { signal });
      return { rows: entries, ...page };
    },
  );
  return (
    <ListSection
      anchor="journal"
      title="Journal"
      list={list}
      idOf={({ id }) => id}
      searchHint="Administrateur ou cible"
      empty="Rien n'a encore été fait ici."
      failure={ADMIN_FAILURES.listAuditLog}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: readonly Column<AuditEntryView, "at">[] = [
  {
    id: "action",
    label: "Action",
    role: "title",
    cell: ({ action }) => <strong>{auditActionLabel(action)}</strong>,
  },
  {
    id: "target",
    label: "Sur",
    cell: ({ target }) => (
      <CellText lineClamp={3} maw="46ch">
        {target.label}
      </CellText>
    ),
  },
  { id: "change", unbroken: true, label: "Changement", cell: auditChangeLabel },
  { id: "actor", label: "Par", cell: ({ actor }) => actor.name },
  { id: "at", unbroken: true, label: "Date", sort: "at", cell: ({ at }) => formatDateTime(at, deviceZone()) },
];
