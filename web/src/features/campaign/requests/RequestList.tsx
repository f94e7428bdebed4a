import { Badge, Box, Skeleton, Text, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { ErrorState } from "../../../ui/EmptyState";
import { ScrollBox } from "../../../ui/ScrollBox";
import { TitledCard } from "../../../ui/TitledCard";
import { useArrivals } from "../../../ui/useArrivals";

interface RequestListProps<Request> {
  title: string;
  /** Names the list of those that wait. */
  label: string;
  status: "loading" | "ready" | "failed";
  requests: readonly Request[];
  idOf: (request: Request) => string;
  /** What is announced of one that arrives while the list is open. */
  announce: (request: Request) => string;
  row: (request: Request, arrived: boolean) => ReactNode;
  /** Said when nothing waits, and when the requests cannot be read. */
  empty: string;
  failure: string;
  /** Below those that wait. */
  children?: ReactNode;
}

/** Requests that wait for the MJ's answer; what arrives while the list is open is highlighted and announced. */
export function RequestList<Request>(props: RequestListProps<Request>) {
  const { title, label, status, requests, idOf, announce, row, empty, failure, children } = props;
  const arrived = useArrivals(status === "ready" ? requests.map(idOf) : undefined);
  return (
    <TitledCard
      title={title}
      titleSize="h3"
      gap="sm"
      aside={requests.length > 0 && <Badge color="warn">{requests.length}</Badge>}
    >
      <VisuallyHidden role="status">
        {requests
          .filter((request) => arrived.has(idOf(request)))
          .map(announce)
          .join(" ")}
      </VisuallyHidden>
      {status === "loading" && <Skeleton height={44} />}
      {status === "failed" && <ErrorState>{failure}</ErrorState>}
      {status === "ready" && requests.length === 0 && (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      )}
      {requests.length > 0 && (
        <ScrollBox label={label} maxHeight={420}>
          <Box component="ul" role="list">
            {requests.map((request) => row(request, arrived.has(idOf(request))))}
          </Box>
        </ScrollBox>
      )}
      {requests.length > 0 && children}
    </TitledCard>
  );
}
