import { Button, Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import type { HandoutPage } from "../../live/handouts";
import { dataOf, type Live } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { ErrorState } from "../../ui/EmptyState";
import { Loading } from "../../ui/Spinner";
import { useLastKnown } from "../../ui/useLastKnown";

/** How many a page adds. */
const PAGE = 20;

interface Pages {
  readonly count: number;
  readonly showMore: () => void;
}

/** How many of a list are read: a page, and another one each time that more is asked for. */
export function usePages(): Pages {
  const [count, setCount] = useState(PAGE);
  return { count, showMore: () => setCount((known) => known + PAGE) };
}

interface HandoutListProps<Handout> {
  live: Live<HandoutPage<Handout>>;
  onMore: () => void;
  /** What is there in place of a list that has nothing. */
  empty: ReactNode;
  /** Above a list that has something. */
  head?: ReactNode;
  children: (handout: Handout) => ReactNode;
}

/** A list of handouts, page by page, while it is on its way, and where it cannot be read. */
export function HandoutList<Handout extends { readonly id: string }>({
  live,
  onMore,
  empty,
  head,
  children,
}: HandoutListProps<Handout>) {
  // The next page is another query, which answers anew.
  const page = useLastKnown(dataOf(live));
  const connected = useConnection();
  if (live.status === "failed" || (page === undefined && !connected))
    return <ErrorState>Les aides de jeu n'ont pas pu être lues.</ErrorState>;
  if (page === undefined) return <Loading>Chargement des aides de jeu...</Loading>;
  if (page.handouts.length === 0) return empty;
  return (
    <Stack gap="sm">
      {head}
      <Stack component="ul" role="list" gap={8} aria-label="Aides de jeu">
        {page.handouts.map((handout) => (
          <li key={handout.id}>{children(handout)}</li>
        ))}
      </Stack>
      {page.more && (
        <Group>
          <Button mih={44} loading={live.status === "loading"} onClick={onMore}>
            Plus ancien
          </Button>
        </Group>
      )}
    </Stack>
  );
}
