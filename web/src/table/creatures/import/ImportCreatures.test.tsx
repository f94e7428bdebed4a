import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { CallInput } from "domain/api/call";
import { createCreature } from "domain/api/creatures";
import { DRAKE } from "domain/testing/imports/statBlocks";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { answers, refusal, sent } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import { ImportCreatures } from "./ImportCreatures";

const onDone = vi.fn();
// The reader is loaded on demand: not while a test waits for it.
beforeAll(() => import("domain/import/creatureFile"), 60_000);
const read = ({ body }: CallInput<typeof createCreature>) => createCreature.body.parse(body);
const make = (input: CallInput<typeof createCreature>) => ({ ...read(input).creature, id: "made" });
beforeEach(() => {
  answers.on(createCreature, make);
  onDone.mockReset();
});

const drakes = (...names: string[]) => names.map((Name) => ({ ...DRAKE, Name }));

async function choose(content: unknown, places = 100) {
  render(<ImportCreatures system="dnd5e" places={places} onDone={onDone} />, { wrapper: rootOf("mj") });
  const file = new File([JSON.stringify(content)], "creatures.json", { type: "application/json" });
  const input = document.querySelector("input[type=file]");
  if (input === null) throw new RangeError("no file is asked for");
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}
/** The creatures that were asked for, and under which ids. */
const asked = () =>
  sent(createCreature)
    .map(read)
    .map(({ creature, requestId }) => [creature.name, requestId]);
const importButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Importer" });

it("creates what is chosen of a file, one by one", async () => {
  await choose(drakes("Ambre", "Jais", "Nacre"));
  expect((await screen.findByText(/choisies/)).textContent).toBe("3 choisies sur 3, 50 au plus à la fois.");
  fireEvent.click(screen.getByLabelText("Jais"));
  await act(async () => fireEvent.click(importButton()));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(asked().map(([name]) => name)).toEqual(["Ambre", "Nacre"]);
});

it("offers no more than there are places for", async () => {
  await choose(drakes("Ambre", "Jais", "Nacre"), 2);
  expect((await screen.findByText(/choisies/)).textContent).toBe("2 choisies sur 3, 2 au plus à la fois.");
  expect(screen.getByLabelText<HTMLInputElement>("Nacre").disabled).toBe(true);
  fireEvent.click(screen.getByLabelText("Ambre"));
  expect(screen.getByLabelText<HTMLInputElement>("Nacre").disabled).toBe(false);
});

it("goes on where it was refused, and makes nothing twice", async () => {
  await choose(drakes("Ambre", "Jais"));
  await screen.findByText(/choisies/);
  answers.once(createCreature, make);
  answers.once(createCreature, refusal("too-many-requests", "Le service est occupé."));
  await act(async () => fireEvent.click(importButton()));
  expect(await screen.findByText("Le service est occupé.")).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(importButton()));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const [ambre, refused, jais] = asked();
  expect([asked().length, ambre?.[0], jais?.[0]]).toEqual([3, "Ambre", "Jais"]);
  expect(jais).toEqual(refused);
});

it("says what is wrong with a file", async () => {
  await choose({ name: "Lorien" });
  expect(await screen.findByText(/^Ce fichier n'a pas de créatures\./)).toBeTruthy();
  expect(importButton().disabled).toBe(true);
});
