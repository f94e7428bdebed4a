import {
  type DefaultError,
  onlineManager,
  type UseMutationOptions,
  type UseMutationResult,
  // biome-ignore lint/style/noRestrictedImports: what the others import stands on it.
  useMutation as useLibraryMutation,
} from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { watchPresses, withBusyButton } from "../browser/pressedButton";
import { isRefusal } from "./failureMessage";

watchPresses();

type Mutation<Data, Variables, Context> = UseMutationResult<Data, DefaultError, Variables, Context> & {
  /** What made it fail is being corrected: nothing happens while it is under way, or once it has passed. */
  readonly forgetFailure: () => void;
};

/**
 * TanStack's `useMutation`, whose failure is forgotten with the return of the network, unless the server has answered
 * and refused: what a lost connection made fail may well pass now. The button that began it is marked as busy after a
 * second.
 */
export function useMutation<Data = unknown, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
): Mutation<Data, Variables, Context> {
  const { mutationFn } = options;
  const mutation = useLibraryMutation({
    ...options,
    ...(mutationFn && {
      mutationFn: (variables: Variables, context: Parameters<typeof mutationFn>[1]) =>
        withBusyButton(mutationFn(variables, context)),
    }),
  });
  const { error, reset } = mutation;
  useEffect(() => {
    if (error === null || isRefusal(error)) return;
    return onlineManager.subscribe((online) => {
      if (online) reset();
    });
  }, [error, reset]);
  const forgetFailure = useCallback(() => {
    if (error !== null) reset();
  }, [error, reset]);
  return { ...mutation, forgetFailure };
}
