import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type AdminUser, updateUserQuota, updateUserRole } from "domain/api/admin";
import { beforeEach, expect, it, vi } from "vitest";
import { answers, noAnswer, requests, sent } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import { DeleteUserButton } from "./DeleteUser";
import { QuotaEditor } from "./QuotaEditor";
import { RoleSelect } from "./RoleSelect";

const ana: AdminUser = {
  uid: "ana",
  name: "Ana",
  pronouns: "",
  email: "ana@example.fr",
  role: "player",
  characterQuota: 10,
  createdAt: 0,
};

const list = { replace: vi.fn(), refresh: vi.fn() };

beforeEach(() => {
  for (const mock of [list.replace, list.refresh]) mock.mockReset();
});

function show() {
  render(
    <>
      <RoleSelect user={ana} roles={["admin", "player"]} locked={false} list={list} />
      <QuotaEditor user={ana} list={list} />
      <DeleteUserButton user={ana} locked={false} onPress={() => {}} />
    </>,
    { wrapper: rootOf("nina") },
  );
  return {
    role: screen.getByRole<HTMLSelectElement>("combobox", { name: "Rôle d'Ana" }),
    quota: screen.getByRole<HTMLInputElement>("textbox", { name: "Quota de personnages d'Ana" }),
    remove: screen.getByRole("button", { name: "Supprimer Ana" }),
    saveQuota: () => fireEvent.click(screen.getByRole("button", { name: "Enregistrer" })),
  };
}

it("a quota comes with its button once it has changed, and is held to its limits", async () => {
  const { quota, saveQuota } = show();
  expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull();
  for (const wrong of ["201", "-1", "2.5", ""]) {
    fireEvent.change(quota, { target: { value: wrong } });
    saveQuota();
    expect(await screen.findByText("Le quota doit être un nombre entier de 0 à 200."), wrong).toBeDefined();
  }
  expect(requests()).toEqual([]);
  answers.on(updateUserQuota, { ...ana, characterQuota: 3 });
  fireEvent.change(quota, { target: { value: "3" } });
  expect(screen.queryByText("Le quota doit être un nombre entier de 0 à 200.")).toBeNull();
  saveQuota();
  await waitFor(() => expect(list.replace).toHaveBeenCalledOnce());
  expect(sent(updateUserQuota)).toEqual([{ params: { id: "ana" }, body: { characterQuota: 3 } }]);
});

it("a quota that could not be saved is the former one again, and the list is read again", async () => {
  const { quota, saveQuota } = show();
  answers.on(updateUserQuota, noAnswer);
  fireEvent.change(quota, { target: { value: "3" } });
  saveQuota();
  await waitFor(() => expect(quota.value).toBe("10"));
  expect(list.refresh).toHaveBeenCalledOnce();
});

it("the whole row waits while a write on it lasts", async () => {
  const { role, quota, remove } = show();
  const answer = answers.hold(updateUserRole);
  fireEvent.change(role, { target: { value: "admin" } });
  const controls = [role, quota, remove];
  await waitFor(() =>
    expect(controls.map((one) => one.hasAttribute("disabled"))).toEqual([true, true, true]),
  );
  await answer({ ...ana, role: "admin" });
  await waitFor(() =>
    expect(controls.map((one) => one.hasAttribute("disabled"))).toEqual([false, false, false]),
  );
  expect(list.replace).toHaveBeenCalledOnce();
});
