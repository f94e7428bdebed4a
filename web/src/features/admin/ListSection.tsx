import { Button, Paper, Skeleton } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { EmptyState, ErrorState } from "../../ui/EmptyState";
import { Spinner } from "../../ui/Spinner";
import { type Column, DataTable } from "./DataTable";
import styles from "./ListSection.module.css";

type Direction = "asc" | "desc";

/** A list of the server's as `api/queries/usePagedList` gives it. */
export interface ListedPage<Row, Sort extends string> {
  readonly rows: readonly Row[] | undefined;
  readonly failed: boolean;
  readonly total: number | undefined;
  readonly isPartial: boolean;
  readonly busy: boolean;
  readonly search: string;
  readonly sorting: { readonly sort: Sort; readonly direction: Direction };
  readonly firstRow: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly searchFor: (search: string) => void;
  readonly sortBy: (sorting: { sort: Sort; direction: Direction }) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly refresh: () => void;
}

interface ListSectionProps<Row, Sort extends string> {
  /** Where a link within the page leads to it. */
  anchor: string;
  title: string;
  list: ListedPage<Row, Sort>;
  columns: readonly Column<Row, Sort>[];
  idOf: (row: Row) => string;
  /** What can be typed to find a row. */
  searchHint: string;
  /** Said where there is nothing at all; a search that finds nothing says so itself. */
  empty: string;
  failure: string;
  lit?: ReadonlySet<string>;
  /** Between the title and the table. */
  children?: ReactNode;
}

const count = new Intl.NumberFormat("fr-FR");

/** A table of many rows: its title, refresh, search, sorting, its rows or why there are none, and its pages. */
export function ListSection<Row, Sort extends string>({
  anchor,
  title,
  list,
  columns,
  idOf,
  searchHint,
  empty,
  failure,
  lit,
  children,
}: ListSectionProps<Row, Sort>) {
  const { rows, failed, total, busy, search, sorting, sortBy } = list;
  const toggle = (sort: Sort) => {
    const turned = sort === sorting.sort && sorting.direction === "asc" ? "desc" : "asc";
    sortBy({ sort, direction: turned });
  };
  return (
    <Paper component="section" id={anchor} className={styles.section} aria-labelledby={`${anchor}-title`}>
      <header className={styles.head}>
        <h2 id={`${anchor}-title`}>
          {title}
          {total !== undefined && <small className={styles.total}>{count.format(total)}</small>}
        </h2>
        <Button size="sm" aria-label={`Actualiser : ${title}`} onClick={list.refresh} loading={busy}>
          Actualiser
        </Button>
      </header>
      {children}
      <Controls {...{ title, search, searchHint, columns, sorting, sortBy }} onSearch={list.searchFor} />
      {failed && (
        <ErrorState
          action={
            <Button size="sm" onClick={list.refresh} loading={busy}>
              Réessayer
            </Button>
          }
        >
          {failure}
        </ErrorState>
      )}
      {rows === undefined && !failed && <Waiting />}
      {rows?.length === 0 && !failed && (
        <EmptyState>{search.trim() === "" ? empty : `Rien ne commence par « ${search.trim()} ».`}</EmptyState>
      )}
      {rows !== undefined && rows.length > 0 && (
        <DataTable label={title} {...{ columns, rows, idOf, sorting, lit, busy }} onSort={toggle} />
      )}
      {list.isPartial && (
        <p className={styles.partial}>
          Seuls les premiers résultats sont affichés : précise ta recherche pour trouver les autres.
        </p>
      )}
      {rows !== undefined && (list.hasPrevious || list.hasNext) && <Pager title={title} list={list} />}
    </Paper>
  );
}

interface ControlsProps<Row, Sort extends string>
  extends Pick<ListSectionProps<Row, Sort>, "title" | "searchHint" | "columns"> {
  search: string;
  sorting: ListedPage<Row, Sort>["sorting"];
  sortBy: ListedPage<Row, Sort>["sortBy"];
  onSearch: (search: string) => void;
}

/** The search and, where a phone hides the columns' heads, the sorting. */
function Controls<Row, Sort extends string>({
  title,
  searchHint,
  columns,
  search,
  sorting,
  sortBy,
  onSearch,
}: ControlsProps<Row, Sort>) {
  const id = useId();
  const sorts = columns.filter((column): column is Column<Row, Sort> & { sort: Sort } => "sort" in column);
  return (
    <div className={styles.controls}>
      <input
        type="search"
        className={styles.search}
        aria-label={`Rechercher : ${title}`}
        placeholder={searchHint}
        maxLength={254}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      {sorts.length > 1 && (
        <span className={styles.sorting}>
          <label htmlFor={id}>Trier par</label>
          <select
            id={id}
            value={sorting.sort}
            onChange={({ target }) => {
              const wanted = sorts.find(({ sort }) => sort === target.value);
              if (wanted) sortBy({ ...sorting, sort: wanted.sort });
            }}
          >
            {sorts.map(({ sort, label }) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
          <Button
            size="sm"
            aria-label={
              sorting.direction === "asc" ? "Trier en ordre décroissant" : "Trier en ordre croissant"
            }
            onClick={() => sortBy({ ...sorting, direction: sorting.direction === "asc" ? "desc" : "asc" })}
          >
            {sorting.direction === "asc" ? "↑" : "↓"}
          </Button>
        </span>
      )}
    </div>
  );
}

const PLACES = ["a", "b", "c", "d", "e"];

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.loading}>
        <Spinner /> Chargement...
      </span>
      {PLACES.map((place) => (
        <Skeleton key={place} height={40} />
      ))}
    </div>
  );
}

function Pager<Row, Sort extends string>({ title, list }: { title: string; list: ListedPage<Row, Sort> }) {
  const { firstRow, rows = [], total, busy } = list;
  const of = total === undefined ? "" : ` sur ${count.format(Math.max(total, firstRow + rows.length))}`;
  return (
    <nav className={styles.pager} aria-label={`Pages : ${title}`}>
      <Button size="sm" onClick={list.previous} disabled={!list.hasPrevious || busy}>
        Précédent
      </Button>
      <span className={styles.where} aria-live="polite">
        {rows.length > 0 && `${count.format(firstRow + 1)}–${count.format(firstRow + rows.length)}${of}`}
      </span>
      <Button size="sm" onClick={list.next} disabled={!list.hasNext || busy}>
        Suivant
      </Button>
    </nav>
  );
}
