import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { changePlayState } from "domain/api/play";
import type { PlayStateDocument } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { describe, expect, it } from "vitest";
import { HttpError } from "../../../http/call";
import type { SheetViewer } from "../../../kits/sheet/openSheet";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import type { Play } from "../../../table/play/usePlay";
import { answers, failing, sent } from "../../../testing/answers";
import { rootOf, toasts } from "../../../testing/MemberTestRoot";
import { PlayLinesProvider, type SheetTable, TableProvider } from "../sheetContexts";
import { Downtime } from "./Downtime";

interface Shown {
  state?: object;
  viewer?: Partial<SheetViewer>;
  after?: number | undefined;
  downtime?: PlayStateDocument["downtime"];
}

function show({ state = {}, viewer = {}, downtime, ...rest }: Shown = {}) {
  const system = playSystemOf("cyberpunk");
  const character = normaliseCharacter({
    ...{ id: "lia", name: "Lia", system: "cyberpunk", userId: "nina" },
    stats: { role: "Netrunner", stats: { emp: 6, body: 5, will: 5 } },
    ...{ campaignId: "brumes", campaign: { id: "brumes", name: "Brumes" } },
  });
  const equipped = applyEquipment(character, [], []);
  const limits = system.limitsOf(equipped);
  const known = { ...system.firstState(equipped, limits), ...state };
  const nothing = () => true;
  const table = {
    ...{ id: "brumes", name: "Brumes", vtt: {} as SheetTable["vtt"], open: false, presence: undefined },
    after: "after" in rest ? rest.after : 4,
  };
  return render(
    <TableProvider value={table}>
      <PlayLinesProvider value={{ downtime } as Play}>
        <SheetOf
          character={character}
          viewer={viewer}
          inPlay={{ play: { system, state: known, limits, press: nothing, pressAll: nothing } }}
        >
          <Downtime />
        </SheetOf>
      </PlayLinesProvider>
    </TableProvider>,
    { wrapper: rootOf("nina") },
  );
}

const panel = () => screen.findByRole("region", { name: "Entre deux séances" });
const button = (name: string) => screen.findByRole("button", { name: `Faire : ${name}` });
const answered = (...entries: object[]) =>
  answers.on(changePlayState, { state: {}, revision: 1, entries: entries as never });

describe("the acts between two evenings", () => {
  it("stand with what they take, and why one cannot be done", async () => {
    show({ state: { eddies: 600, humanityLost: 20 } });
    const region = within(await panel());
    expect(await region.findByText("Encore 3 actes")).toBeTruthy();
    expect(region.getByText("Une semaine : Netrunner, rang 4 : de 0 à 500 eb")).toBeTruthy();
    expect(region.getByText("Les PV sont déjà au maximum.")).toBeTruthy();
    expect(region.queryByRole("button", { name: "Faire : Se soigner" })).toBeNull();
    expect(region.getByText("Thérapie ordinaire : 500 eb, 2d6 d'Humanité")).toBeTruthy();
    expect(region.queryByRole("combobox")).toBeNull();
  });

  it("are done in the way that is chosen, once for a press that is repeated, and say what came of it", async () => {
    answered({
      id: "x",
      events: [
        { text: "Thérapie intensive (4d6 : 1, 2, 3, 4)", tone: "good" },
        { text: "Humanité +10 : 38 / 58", tone: "good" },
      ],
    });
    show({ state: { eddies: 2_000, humanityLost: 20 } });
    fireEvent.change(await screen.findByRole("combobox", { name: "Thérapie" }), {
      target: { value: "intensive" },
    });
    expect(screen.getByText(/4d6 d'Humanité/).textContent).toContain("000 eb");
    fireEvent.click(await button("Suivre une thérapie"));
    const told = "Thérapie intensive (4d6 : 1, 2, 3, 4), Humanité +10 : 38 / 58";
    await waitFor(async () => expect(within(await panel()).getByRole("status").textContent).toBe(told));
    fireEvent.click(await button("Suivre une thérapie"));
    await waitFor(() => expect(sent(changePlayState)).toHaveLength(2));
    const [one, two] = sent(changePlayState).map(({ body }) => body.entries[0]);
    expect(one).toMatchObject({ campaignId: "brumes", downtime: { act: "therapie", way: "intensive" } });
    expect(two?.id).toBe(one?.id);
  });

  it("say why they were refused, and what could not be asked", async () => {
    answered({ id: "x", refused: "Une séance est en cours : cela se joue à la table." });
    show();
    fireEvent.click(await button("Chercher un boulot"));
    await waitFor(() =>
      expect(toasts.at(-1)?.text).toBe("Une séance est en cours : cela se joue à la table."),
    );
    answers.once(changePlayState, failing(new HttpError(403, null)));
    fireEvent.click(await button("Chercher un boulot"));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe("Action non autorisée."));
  });

  it("are over after three, until the next evening or a week", async () => {
    show({ downtime: { after: 4, since: Date.now(), count: 3 } });
    expect(await screen.findByText("Plus d'acte")).toBeTruthy();
    expect(screen.getByText(/^3 actes ont été faits/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Faire/ })).toBeNull();
  });

  it("need the network", async () => {
    show({ viewer: { connected: false }, downtime: { after: 4, since: Date.now(), count: 2 } });
    expect(await screen.findByText("Encore 1 acte")).toBeTruthy();
    expect(screen.getByText("Il faut le réseau : c'est le serveur qui lance.")).toBeTruthy();
    expect((await button("Chercher un boulot")).hasAttribute("disabled")).toBe(true);
  });

  it("are their player's, and are not there while an evening is played", async () => {
    for (const shown of [{ viewer: { isOwner: false, isMj: true } }, { after: undefined }]) {
      const view = show(shown);
      await act(async () => undefined);
      expect(screen.queryByRole("region", { name: "Entre deux séances" })).toBeNull();
      view.unmount();
    }
  });
});
