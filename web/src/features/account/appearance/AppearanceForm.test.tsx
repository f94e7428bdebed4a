import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { AppearanceForm } from "./AppearanceForm";

it("a look is tried on in the preview alone, which says so, and is forgotten by the next visit", () => {
  const { unmount } = render(<AppearanceForm />, { wrapper: MemberTestRoot });
  expect(screen.getByText(/arrivent bientôt/)).toBeTruthy();
  for (const name of ["Sombre", "Émeraude", "Grande", "Confortable"]) {
    fireEvent.click(screen.getByRole("radio", { name }));
  }
  const sample = screen.getByRole("figure").querySelector<HTMLElement>("[data-theme]");
  expect({ ...sample?.dataset }).toEqual({
    ...{ theme: "dark", accent: "emerald", textSize: "large", density: "comfortable" },
  });
  expect(document.documentElement.dataset).not.toMatchObject({ accent: "emerald" });
  unmount();
  render(<AppearanceForm />, { wrapper: MemberTestRoot });
  for (const name of ["Système", "Améthyste"]) {
    expect(screen.getByRole("radio", { name })).toHaveProperty("checked", true);
  }
  expect(within(screen.getByRole("figure")).getByText("Lorien des Saules")).toBeTruthy();
});
