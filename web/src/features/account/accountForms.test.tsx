import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { updatePassword, updateProfile } from "domain/api/account";
import { expect, it, vi } from "vitest";
import { answers, refusal, sent } from "../../testing/answers";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { ProfileForm } from "./ProfileForm";
import { SecurityForm } from "./SecurityForm";

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

it("name and pronouns are held to their limits before anyone is asked", async () => {
  render(<ProfileForm />, { wrapper: MemberTestRoot });
  const save = button("Enregistrer le profil");
  type(/Nom d'utilisateur/, "   ");
  expect(save.disabled).toBe(true);
  type(/Nom d'utilisateur/, "Y".repeat(33));
  await screen.findByText("Le nom d'utilisateur ne doit pas dépasser 32 caractères.");
  type(/Pronoms/, "e".repeat(41));
  await screen.findByText("Les pronoms ne doivent pas dépasser 40 caractères.");
  fireEvent.click(save);
  type(/Nom d'utilisateur/, "Y".repeat(32));
  type(/Pronoms/, "e".repeat(40));
  expect(sent(updateProfile)).toEqual([]);
  answers.on(updateProfile, refusal("internal"));
  fireEvent.click(save);
  await waitFor(() =>
    expect(sent(updateProfile)).toEqual([{ body: { name: "Y".repeat(32), pronouns: "e".repeat(40) } }]),
  );
});

it("a profile that could not be saved says so, and keeps what was typed", async () => {
  answers.on(updateProfile, refusal("internal"));
  render(<ProfileForm />, { wrapper: MemberTestRoot });
  type(/Nom d'utilisateur/, "Ysaline la Jeune");
  fireEvent.click(button("Enregistrer le profil"));
  await screen.findByText("Impossible de mettre a jour le profil");
  expect(screen.getByLabelText(/Nom d'utilisateur/)).toHaveProperty("value", "Ysaline la Jeune");
});

it("a new password is typed twice and obeys the rules, and is not changed by whoever does not sign in again", async () => {
  answers.on(updatePassword, refusal("reauthentication-required"));
  const reauthenticate = vi.fn(async () => false);
  render(<SecurityForm reauthenticate={reauthenticate} />, { wrapper: MemberTestRoot });
  const change = button("Changer le mot de passe");
  const fill = (password: string, confirmation = password) => {
    type("Nouveau mot de passe", password);
    type("Confirmation du mot de passe", confirmation);
  };
  expect(change.disabled).toBe(true);
  fill("Lanterne-Verte-77!", "Lanterne-Verte-77");
  expect(screen.getByText("Les mots de passe doivent être identiques")).toBeTruthy();
  expect(change.disabled).toBe(true);
  fill("Court-Pas-1");
  fireEvent.click(change);
  await screen.findByText("Le mot de passe doit contenir au moins 12 caractères.");
  expect(sent(updatePassword)).toEqual([]);
  fill("Lanterne-Verte-77!");
  fireEvent.click(change);
  await waitFor(() => expect(reauthenticate).toHaveBeenCalledOnce());
  await waitFor(() => expect(change.disabled).toBe(false));
  expect(sent(updatePassword)).toEqual([{ body: { password: "Lanterne-Verte-77!" } }]);
  expect(screen.getByLabelText("Nouveau mot de passe")).toHaveProperty("value", "Lanterne-Verte-77!");
});
