import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
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

  it("load what they are made of at the first touch", async () => {
    const { container } = host();
    expect(container.ownerDocument.querySelector(".mantine-Notifications-root")).toBeNull();
    fireEvent.pointerDown(window);
    await expect
      .poll(() => container.ownerDocument.querySelector(".mantine-Notifications-root"))
      .not.toBeNull();
  });
});
