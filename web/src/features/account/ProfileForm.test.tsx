import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { call, HttpError } from "../../http/call";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { ProfileForm } from "./ProfileForm";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../session/SessionProvider", () => ({
  useMember: () => ({ name: "Nina", pronouns: "" }),
  useSession: () => ({ refine: vi.fn() }),
}));

const FAILURE = "Impossible de mettre a jour le profil";
const calls = vi.mocked(call);

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

async function failToSave(failure: Error) {
  calls.mockRejectedValueOnce(failure);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <ProfileForm />
      </MantineTestRoot>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer le profil" }));
  await screen.findByText(FAILURE);
}

it("says no more that a save failed once what was typed is corrected", async () => {
  await failToSave(new HttpError(400, { error: "Ce nom ne va pas.", code: "invalid-input" }));
  fireEvent.change(screen.getByLabelText(/Nom d'utilisateur/), { target: { value: "Nina B" } });
  await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
});

it("says no more that a save failed once the network is back", async () => {
  onlineManager.setOnline(false);
  await failToSave(new TypeError("Failed to fetch"));
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
});
