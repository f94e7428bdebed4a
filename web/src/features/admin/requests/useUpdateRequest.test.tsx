import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type AdminInviteRequest, updateInviteRequest } from "domain/api/admin";
import { expect, it, vi } from "vitest";
import { HttpError } from "../../../http/call";
import { answers, failing } from "../../../testing/answers";
import { rootOf, toasts } from "../../../testing/MemberTestRoot";
import { RequestButtons } from "./RequestButtons";

const request = { id: "lea", email: "lea@example.fr", status: "pending" } as AdminInviteRequest;
const list = { replace: vi.fn(), refresh: vi.fn() };

it.each([
  ["the server's text", new HttpError(409, { error: "Déjà traitée." }), "Déjà traitée."],
  ["the error's message where the server gave none", new HttpError(500, null), "HTTP error! status: 500"],
  ["the error's message where nobody answered", new TypeError("Failed to fetch"), "Failed to fetch"],
  [
    "the product's sentence where there is neither",
    new Error(""),
    "Impossible de mettre à jour la demande d'invitation",
  ],
])("a request that could not be moved is told in %s", async (_, error, sentence) => {
  answers.once(updateInviteRequest, failing(error));
  render(<RequestButtons request={request} list={list} onInvited={() => {}} onNote={() => {}} />, {
    wrapper: rootOf("nina"),
  });
  fireEvent.click(screen.getByRole("button", { name: /refuser/i }));
  await waitFor(() => expect(toasts).toEqual([{ tone: "error", text: sentence }]));
});
