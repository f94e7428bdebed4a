import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { SecureLogout } from "../features/account/SecureLogout";
import { SessionContext, useSession } from "../session/SessionProvider";
import { MemberTestRoot } from "../testing/MemberTestRoot";
import { UserMenu } from "./UserMenu";

const signOut = vi.fn<(options?: { keepWork: boolean }) => Promise<void>>();

/** The session of the member's root, whose server may be out of reach. */
function Signing({ children }: { children: ReactNode }) {
  return <SessionContext value={{ ...useSession(), signOut }}>{children}</SessionContext>;
}
const show = (part: ReactNode) => render(<Signing>{part}</Signing>, { wrapper: MemberTestRoot });
const NINA = { uid: "nina", name: "Nina", displayName: "Nina", pronouns: "", email: "nina@example.fr" };
const user = { ...NINA, role: "player", characterQuota: 10, metadata: {} } as const;

beforeEach(() => {
  signOut.mockReset();
  signOut.mockRejectedValueOnce(new TypeError("Failed to fetch"));
});

it("a sign-out from the menu that does not reach the server says so, and can be tried again", async () => {
  show(<UserMenu user={user} />);
  const leave = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Menu de Nina" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Se déconnecter" }));
  };
  await leave();
  expect((await screen.findByRole("alert")).textContent).toBe("Échec de déconnexion");
  signOut.mockResolvedValue();
  await leave();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(signOut.mock.calls.map(([options]) => options)).toEqual([{ keepWork: false }, { keepWork: false }]);
});

it("one from the account's page says so in words of its own", async () => {
  show(<SecureLogout />);
  fireEvent.click(screen.getByRole("button", { name: "Se déconnecter en toute sécurité" }));
  await screen.findByText("Impossible de vous déconnecter pour le moment. Réessayez.");
});
