import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { updateProfile } from "domain/api/account";
import { afterEach, expect, it } from "vitest";
import { answers, noAnswer, refusal } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { ProfileForm } from "./ProfileForm";

const FAILURE = "Impossible de mettre a jour le profil";

afterEach(() => onlineManager.setOnline(true));

async function failToSave(failure: () => never) {
  answers.once(updateProfile, failure);
  render(<ProfileForm />, { wrapper: rootOf("nina") });
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer le profil" }));
  await screen.findByText(FAILURE);
}

it("says no more that a save failed once what was typed is corrected", async () => {
  await failToSave(refusal("invalid-input", "Ce nom ne va pas."));
  fireEvent.change(screen.getByLabelText(/Nom d'utilisateur/), { target: { value: "Nina B" } });
  await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
});

it("says no more that a save failed once the network is back", async () => {
  onlineManager.setOnline(false);
  await failToSave(noAnswer);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
});
