import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { ToastHost } from "./ToastHost";
import { toast } from "./toast";

afterEach(cleanup);

const host = () => render(<ToastHost />, { wrapper: MantineTestRoot });

describe("the toasts", () => {
  it("say what happened, a failure as an alert", async () => {
    host();
    act(() => toast("success", "Lien copié."));
    expect((await screen.findByRole("status")).textContent).toContain("Lien copié.");
    act(() => toast("error", "Impossible de copier."));
    expect((await screen.findByRole("alert")).textContent).toContain("Impossible de copier.");
  });

  it("wait for the place that shows them", async () => {
    toast("info", "Trop tôt.");
    host();
    expect(await screen.findByText("Trop tôt.")).toBeTruthy();
  });
});
