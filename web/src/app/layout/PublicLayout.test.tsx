import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { SessionContext, useSession } from "../../session/SessionProvider";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { PublicLayout } from "./PublicLayout";

function Visiting() {
  const session = { ...useSession(), session: { status: "ready", user: null, left: false } as const };
  return (
    <SessionContext value={session}>
      <PublicLayout />
    </SessionContext>
  );
}
const link = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");
const show = (layout: ReactNode) =>
  render(
    <Routes>
      <Route element={layout}>
        <Route path="/" element="La page" />
      </Route>
    </Routes>,
    { wrapper: MemberTestRoot },
  );

it("a public page leads a member to their own space, and a visitor to the login page", () => {
  const { unmount } = show(<PublicLayout />);
  expect([link("Mon espace"), link("Se connecter")]).toEqual(["/dashboard", undefined]);
  unmount();
  show(<Visiting />);
  expect([link("Mon espace"), link("Se connecter")]).toEqual([undefined, "/login"]);
});
