import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createInvites } from "domain/api/admin";
import { expect, it, vi } from "vitest";
import { answers, requests, sent } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import { GenerateInvites } from "./GenerateInvites";

const codes = (...all: string[]) => ({ invites: all.map((code) => ({ code, used: false, createdAt: 0 })) });

function show() {
  const copyCode = vi.fn();
  render(<GenerateInvites onGenerated={() => {}} copyCode={copyCode} />, { wrapper: rootOf("nina") });
  return {
    copyCode,
    quantity: screen.getByRole<HTMLInputElement>("textbox", { name: "Quantité" }),
    note: screen.getByRole<HTMLInputElement>("textbox", { name: "Note (facultatif)" }),
    submit: screen.getByRole("button", { name: "Générer" }),
  };
}

it("holds the quantity between 1 and 20, and makes 1 of what is no number", () => {
  const { quantity } = show();
  for (const [typed, kept] of [
    ["douze", "1"],
    ["25", "20"],
    ["0", "1"],
    ["-3", "1"],
    ["2.7", "2"],
    ["", "1"],
  ] as const) {
    fireEvent.focus(quantity);
    fireEvent.change(quantity, { target: { value: typed } });
    fireEvent.blur(quantity);
    expect(quantity.value, typed).toBe(kept);
  }
});

it("sends a quantity that was not left yet in its bounds, and the note without its blanks", async () => {
  answers.on(createInvites, codes("DH-A", "DH-B"));
  const { quantity, note, submit, copyCode } = show();
  fireEvent.change(quantity, { target: { value: "40" } });
  fireEvent.change(note, { target: { value: "  Table du jeudi " } });
  fireEvent.click(submit);
  await waitFor(() => expect(screen.getByRole("list", { name: "Codes générés" })).toBeDefined());
  expect(sent(createInvites)).toEqual([{ body: { count: 20, note: "Table du jeudi" } }]);
  expect([quantity.value, note.value]).toEqual(["20", ""]);
  fireEvent.click(screen.getByRole("button", { name: "Tout copier" }));
  expect(copyCode).toHaveBeenCalledWith("DH-A\nDH-B");
});

it("says at once that a note is too long, and sends nothing until it is shorter", async () => {
  answers.on(createInvites, codes("DH-A"));
  const { note, submit } = show();
  fireEvent.change(note, { target: { value: "x".repeat(1001) } });
  expect(await screen.findByText("La note ne doit pas dépasser 1 000 caractères.")).toBeDefined();
  fireEvent.click(submit);
  expect(requests()).toEqual([]);
  fireEvent.change(note, { target: { value: "Club" } });
  expect(screen.queryByText("La note ne doit pas dépasser 1 000 caractères.")).toBeNull();
  fireEvent.click(submit);
  await waitFor(() => expect(requests()).toHaveLength(1));
});
