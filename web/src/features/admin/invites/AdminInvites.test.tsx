import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type AdminInvite, createInvites, deleteInvite, listInvites } from "domain/api/admin";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answers, sent } from "../../../testing/answers";
import { rootOf, toasts } from "../../../testing/MemberTestRoot";
import { AdminInvites } from "./AdminInvites";

const FREE: AdminInvite = { code: "DH-LIBRE", used: false, createdAt: 0, note: "Table du jeudi" };
const USED: AdminInvite = { code: "DH-PRIS", used: true, usedAt: 0, usedByName: "Ysolde", createdAt: 0 };

const clipboard = (value: { writeText: (text: string) => Promise<void> } | undefined) =>
  vi.stubGlobal("navigator", { ...navigator, clipboard: value });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const said = () => toasts.map(({ text }) => text);

async function show(...invites: AdminInvite[]) {
  answers.on(listInvites, { invites, total: invites.length });
  render(<AdminInvites />, { wrapper: rootOf("hera", { member: { role: "admin" } }) });
  await screen.findByText(invites[0]?.code ?? "");
}

beforeEach(() => clipboard({ writeText: async () => {} }));
afterEach(() => vi.unstubAllGlobals());

it("a code's link is copied, or shown to be copied by hand where the clipboard refuses or is not there", async () => {
  const writeText = vi.fn(async (_link: string) => {});
  clipboard({ writeText });
  await show(FREE);
  press("Copier le lien de DH-LIBRE");
  await waitFor(() => expect(said()).toEqual(["Lien d'invitation copié"]));
  const link = `${window.location.origin}/register?code=DH-LIBRE`;
  expect(writeText).toHaveBeenCalledWith(link);
  for (const broken of [{ writeText: () => Promise.reject(new Error("refused")) }, undefined]) {
    clipboard(broken);
    press("Copier le lien de DH-LIBRE");
    const byHand = await screen.findByRole("dialog", { name: "Lien d'invitation" });
    expect(within(byHand).getByLabelText("Lien d'invitation")).toHaveProperty("value", link);
    fireEvent.click(within(byHand).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  // Of what the browser has not, nothing is said: the dialog says what to do.
  expect(said()).toEqual(["Lien d'invitation copié", "Impossible de copier le lien d'invitation"]);
});

it("codes that were made are said, and on the list at once", async () => {
  answers.on(createInvites, { invites: [{ ...FREE, code: "DH-NEUF" }] });
  await show(FREE);
  answers.on(listInvites, { invites: [{ ...FREE, code: "DH-NEUF" }, FREE], total: 2 });
  press("Générer");
  await waitFor(() => expect(screen.getByRole("button", { name: "Supprimer DH-NEUF" })).toBeTruthy());
  expect(said().join()).toContain("DH-NEUF");
});

it("a used code is not handed on, and is deleted after a graver question, which names who used it", async () => {
  answers.on(deleteInvite, undefined as never);
  await show(USED, FREE);
  expect(
    screen.getAllByRole("button", { name: /^Copier/ }).map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Copier le lien de DH-LIBRE", "Copier le code DH-LIBRE"]);
  press("Supprimer DH-LIBRE");
  const plain = await screen.findByRole("dialog");
  expect(plain.textContent).not.toContain("Attention");
  fireEvent.click(within(plain).getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  press("Supprimer DH-PRIS");
  const question = await screen.findByRole("dialog");
  expect(question.textContent).toContain("Attention : ce code a déjà servi à Ysolde.");
  answers.on(listInvites, { invites: [FREE], total: 1 });
  fireEvent.click(within(question).getByRole("button", { name: "Supprimer" }));
  await waitFor(() => expect(said()).toEqual(["Invitation supprimée : DH-PRIS"]));
  expect(sent(deleteInvite)).toEqual([{ params: { code: "DH-PRIS" }, query: { unusedOnly: false } }]);
  await waitFor(() => expect(screen.queryByText("DH-PRIS")).toBeNull());
});
