import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { VttButton } from "./VttButton";

it("the sheet's way to the virtual table is open while the MJ has opened it, and only then", () => {
  const { rerender } = render(<VttButton vtt={{ enabled: false, label: "En attente du MJ" }} />, {
    wrapper: MemberTestRoot,
  });
  expect(screen.getByRole("button", { name: "En attente du MJ" })).toHaveProperty("disabled", true);
  rerender(<VttButton vtt={{ enabled: true, label: "VTT en ligne", href: "https://vtt.example/table" }} />);
  expect(screen.getByRole("link", { name: /^VTT en ligne/ }).getAttribute("href")).toBe(
    "https://vtt.example/table",
  );
  rerender(<VttButton vtt={undefined} />);
  expect(screen.getByRole("button", { name: "En attente du MJ" })).toHaveProperty("disabled", true);
});

it("the room of this site opens in the same tab, another host's table in its own", () => {
  const open = { enabled: true, label: "VTT en ligne" } as const;
  const { rerender } = render(<VttButton vtt={{ ...open, href: `${window.location.origin}/session/c` }} />, {
    wrapper: MemberTestRoot,
  });
  const link = () => screen.getByRole("link", { name: /^VTT en ligne/ });
  expect([link().getAttribute("href"), link().getAttribute("target")]).toEqual(["/session/c", null]);
  rerender(<VttButton vtt={{ ...open, href: "https://vtt.example/table" }} />);
  expect(link().getAttribute("target")).toBe("_blank");
});
