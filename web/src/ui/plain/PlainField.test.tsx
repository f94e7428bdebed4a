import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PasswordField, TextField } from "./PlainField";

afterEach(cleanup);

const describedBy = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" · ");

describe("a text field", () => {
  it("reads its hint and its state to whoever cannot see them", () => {
    render(<TextField label="Code" hint="Reçu par email" status="Vérification..." />);
    const field = screen.getByLabelText("Code");
    expect(describedBy(field)).toBe("Reçu par email · Vérification...");
    expect(field.hasAttribute("aria-invalid")).toBe(false);
  });

  it("is marked invalid by an error, which takes the place of the state", () => {
    render(<TextField label="Code" status="Vérification..." error="Code d'invitation invalide." />);
    const field = screen.getByLabelText("Code");
    expect(describedBy(field)).toBe("Code d'invitation invalide.");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a password field", () => {
  it("hides what is typed until asked to show it", () => {
    render(<PasswordField label="Mot de passe" />);
    const field = screen.getByLabelText("Mot de passe", { selector: "input" });
    expect(field.getAttribute("type")).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
    expect(field.getAttribute("type")).toBe("text");
  });
});
