import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./PlainButton";

describe("a button that is loading", () => {
  it("keeps its place and its name but neither acts nor submits", () => {
    const act = vi.fn();
    const submit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={act}>
          Enregistrement...
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Enregistrement..." }));
    expect(act).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});
