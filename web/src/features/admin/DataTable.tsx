import type { ReactNode } from "react";
import styles from "./DataTable.module.css";

export interface Column<Row, Sort extends string> {
  readonly id: string;
  readonly label: string;
  /** What pressing the column's head sorts by. */
  readonly sort?: Sort;
  readonly cell: (row: Row) => ReactNode;
  /** `title`: what the row is; on a phone, its card's head. `actions`: its buttons, without a label. */
  readonly role?: "title" | "actions";
  /** Short texts that no line should break: dates, codes. */
  readonly unbroken?: true;
}

interface DataTableProps<Row, Sort extends string> {
  /** What the table lists. */
  label: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  sorting: { readonly sort: Sort; readonly direction: "asc" | "desc" };
  onSort: (sort: Sort) => void;
  /** Rows that have just arrived. */
  lit?: ReadonlySet<string>;
  busy?: boolean;
}

/** Spelt out, because browsers forget what a table is once its style makes blocks of rows and cells, as on a phone. */
const AS = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** A table that becomes a list of cards on a phone. */
export function DataTable<Row, Sort extends string>({
  label,
  columns,
  rows,
  idOf,
  sorting,
  onSort,
  lit,
  busy = false,
}: DataTableProps<Row, Sort>) {
  return (
    <table {...AS.table} className={styles.table} aria-label={label} aria-busy={busy}>
      <thead {...AS.group}>
        <tr {...AS.row}>
          {columns.map(({ id, label: head, sort, role }) => (
            <th
              key={id}
              {...AS.head}
              scope="col"
              aria-sort={
                sort === sorting.sort && sort !== undefined ? ARIA_SORT[sorting.direction] : undefined
              }
            >
              {sort === undefined ? (
                <span className={role === "actions" ? "visuallyHidden" : undefined}>{head}</span>
              ) : (
                <button type="button" onClick={() => onSort(sort)}>
                  {head}
                  <SortMark direction={sort === sorting.sort ? sorting.direction : undefined} />
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...AS.group}>
        {rows.map((row) => (
          <tr key={idOf(row)} {...AS.row} data-lit={lit?.has(idOf(row)) || undefined}>
            {columns.map(({ id, label: head, cell, role, unbroken }) => (
              <td
                key={id}
                {...AS.cell}
                data-unbroken={unbroken}
                data-role={role}
                data-label={role === undefined ? head : undefined}
              >
                <div className={styles.content}>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortMark({ direction }: { direction: "asc" | "desc" | undefined }) {
  return (
    <svg className={styles.mark} viewBox="0 0 10 14" width="8" height="12" aria-hidden="true">
      <path d="M1.5 5 5 1.5 8.5 5" data-on={direction === "asc" || undefined} />
      <path d="M1.5 9 5 12.5 8.5 9" data-on={direction === "desc" || undefined} />
    </svg>
  );
}
