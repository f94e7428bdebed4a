import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { HttpError } from "./call";
import { useMutation } from "./useMutation";

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
});

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

it("marks the button that began it as busy after a second, until it is answered", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer = () => {};
  function Form() {
    const { mutate } = useMutation({
      networkMode: "always",
      mutationFn: () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    });
    return (
      <>
        <button type="button" onClick={() => mutate()}>
          <span>Montrer</span>
        </button>
        <button type="button">Fermer</button>
      </>
    );
  }
  render(<Form />, { wrapper });
  fireEvent.click(screen.getByText("Montrer"));
  const button = screen.getByRole("button", { name: "Montrer" });
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(button.getAttribute("aria-busy")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole("button", { name: "Fermer" }).getAttribute("aria-busy")).toBeNull();
  answer();
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  vi.useRealTimers();
});
