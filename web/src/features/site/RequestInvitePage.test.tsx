import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { HttpError, request } from "../../http/request";
import RequestInvitePage from "./RequestInvitePage";

vi.mock("../../http/request", async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const FAILED = "Impossible d'envoyer votre demande pour le moment.";
const requests = vi.mocked(request);

afterEach(cleanup);

async function fail(failure: Error, sentence: string) {
  requests.mockRejectedValueOnce(failure);
  render(<RequestInvitePage />, { wrapper: MemoryRouter });
  type("nina@example.fr");
  fireEvent.click(screen.getByRole("button", { name: "Envoyer la demande" }));
  await screen.findByText(sentence);
}

const type = (email: string) =>
  fireEvent.change(screen.getByLabelText(/Adresse email/), { target: { value: email } });

it("says no more that a request failed once it is corrected", async () => {
  await fail(new TypeError("Failed to fetch"), FAILED);
  type("nina@example.com");
  expect(screen.queryByText(FAILED)).toBeNull();
});

it("forgets a failure with the return of the network, and keeps a refusal", async () => {
  await fail(new TypeError("Failed to fetch"), FAILED);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(FAILED)).toBeNull();
  cleanup();
  await fail(new HttpError(429, { error: "Doucement.", code: "too-many-requests" }), "Doucement.");
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByText("Doucement.")).toBeTruthy();
});
