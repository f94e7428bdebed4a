import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { closeEverySession } from "../../session/closeSession";
import { rootOf } from "../../testing/MemberTestRoot";
import { SignOutEverywhere } from "./SignOutEverywhere";

vi.mock("../../session/closeSession", () => ({ closeEverySession: vi.fn() }));

const closed = vi.fn();

beforeEach(() => {
  vi.mocked(closeEverySession).mockReset();
  closed.mockReset();
});

const confirm = async () => {
  render(<SignOutEverywhere onCancel={() => {}} />, { wrapper: rootOf("nina", { session: { closed } }) });
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
