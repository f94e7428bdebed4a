import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from "domain/api/agenda";
import type { Call } from "domain/api/call";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { CalendarCard } from "./CalendarCard";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));

const calls = vi.mocked(call);
let stored: string | null;

beforeEach(() => {
  calls.mockReset();
  calls.mockImplementation(async (target: Call) => {
    if (target === renewCalendarFeed) stored = stored === null ? "first" : "second";
    if (target === deleteCalendarFeed) stored = null;
    return { token: stored } as never;
  });
});
afterEach(cleanup);

function show(token: string | null) {
  stored = token;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MantineTestRoot>
        <CalendarCard />
      </MantineTestRoot>
    </QueryClientProvider>,
  );
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const address = () => screen.queryByLabelText<HTMLInputElement>("Ton adresse de calendrier")?.value;
const addressOf = (token: string) => `${window.location.origin}/api/calendars/${token}.ics`;

describe("a member's calendar", () => {
  it("has no address until they want one", async () => {
    show(null);
    await press("Créer mon adresse de calendrier");
    await waitFor(() => expect(address()).toBe(addressOf("first")));
    expect(screen.getByText(/^Qui a cette adresse voit tes séances/)).toBeTruthy();
  });

  it("gets another address once they have been told what becomes of the first", async () => {
    show("first");
    await press("Changer l'adresse");
    expect(await screen.findByText("L'ancienne adresse ne montrera plus rien.")).toBeTruthy();
    expect(calls).toHaveBeenCalledTimes(1);
    const [, confirm] = screen.getAllByRole("button", { name: "Changer l'adresse", hidden: true });
    if (confirm) fireEvent.click(confirm);
    await waitFor(() => expect(address()).toBe(addressOf("second")));
    expect(screen.queryByText("L'ancienne adresse ne montrera plus rien.")).toBeNull();
  });

  it("ends", async () => {
    show("first");
    await press("Supprimer");
    expect(await screen.findByRole("button", { name: "Créer mon adresse de calendrier" })).toBeTruthy();
    expect(address()).toBeUndefined();
  });

  it("says that it cannot be loaded, and asks again", async () => {
    calls.mockRejectedValueOnce(new TypeError("offline"));
    show("first");
    expect(await screen.findByText("Impossible de charger ton adresse de calendrier.")).toBeTruthy();
    await press("Réessayer");
    await waitFor(() => expect(address()).toBe(addressOf("first")));
    expect(calls.mock.calls.every(([target]) => target === getCalendarFeed)).toBe(true);
  });
});
