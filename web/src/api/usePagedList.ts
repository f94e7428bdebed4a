import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Direction } from "domain/members/admin/pageQuery";
import { useEffect, useState } from "react";
import { useMember } from "../session/SessionProvider";
import { queryKeys } from "./keys";

/** Rows of a page: few enough that the table below stays near, above all on a phone, where each is a card. */
const pageSize = () => (window.matchMedia("(max-width: 860px)").matches ? 5 : 10);
/** After the last key, before the server is asked. */
const SEARCH_PAUSE_MS = 300;

export interface Sorting<Sort extends string> {
  readonly sort: Sort;
  readonly direction: Direction;
}

/** What a page is asked by. */
export interface PageQuery<Sort extends string> extends Sorting<Sort> {
  readonly search: string;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** One page as its call answers it. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor?: string | undefined;
  readonly total?: number | undefined;
  readonly isPartial?: boolean | undefined;
}

/** A list of the server's, a page at a time; moving to another search or sort starts at its first page. */
export interface PagedList<Row, Sort extends string> {
  /** Undefined until a first page has come. */
  readonly rows: readonly Row[] | undefined;
  /** The last answer was none: the rows are those of before, if there were any. */
  readonly failed: boolean;
  /** How many rows there are in all; undefined until that is known. */
  readonly total: number | undefined;
  /** A search that finds more than it lists. */
  readonly isPartial: boolean;
  /** Another page is on its way, or the same one again. */
  readonly busy: boolean;
  readonly search: string;
  readonly sorting: Sorting<Sort>;
  readonly firstRow: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly searchFor: (search: string) => void;
  readonly sortBy: (sorting: Sorting<Sort>) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly refresh: () => void;
  /** Shows rows as an act left them, on every page that holds them; undefined takes one away. */
  readonly replace: (change: (row: Row) => Row | undefined) => void;
}

export function usePagedList<Row, Sort extends string>(
  name: string,
  start: Sorting<Sort>,
  read: (query: PageQuery<Sort>, signal: AbortSignal) => Promise<PageOf<Row>>,
): PagedList<Row, Sort> {
  const { uid } = useMember();
  const client = useQueryClient();
  const [limit] = useState(pageSize);
  const [search, setSearch] = useState("");
  const [sorting, setSorting] = useState(start);
  /** Of each page up to this one: the cursor it starts behind. */
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const [total, setTotal] = useState<number>();
  const settled = usePaused(search.trim());

  const cursor = cursors.at(-1);
  const list = queryKeys.adminList(uid, name);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...list, { search: settled, ...sorting, cursor, limit }],
    queryFn: ({ signal }) => read({ search: settled, ...sorting, cursor, limit }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  if (data?.total !== undefined && data.total !== total) setTotal(data.total);

  const toStart = () => setCursors([undefined]);
  return {
    rows: data?.rows,
    failed: isError,
    total,
    isPartial: data?.isPartial ?? false,
    busy: isFetching,
    search,
    sorting,
    firstRow: (cursors.length - 1) * limit,
    hasPrevious: cursors.length > 1,
    hasNext: data?.nextCursor !== undefined,
    searchFor: (wanted) => {
      setSearch(wanted);
      toStart();
    },
    sortBy: (wanted) => {
      setSorting(wanted);
      toStart();
    },
    next: () => {
      const following = data?.nextCursor;
      if (following !== undefined && !isFetching) setCursors((known) => [...known, following]);
    },
    previous: () => setCursors((known) => (known.length > 1 ? known.slice(0, -1) : known)),
    refresh: () => {
      void refetch();
    },
    replace: (change) => {
      client.setQueriesData<PageOf<Row>>({ queryKey: list }, (page) =>
        page === undefined
          ? undefined
          : { ...page, rows: page.rows.map(change).filter((row) => row !== undefined) },
      );
    },
  };
}

/** The value once it has stood still for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
