import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { clearScreen } from "domain/api/asks";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { RequestsButton } from "./TableActions";

const lies = vi.hoisted(() => ({ on: true }));
vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../live/joinRequests", () => ({
  usePendingJoinRequests: () => ({ status: "ready", data: [] }),
}));
vi.mock("../../../live/asks", () => ({ useTableAsks: () => ({ status: "ready", data: [] }) }));
vi.mock("../../../live/scene/scenes", () => ({
  useTableScreen: () => ({
    status: "ready",
    data: lies.on
      ? { shown: { id: "a", card: { text: "La lettre du duc" }, until: Date.now() + 60_000 } }
      : {},
  }),
}));
afterEach(cleanup);

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <RequestsButton table={{ id: "brumes", system: "dnd5e" }} />
      </MantineTestRoot>
    </QueryClientProvider>,
  );

it("counts what lies on the table's screen, and takes it back from the room", async () => {
  lies.on = true;
  show();
  fireEvent.click(screen.getByRole("button", { name: "Demandes 1" }));
  expect(await screen.findByRole("region", { name: "La lettre du duc" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Retirer de l'écran" }));
  const params = { id: "brumes", system: "dnd5e" };
  await waitFor(() => expect(call).toHaveBeenCalledWith(clearScreen, { params }));
});

it("says that nothing waits where nothing lies there", async () => {
  lies.on = false;
  show();
  fireEvent.click(screen.getByRole("button", { name: "Demandes" }));
  expect(await screen.findByText("Rien n'attend pour l'instant.")).toBeTruthy();
});
