import { Button, Group, NativeSelect, Paper, Skeleton, Stack, Text, TextInput, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import type { PagedList } from "../../api/usePagedList";
import { EmptyState, ErrorState } from "../../ui/EmptyState";
import { Spinner } from "../../ui/Spinner";
import { type Column, DataTable } from "./DataTable";
import styles from "./ListSection.module.css";

/** What is shown of a list of the server's; changing its rows is up to each list. */
export type ListedPage<Row, Sort extends string> = Omit<PagedList<Row, Sort>, "replace">;

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
  /** The ids of the rows that have just arrived. */
  arrived?: ReadonlySet<string>;
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
  arrived,
  children,
}: ListSectionProps<Row, Sort>) {
  const { rows, failed, total, busy, search, sorting, sortBy } = list;
  const toggle = (sort: Sort) => {
    const turned = sort === sorting.sort && sorting.direction === "asc" ? "desc" : "asc";
    sortBy({ sort, direction: turned });
  };
  return (
    <Paper component="section" id={anchor} aria-labelledby={`${anchor}-title`}>
      <Stack gap="sm">
        <Group component="header" justify="space-between" gap="8px 12px">
          <Title id={`${anchor}-title`} className={styles.title}>
            {title}{" "}
            {total !== undefined && (
              <Text span ml={4} ff="text" fz="sm" fw={500} c="dimmed">
                {count.format(total)}
              </Text>
            )}
          </Title>
          <Button size="sm" aria-label={`Actualiser : ${title}`} onClick={list.refresh} loading={busy}>
            Actualiser
          </Button>
        </Group>
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
          <EmptyState>
            {search.trim() === "" ? empty : `Rien ne commence par « ${search.trim()} ».`}
          </EmptyState>
        )}
        {rows !== undefined && rows.length > 0 && (
          <DataTable label={title} {...{ columns, rows, idOf, sorting, arrived, busy }} onSort={toggle} />
        )}
        {list.isPartial && (
          <Text fz="sm" c="var(--ink-2)">
            Seuls les premiers résultats sont affichés : précise ta recherche pour trouver les autres.
          </Text>
        )}
        {rows !== undefined && (list.hasPrevious || list.hasNext) && <Pager title={title} list={list} />}
      </Stack>
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
  const sorts = columns.filter((column): column is Column<Row, Sort> & { sort: Sort } => "sort" in column);
  const sortId = useId();
  const ascending = sorting.direction === "asc";
  return (
    <Group gap={10}>
      <TextInput
        type="search"
        size="sm"
        className={styles.search}
        aria-label={`Rechercher : ${title}`}
        placeholder={searchHint}
        maxLength={254}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      {sorts.length > 1 && (
        <Group wrap="nowrap" gap={8} className={styles.sorting}>
          <Text component="label" htmlFor={sortId} fz="sm" c="dimmed" flex="none">
            Trier par
          </Text>
          <NativeSelect
            id={sortId}
            size="sm"
            flex={1}
            value={sorting.sort}
            data={sorts.map(({ sort, label }) => ({ value: sort, label }))}
            onChange={({ currentTarget }) => {
              const wanted = sorts.find(({ sort }) => sort === currentTarget.value);
              if (wanted) sortBy({ ...sorting, sort: wanted.sort });
            }}
          />
          <Button
            size="sm"
            aria-label={ascending ? "Trier en ordre décroissant" : "Trier en ordre croissant"}
            onClick={() => sortBy({ ...sorting, direction: ascending ? "desc" : "asc" })}
          >
            {ascending ? "↑" : "↓"}
          </Button>
        </Group>
      )}
    </Group>
  );
}

const PLACES = ["a", "b", "c", "d", "e"];

function Waiting() {
  return (
    <Stack gap={10} role="status">
      <Group gap={8} fz="sm" c="var(--ink-2)">
        <Spinner /> Chargement...
      </Group>
      {PLACES.map((place) => (
        <Skeleton key={place} height={40} />
      ))}
    </Stack>
  );
}

function Pager<Row, Sort extends string>({ title, list }: { title: string; list: ListedPage<Row, Sort> }) {
  const { firstRow, rows = [], total, busy } = list;
  const of = total === undefined ? "" : ` sur ${count.format(Math.max(total, firstRow + rows.length))}`;
  return (
    <Group component="nav" gap="sm" className={styles.pager} aria-label={`Pages : ${title}`}>
      <Button size="sm" onClick={list.previous} disabled={!list.hasPrevious || busy}>
        Précédent
      </Button>
      <Text fz="sm" c="var(--ink-2)" ta="center" miw="9ch" className={styles.range} aria-live="polite">
        {rows.length > 0 && `${count.format(firstRow + 1)}–${count.format(firstRow + rows.length)}${of}`}
      </Text>
      <Button size="sm" onClick={list.next} disabled={!list.hasNext || busy}>
        Suivant
      </Button>
    </Group>
  );
}
