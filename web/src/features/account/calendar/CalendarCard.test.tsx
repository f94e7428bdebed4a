import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from "domain/api/agenda";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hosts } from "../../../http/hosts";
import { answers, noAnswer, requests } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import { CalendarCard } from "./CalendarCard";

let stored: string | null;

beforeEach(() => {
  answers.on(getCalendarFeed, () => ({ token: stored }));
  answers.on(renewCalendarFeed, () => {
    stored = stored === null ? "first" : "second";
    return { token: stored };
  });
  answers.on(deleteCalendarFeed, () => {
    stored = null;
    return null;
  });
});

function show(token: string | null) {
  stored = token;
  render(<CalendarCard />, { wrapper: rootOf("alice") });
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

  it("is opened by the device's own calendar where its address is a secure one", async () => {
    show("first");
    await waitFor(() => expect(address()).toBe(addressOf("first")));
    expect(screen.queryByRole("link")).toBeNull();
    cleanup();
    const backend = vi.spyOn(hosts, "backend", "get").mockReturnValue("https://api.example");
    show("first");
    const link = await screen.findByRole("link", { name: "S'abonner" });
    expect(link.getAttribute("href")).toBe("webcal://api.example/api/calendars/first.ics");
    backend.mockRestore();
  });

  it("gets another address once they have been told what becomes of the first", async () => {
    show("first");
    await press("Changer l'adresse");
    expect(await screen.findByText("L'ancienne adresse ne montrera plus rien.")).toBeTruthy();
    expect(requests()).toHaveLength(1);
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
    answers.once(getCalendarFeed, noAnswer);
    show("first");
    expect(await screen.findByText("Impossible de charger ton adresse de calendrier.")).toBeTruthy();
    await press("Réessayer");
    await waitFor(() => expect(address()).toBe(addressOf("first")));
    expect(requests().every(({ target }) => target === getCalendarFeed)).toBe(true);
  });
});
