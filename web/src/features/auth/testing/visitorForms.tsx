import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import type { SessionUser } from "domain/api/auth";
import { useState } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { SessionContext } from "../../../session/SessionProvider";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { testQueryClient } from "../../../testing/MemberTestRoot";
import LoginPage from "../LoginPage";
import RegisterPage from "../RegisterPage";

export const GWEN: SessionUser = {
  ...{ uid: "gwen", name: "Gwen", displayName: "Gwen", pronouns: "", email: "gwen@example.fr" },
  ...{ role: "player", characterQuota: 10, metadata: {} },
};

interface Entry {
  readonly pathname: string;
  readonly search?: string;
  /** What the page before handed on. */
  readonly state?: object;
}

function Forms({ entry }: { entry: Entry }) {
  const [user, signedIn] = useState<SessionUser>();
  const session = user
    ? ({ status: "ready", user } as const)
    : ({ status: "ready", user: null, left: false } as const);
  const nothing = () => {};
  return (
    <SessionContext
      value={{ session, signedIn, refine: nothing, signOut: async () => {}, closed: nothing, ended: nothing }}
    >
      <QueryClientProvider client={testQueryClient()}>
        <MantineTestRoot>
          <MemoryRouter initialEntries={[entry]}>
            {user && <p>{`Bienvenue, ${user.name}`}</p>}
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/register" element={<RegisterPage />} />
            </Routes>
          </MemoryRouter>
        </MantineTestRoot>
      </QueryClientProvider>
    </SessionContext>
  );
}

/** The login page and the registration, for a visitor at one of them. */
export const showForms = (entry: Entry) => render(<Forms entry={entry} />);

/** They are members now. */
export const entered = () => screen.findByText("Bienvenue, Gwen");

export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
