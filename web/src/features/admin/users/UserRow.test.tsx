import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { AdminUser } from "domain/api/admin";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { DeleteUserButton } from "./DeleteUser";
import { QuotaEditor } from "./QuotaEditor";
import { RoleSelect } from "./RoleSelect";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

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
  for (const mock of [vi.mocked(call), list.replace, list.refresh]) mock.mockReset();
});
afterEach(cleanup);

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RoleSelect user={ana} roles={["admin", "player"]} locked={false} list={list} />
      <QuotaEditor user={ana} list={list} />
      <DeleteUserButton user={ana} locked={false} onPress={() => {}} />
    </QueryClientProvider>,
    { wrapper: MantineTestRoot },
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
  expect(call).not.toHaveBeenCalled();
  vi.mocked(call).mockResolvedValue({ ...ana, characterQuota: 3 });
  fireEvent.change(quota, { target: { value: "3" } });
  expect(screen.queryByText("Le quota doit être un nombre entier de 0 à 200.")).toBeNull();
  saveQuota();
  await waitFor(() => expect(list.replace).toHaveBeenCalledOnce());
  expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual({ params: { id: "ana" }, body: { characterQuota: 3 } });
});

it("a quota that could not be saved is the former one again, and the list is read again", async () => {
  const { quota, saveQuota } = show();
  vi.mocked(call).mockRejectedValue(new Error("no connection"));
  fireEvent.change(quota, { target: { value: "3" } });
  saveQuota();
  await waitFor(() => expect(quota.value).toBe("10"));
  expect(list.refresh).toHaveBeenCalledOnce();
});

it("the whole row waits while a write on it lasts", async () => {
  const { role, quota, remove } = show();
  let answer = (_user: AdminUser) => {};
  vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  fireEvent.change(role, { target: { value: "admin" } });
  const controls = [role, quota, remove];
  await waitFor(() =>
    expect(controls.map((one) => one.hasAttribute("disabled"))).toEqual([true, true, true]),
  );
  answer({ ...ana, role: "admin" });
  await waitFor(() =>
    expect(controls.map((one) => one.hasAttribute("disabled"))).toEqual([false, false, false]),
  );
  expect(list.replace).toHaveBeenCalledOnce();
});
