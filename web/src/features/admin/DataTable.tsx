import { Group, Table, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import arrivals from "../../ui/arrivals.module.css";
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
  /** The ids of the rows that have just arrived. */
  arrived?: ReadonlySet<string> | undefined;
  busy?: boolean;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/**
 * A table that becomes a list of cards on a phone. Its roles are spelt out, because browsers forget what a table is once
 * its style makes blocks of rows and cells.
 */
export function DataTable<Row, Sort extends string>({
  label,
  columns,
  rows,
  idOf,
  sorting,
  onSort,
  arrived,
  busy = false,
}: DataTableProps<Row, Sort>) {
  return (
    <Table
      role="table"
      className={styles.table}
      verticalSpacing={9}
      horizontalSpacing={10}
      borderColor="var(--line-2)"
      aria-label={label}
      aria-busy={busy}
    >
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {columns.map((column) => (
            <Head key={column.id} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={idOf(row)} role="row" className={arrived?.has(idOf(row)) ? arrivals.arrived : ""}>
            {columns.map(({ id, label: head, cell, role, unbroken }) => (
              <Table.Td
                key={id}
                role="cell"
                data-label={role === undefined ? head : undefined}
                style={unbroken && { whiteSpace: "nowrap" }}
              >
                {role === "actions" ? (
                  <Group gap={6} className={styles.actions}>
                    {cell(row)}
                  </Group>
                ) : (
                  cell(row)
                )}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface HeadProps<Row, Sort extends string> extends Pick<DataTableProps<Row, Sort>, "sorting" | "onSort"> {
  column: Column<Row, Sort>;
}

/** A column's head; pressed, it sorts. */
function Head<Row, Sort extends string>({ column, sorting, onSort }: HeadProps<Row, Sort>) {
  const { label, sort, role } = column;
  const direction = sort !== undefined && sort === sorting.sort ? sorting.direction : undefined;
  return (
    <Table.Th
      role="columnheader"
      scope="col"
      pt={0}
      fz="xs"
      fw={600}
      c={direction ? "var(--accent)" : "dimmed"}
      aria-sort={direction && ARIA_SORT[direction]}
    >
      {sort === undefined ? (
        <span className={role === "actions" ? "visuallyHidden" : undefined}>{label}</span>
      ) : (
        <UnstyledButton className={styles.sort} onClick={() => onSort(sort)}>
          {label}
          <SortMark direction={direction} />
        </UnstyledButton>
      )}
    </Table.Th>
  );
}

function SortMark({ direction }: { direction: "asc" | "desc" | undefined }) {
  return (
    <svg viewBox="0 0 10 14" width="8" height="12" aria-hidden="true">
      <path d="M1.5 5 5 1.5 8.5 5" data-on={direction === "asc" || undefined} />
      <path d="M1.5 9 5 12.5 8.5 9" data-on={direction === "desc" || undefined} />
    </svg>
  );
}
