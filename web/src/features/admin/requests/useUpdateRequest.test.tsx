import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { AdminInviteRequest } from "domain/api/admin";
import { afterEach, expect, it, vi } from "vitest";
import { call, HttpError } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { toast } from "../../../ui/toast";
import { RequestButtons } from "./RequestButtons";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../ui/toast", () => ({ toast: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(toast).mockClear();
});

const request = { id: "lea", email: "lea@example.fr", status: "pending" } as AdminInviteRequest;
const list = { replace: vi.fn(), refresh: vi.fn() };

it.each([
  ["the server's text", new HttpError(409, { error: "Déjà traitée." }), "Déjà traitée."],
  ["the error's message where the server gave none", new HttpError(500, null), "HTTP error! status: 500"],
  ["the error's message where nobody answered", new TypeError("Failed to fetch"), "Failed to fetch"],
  [
    "the product's sentence where there is neither",
    new Error(""),
    "Impossible de mettre à jour la demande d'invitation",
  ],
])("a request that could not be moved is told in %s", async (_, error, sentence) => {
  vi.mocked(call).mockRejectedValueOnce(error);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RequestButtons request={request} list={list} onInvited={() => {}} onNote={() => {}} />
    </QueryClientProvider>,
    { wrapper: MantineTestRoot },
  );
  fireEvent.click(screen.getByRole("button", { name: /refuser/i }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith("error", sentence));
});
