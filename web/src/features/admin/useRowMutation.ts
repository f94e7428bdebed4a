import { useIsMutating } from "@tanstack/react-query";
import type { PagedList } from "../../api/usePagedList";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { useActWhenSignedInAgain } from "../../reauthentication/ReauthenticationProvider";
import { toast } from "../../ui/toast";

/** What a write changes in the list that it came from. */
export type RowList<Row> = Pick<PagedList<Row, string>, "replace" | "refresh">;

interface RowMutation<Input, Result> {
  mutationFn: (input: Input) => Promise<Result>;
  onSuccess: (result: Result, input: Input) => void;
  /** Said where the server says nothing better. */
  failure: string;
  /** What is said of an error, given the sentence above; unless told otherwise, the server's own sentence or that. */
  sentenceOf?: (error: unknown, failure: string) => string;
  list: Pick<RowList<unknown>, "refresh">;
}

const rowKey = (id: string) => ["adminRow", id];

/**
 * A write on one row, which may ask for a fresh sign-in first. While it lasts the row is busy (`useRowBusy`); a failure
 * is told, and the list read again.
 */
export function useRowMutation<Input = void, Result = unknown>(
  id: string,
  { mutationFn, onSuccess, failure, sentenceOf = serverSentence, list }: RowMutation<Input, Result>,
) {
  const act = useActWhenSignedInAgain();
  return useMutation({
    networkMode: "always",
    mutationKey: rowKey(id),
    mutationFn: (input: Input) => act(() => mutationFn(input)),
    onSuccess,
    onError: (error) => {
      toast("error", sentenceOf(error, failure));
      list.refresh();
    },
  });
}

/** Whether some write on this row is on its way. */
export const useRowBusy = (id: string): boolean => useIsMutating({ mutationKey: rowKey(id) }) > 0;
