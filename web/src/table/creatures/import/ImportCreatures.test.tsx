import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { DRAKE } from "domain/testing/imports/statBlocks";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { call, HttpError } from "../../../http/call";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { ImportCreatures } from "./ImportCreatures";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../session/SessionProvider", () => ({ useMember: () => ({ uid: "mj" }) }));

const onDone = vi.fn();
/** The bodies of what was created. */
const created: { creature: { name: string }; requestId: string }[] = [];

// The reader is loaded on demand: not while a test waits for it.
beforeAll(() => import("domain/import/creatureFile"), 60_000);
beforeEach(() => {
  created.length = 0;
  vi.mocked(call).mockImplementation((async (_: unknown, input: { body: (typeof created)[number] }) => {
    created.push(input.body);
    return { ...input.body.creature, id: "made" };
  }) as never);
});
afterEach(() => {
  cleanup();
  onDone.mockReset();
});

const drakes = (...names: string[]) => names.map((Name) => ({ ...DRAKE, Name }));

async function choose(content: unknown, places = 100) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <ImportCreatures system="dnd5e" places={places} onDone={onDone} />
      </MantineTestRoot>
    </QueryClientProvider>,
  );
  const file = new File([JSON.stringify(content)], "creatures.json", { type: "application/json" });
  const input = document.querySelector("input[type=file]");
  if (input === null) throw new RangeError("no file is asked for");
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}
const importButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Importer" });

it("creates what is chosen of a file, one by one", async () => {
  await choose(drakes("Ambre", "Jais", "Nacre"));
  expect((await screen.findByText(/choisies/)).textContent).toBe("3 choisies sur 3, 50 au plus à la fois.");
  fireEvent.click(screen.getByLabelText("Jais"));
  await act(async () => fireEvent.click(importButton()));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(created.map(({ creature }) => creature.name)).toEqual(["Ambre", "Nacre"]);
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
  const askedFor: string[] = [];
  const make = vi.mocked(call).getMockImplementation();
  vi.mocked(call).mockImplementation((async (declared: never, input: { body: (typeof created)[number] }) => {
    if (input.body.creature.name === "Jais" && askedFor.push(input.body.requestId) === 1)
      throw new HttpError(503, { error: "Le service est occupé." });
    return make?.(declared, input as never);
  }) as never);
  await act(async () => fireEvent.click(importButton()));
  expect(await screen.findByText("Le service est occupé.")).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(importButton()));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(created.map(({ creature }) => creature.name)).toEqual(["Ambre", "Jais"]);
  expect(new Set(askedFor).size).toBe(1);
});

it("says what is wrong with a file", async () => {
  await choose({ name: "Lorien" });
  expect(await screen.findByText(/^Ce fichier n'a pas de créatures\./)).toBeTruthy();
  expect(importButton().disabled).toBe(true);
});
