import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { DropPlace } from "./DropPlace";

const picture = new File(["png"], "crypte.png", { type: "image/png" });
const files = { dataTransfer: { files: [picture], types: ["Files"] } };
const ASKED = "Nouvelle scène avec cette image ?";
const OVER = /^Dépose l'image ou la carte/;

// Loaded on demand: not while a test waits for it.
beforeAll(() => import("../../../table/map/mj/picture/DroppedMap"), 60_000);

const show = () =>
  render(<DropPlace campaignId="brumes" system="dnd5e" sceneOf={() => undefined} onMade={() => {}} />, {
    wrapper: MemberTestRoot,
  });
const paste = (types: readonly string[]) => {
  const event = createEvent.paste(document.body);
  Object.defineProperty(event, "clipboardData", { value: { files: [picture], types } });
  fireEvent(document.body, event);
};

it("says where a picture goes that hangs over the table, and asks once it is dropped", async () => {
  show();
  fireEvent.dragOver(window, files);
  expect(screen.getByText(OVER)).toBeTruthy();
  fireEvent.drop(window, files);
  expect(screen.queryByText(OVER)).toBeNull();
  expect(await screen.findByRole("dialog", { name: ASKED })).toBeTruthy();
});

it("takes a picture that is pasted, but not the one of a text", async () => {
  show();
  paste(["text/plain", "Files"]);
  expect(screen.queryByRole("dialog")).toBeNull();
  paste(["text/html", "Files"]);
  expect(await screen.findByRole("dialog", { name: ASKED })).toBeTruthy();
});

it("takes no text, and nothing while another dialog is open", () => {
  show();
  fireEvent.drop(window, { dataTransfer: { files: [], types: ["text/plain"] } });
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  fireEvent.dragOver(window, files);
  expect(screen.queryByText(OVER)).toBeNull();
  fireEvent.drop(window, files);
  paste(["Files"]);
  dialog.remove();
  expect(screen.queryByRole("dialog")).toBeNull();
});
