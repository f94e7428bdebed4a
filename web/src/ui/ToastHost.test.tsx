import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { ToastHost } from "./ToastHost";
import { toast } from "./toast";

afterEach(cleanup);

const host = () => render(<ToastHost />, { wrapper: MantineTestRoot });

describe("the toasts", () => {
  it("say what happened, in a live region that was there before, a failure as an alert", async () => {
    host();
    const regions = () => [...document.querySelectorAll("[aria-live=polite]")];
    await waitFor(() => expect(regions()).not.toEqual([]));
    const before = regions();
    act(() => toast("success", "Lien copié."));
    expect(before).toContain((await screen.findByText("Lien copié.")).closest("[aria-live]"));
    act(() => toast("error", "Impossible de copier."));
    expect((await screen.findByRole("alert")).textContent).toContain("Impossible de copier.");
  });

  it("show the newest at once where the stack is full", async () => {
    host();
    for (const text of ["Un.", "Deux.", "Trois.", "Quatre.", "Cinq."]) act(() => toast("info", text));
    act(() => toast("error", "Déjà ouverte."));
    expect((await screen.findByRole("alert")).textContent).toContain("Déjà ouverte.");
  });

  it("say the same sentence once, however often it is said", async () => {
    host();
    act(() => {
      toast("error", "Cette rencontre est déjà ouverte.");
      toast("error", "Cette rencontre est déjà ouverte.");
    });
    expect(await screen.findAllByText("Cette rencontre est déjà ouverte.")).toHaveLength(1);
  });

  it("say the same sentence once with a button in it, which does what the last one does", async () => {
    host();
    const [first, second] = [vi.fn(), vi.fn()];
    act(() => {
      toast("info", "MJ : −1 PV", { label: "Annuler", run: first });
      toast("info", "MJ : −1 PV", { label: "Annuler", run: second });
    });
    fireEvent.click(await screen.findByRole("button", { name: "Annuler" }));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it("say what grows in the place of what was said of it before", async () => {
    host();
    act(() => {
      toast("warning", "MJ : −1 PV", undefined, "play a");
      toast("warning", "Loup 1 : −1 PV", undefined, "play b");
      toast("warning", "MJ : −2 PV", undefined, "play a");
    });
    expect(await screen.findByText("MJ : −2 PV")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("MJ : −1 PV")).toBeNull());
    expect(screen.getByText("Loup 1 : −1 PV")).toBeTruthy();
  });

  it("wait for the place that shows them", async () => {
    toast("info", "Trop tôt.");
    host();
    expect(await screen.findByText("Trop tôt.")).toBeTruthy();
  });
});
