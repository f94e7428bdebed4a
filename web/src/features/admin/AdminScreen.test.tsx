import { fireEvent, render, screen, within } from "@testing-library/react";
import { listAuditLog, listInviteRequests, listInvites, listUsers } from "domain/api/admin";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { answers, refusal } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import AdminScreen from "./AdminScreen";

const show = (role: "admin" | "player") =>
  render(
    <Routes>
      <Route path="/admin" element={<AdminScreen />} />
      <Route path="/dashboard" element="Mon espace" />
    </Routes>,
    { wrapper: rootOf("hera", { member: { role }, at: "/admin" }) },
  );

it("the administration sends whoever is no admin to the dashboard", () => {
  show("player");
  expect(screen.getByText("Mon espace")).toBeTruthy();
});

it("each list of it that cannot be had says which it is, and can be asked for again", async () => {
  for (const list of [listUsers, listInvites, listInviteRequests, listAuditLog]) {
    answers.on(list, refusal("internal"));
  }
  show("admin");
  for (const sentence of [
    "Impossible de charger les utilisateurs",
    "Impossible de charger les invitations",
    "Impossible de charger les demandes d'invitation",
  ]) {
    await screen.findByText(sentence);
  }
  const member = { uid: "ana", name: "Ana", pronouns: "", email: "ana@example.fr" };
  answers.on(listUsers, {
    ...{
      users: [{ ...member, role: "player", characterQuota: 10, createdAt: 0 }],
      roles: ["player"],
      total: 1,
    },
  });
  const users = within(screen.getByRole("region", { name: /^Utilisateurs/ }));
  fireEvent.click(users.getByRole("button", { name: "Réessayer" }));
  await users.findByText("ana@example.fr");
});
