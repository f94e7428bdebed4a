import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import NotFoundPage from "./NotFoundPage";

const targetsWhen = (signedIn: boolean) => {
  const { unmount } = render(<NotFoundPage signedIn={signedIn} />, { wrapper: MemoryRouter });
  expect(screen.getByText("Erreur 404")).toBeTruthy();
  const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  unmount();
  return targets;
};

describe("the 404 page", () => {
  it("leads someone signed in to the dashboard or the showcase", () => {
    expect(targetsWhen(true)).toEqual(["/dashboard", "/?vitrine"]);
  });

  it("leads a visitor home or to the login page", () => {
    expect(targetsWhen(false)).toEqual(["/", "/login"]);
  });
});
