import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeEverySession } from "../../session/closeSession";
import { useSession } from "../../session/SessionProvider";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { SignOutEverywhere } from "./SignOutEverywhere";

vi.mock("../../session/closeSession", () => ({ closeEverySession: vi.fn() }));
vi.mock("../../session/SessionProvider", () => ({ useSession: vi.fn() }));

const closed = vi.fn();

beforeEach(() => {
  vi.mocked(closeEverySession).mockReset();
  closed.mockReset();
  vi.mocked(useSession).mockReturnValue({ closed } as unknown as ReturnType<typeof useSession>);
});
afterEach(cleanup);

const confirm = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignOutEverywhere onCancel={() => {}} />
    </QueryClientProvider>,
    { wrapper: MantineTestRoot },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Tout déconnecter" }));
};

it("the session ends here once the server has ended all of them", async () => {
  vi.mocked(closeEverySession).mockResolvedValue();
  await confirm();
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

it("a server that cannot be reached leaves one signed in, and says so", async () => {
  vi.mocked(closeEverySession).mockRejectedValue(new TypeError("offline"));
  await confirm();
  expect(await screen.findByText(/Impossible de fermer tes sessions/)).toBeDefined();
  expect(closed).not.toHaveBeenCalled();
});
