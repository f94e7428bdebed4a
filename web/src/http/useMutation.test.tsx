import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { HttpError } from "./call";
import { useMutation } from "./useMutation";

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

afterEach(() => onlineManager.setOnline(true));

async function fail(failure: Error) {
  onlineManager.setOnline(false);
  const { result } = renderHook(
    () => useMutation({ networkMode: "always", mutationFn: () => Promise.reject(failure) }),
    { wrapper },
  );
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.error).toBe(failure));
  act(() => onlineManager.setOnline(true));
  return result;
}

it("forgets what a lost connection made fail, once the network is back", async () => {
  const result = await fail(new TypeError("Failed to fetch"));
  await waitFor(() => expect(result.current.error).toBeNull());
});

it("forgets a failure that is being corrected, and nothing else", async () => {
  const { result } = renderHook(
    () =>
      useMutation({ mutationFn: (ok: boolean) => (ok ? Promise.resolve(1) : Promise.reject(new Error())) }),
    { wrapper },
  );
  act(() => result.current.mutate(false));
  await waitFor(() => expect(result.current.isError).toBe(true));
  act(() => result.current.forgetFailure());
  await waitFor(() => expect(result.current.status).toBe("idle"));
  act(() => result.current.mutate(true));
  await waitFor(() => expect(result.current.data).toBe(1));
  act(() => result.current.forgetFailure());
  expect(result.current.data).toBe(1);
});

it("keeps what the server has refused", async () => {
  const refusal = new HttpError(409, { code: "stale", error: "Trop tard." });
  const result = await fail(refusal);
  expect(result.current.error).toBe(refusal);
});
