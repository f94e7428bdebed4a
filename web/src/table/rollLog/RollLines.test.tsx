import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { ask } from "domain/api/asks";
import { changeFight } from "domain/api/fight";
import { changePlayState } from "domain/api/play";
import { characters } from "domain/documents/character";
import { fights } from "domain/documents/fight";
import { type LatestEntry, playStates } from "domain/documents/play";
import type { RollDocument } from "domain/documents/roll";
import { playSystemOf } from "domain/games/registry/plays";
import { freshPanel } from "domain/table/panel/panelState";
import { characterOf } from "domain/testing/campaigns";
import { entryOf, orderOf } from "domain/testing/initiative";
import { beforeEach, describe, expect, it } from "vitest";
import { queryKeys } from "../../api/keys";
import { documents } from "../../live/testing/documents";
import { answers, loseNetwork, noAnswer, requests, sent } from "../../testing/answers";
import { playState, playTaken } from "../../testing/fixtures";
import { rootOf, testQueryClient } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import { RollLines } from "./RollLines";

const fire: RollDocument & { readonly id: string } = {
  id: "roll-0001",
  uid: "nina",
  name: "Nina",
  label: "Boule de feu",
  audience: "table",
  notation: "8d6",
  die: 6,
  roll: 13,
  modifier: 0,
  total: 13,
  dice: [],
  damage: { game: "dnd5e", type: "fire" },
  createdAt: 1,
  expiresAt: 2,
};
const aimed = { ...fire, target: { id: "elowen", name: "Elowen" } };

function root() {
  const client = testQueryClient();
  client.setQueryData(queryKeys.playSystem("dnd5e"), playSystemOf("dnd5e"));
  return rootOf("mona", { client, showsToasts: true });
}

const show = (roll: typeof fire, isMj = true) =>
  render(<RollLines rolls={[roll]} campaignId="brumes" isMj={isMj} />, { wrapper: root() });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const named = (name: string) => screen.findByRole("button", { name }, { timeout: patience(20_000) });
const more = async (name: string) => fireEvent.click(await named(`Appliquer à ${name} autrement`));
const dialog = () => screen.findByRole("dialog", undefined, { timeout: patience(20_000) });
const asked = () => sent(changePlayState);
/** What play did to Elowen: her state, and what her log says last. */
const inPlay = (state: object, ...latest: Partial<LatestEntry>[]) =>
  documents.put(
    playStates,
    ["elowen"],
    playState(
      { hitPoints: { lost: 0, temporary: 0, reduction: 0 }, ...state },
      {
        latest: latest.map((entry) => ({
          ...{ id: "o1", role: "mj", events: [], inverse: [], createdAt: 1 },
          ...entry,
        })),
      },
    ),
  );

beforeEach(() => {
  answers.on(changePlayState, playTaken);
  const stats = { hp: { current: 30, max: 30 }, resistances: ["feu"] };
  for (const name of ["Elowen", "Borin"]) {
    const character = characterOf({ name, userId: "nina", stats, campaignId: "brumes" });
    documents.put(characters, [name.toLowerCase()], character);
  }
  documents.put(playStates, ["borin"], playState());
  inPlay({});
});

describe("the damage in a log of rolls", { timeout: patience(30_000) }, () => {
  it("names its target, and is applied by the MJ alone", () => {
    show(aimed, false);
    expect(screen.getByText("Boule de feu → Elowen")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    const { damage: _, ...check } = aimed;
    show(check);
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    show({ ...aimed, redoneBy: "seconde" });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is shown by the rules before it is applied", async () => {
    show(aimed);
    await more("Elowen");
    const shown = within(await dialog());
    expect(await shown.findByText("Résistance (feu) : 13 → 6")).toBeTruthy();
    expect(shown.getByText("−6 PV (feu)")).toBeTruthy();
    fireEvent.click(shown.getByRole("button", { name: "Appliquer à Elowen" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked()).toEqual([
      {
        params: { id: "elowen" },
        body: {
          entries: [
            {
              id: expect.any(String),
              operations: [{ kind: "damage", amount: 6, type: "fire", hitPointsThen: 30 }],
              campaignId: "brumes",
              roll: { id: "roll-0001", audience: "table" },
            },
          ],
        },
      },
    ]);
  });

  const attack = {
    ...aimed,
    ...{ id: "roll-bite", label: "Morsure", damage: undefined, total: 23, notation: "1d20+9" },
    rolled: { game: "dnd5e", modifier: 9, mode: "normal", attack: true } as const,
    outcome: { id: "success", label: "Touché", tone: "success" } as const,
  };
  const piercing = {
    ...{ ...aimed, id: "roll-0002", follows: "roll-bite", label: "Dégâts : Morsure", total: 12 },
    damage: { game: "dnd5e", type: "piercing" } as const,
  };
  const bite = [{ ...aimed, follows: "roll-bite" }, piercing, attack];
  const showBite = (rolls = bite) =>
    render(<RollLines rolls={rolls} campaignId="brumes" isMj />, { wrapper: root() });

  it("of one attack is one hit, each kind resisted and halved by itself, applied by one press", async () => {
    showBite();
    await named("18 à Elowen");
    expect(screen.getByRole("button", { name: "Moitié : 9 à Elowen" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /à Elowen$/ })).toHaveLength(2);
    press("18 à Elowen");
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.body).toMatchObject({
      entries: [
        {
          operations: [{ kind: "damage", amount: 18, hitPointsThen: 30 }],
          roll: { id: "roll-0002", audience: "table", parts: ["roll-0001"] },
        },
      ],
    });
  });

  it("that comes after others of its hit were applied is applied by itself", async () => {
    const applied = [{ id: "elowen", operation: "operation-1" }];
    showBite([{ ...aimed, follows: "roll-bite" }, { ...piercing, applied }, attack]);
    await named("6 à Elowen");
    expect(screen.queryByRole("button", { name: "18 à Elowen" })).toBeNull();
    await more("Elowen");
    expect(await within(await dialog()).findByText("−6 PV (feu)")).toBeTruthy();
  });

  it("of several kinds is changed kind by kind", async () => {
    showBite();
    await more("Elowen");
    const shown = within(await dialog());
    fireEvent.change(shown.getByLabelText("Dégâts lancés (perforant)"), { target: { value: "2" } });
    expect((shown.getByLabelText("Dégâts lancés (feu)") as HTMLInputElement).value).toBe("13");
    expect(await shown.findByText("−8 PV")).toBeTruthy();
    fireEvent.click(shown.getByLabelText("Double"));
    expect(await shown.findByText("−17 PV")).toBeTruthy();
  });

  it("of an attack that has missed is offered to nobody", () => {
    const outcome = { id: "failure", label: "Manqué", tone: "failure" } as const;
    showBite([{ ...aimed, follows: "roll-bite" }, piercing, { ...attack, outcome } as never]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("may be halved, doubled or nothing first, or another number", async () => {
    show(aimed);
    await more("Elowen");
    const shown = within(await dialog());
    fireEvent.click(shown.getByLabelText("Double"));
    expect(await shown.findByText("Résistance (feu) : 26 → 13")).toBeTruthy();
    fireEvent.click(shown.getByLabelText("Moitié"));
    expect(await shown.findByText("Résistance (feu) : 6 → 3")).toBeTruthy();
    fireEvent.click(shown.getByLabelText("Aucun"));
    expect(await shown.findByText("Il n'en reste rien.")).toBeTruthy();
    expect(shown.getByRole("button", { name: "Appliquer à Elowen" }).hasAttribute("disabled")).toBe(true);
    fireEvent.click(shown.getByLabelText("Entiers"));
    fireEvent.change(shown.getByLabelText("Dégâts lancés"), { target: { value: "20" } });
    expect(await shown.findByText("Résistance (feu) : 20 → 10")).toBeTruthy();
  });

  it("without a target is applied to whom the MJ chooses, one after the other", async () => {
    show({ ...fire, applied: [{ id: "borin", operation: "operation-1" }] });
    expect(
      await screen.findByText("Appliqué à Borin", undefined, { timeout: patience(20_000) }),
    ).toBeTruthy();
    press("Appliquer");
    const shown = within(await dialog());
    fireEvent.change(shown.getByLabelText("À qui ?"), { target: { value: "elowen" } });
    expect(await shown.findByRole("button", { name: "Appliquer à Elowen" })).toBeTruthy();
  });

  it.each([
    ["6 à Elowen", 6],
    ["Moitié : 3 à Elowen", 3],
  ])("meets a character with one press, « %s », and says so at once", async (name, amount) => {
    show(aimed);
    fireEvent.click(await named(name));
    expect(screen.getByText("Appliqué")).toBeTruthy();
    expect(screen.getByText(`−${amount} PV (feu)`)).toBeTruthy();
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.body.entries).toEqual([
      {
        id: expect.any(String),
        operations: [{ kind: "damage", amount, type: "fire", hitPointsThen: 30 }],
        campaignId: "brumes",
        roll: { id: "roll-0001", audience: "table" },
      },
    ]);
  });

  it("is applied without a connection as well, and taken back with what was said", async () => {
    show(aimed);
    const apply = await named("6 à Elowen");
    loseNetwork();
    answers.on(changePlayState, noAnswer);
    fireEvent.click(apply);
    expect(screen.getByText("Appliqué")).toBeTruthy();
    const takeBack = (await screen.findAllByRole("button", { name: "Annuler" })).at(-1);
    if (takeBack) fireEvent.click(takeBack);
    expect(await named("6 à Elowen")).toBeTruthy();
  });

  it("once applied says so, whatever the character did since", async () => {
    show({ ...aimed, applied: [{ id: "elowen", operation: "operation-1" }] });
    expect(await screen.findByText("Appliqué", undefined, { timeout: patience(20_000) })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says what it did, and asks the player for the save that concentration needs", async () => {
    inPlay(
      { concentration: { spell: "Toile", level: 2, saves: [12] } },
      { id: "operation-1", events: [{ text: "−6 PV (feu)", tone: "bad" }] },
    );
    answers.on(ask, ({ body: { requestId, content, targets = [] } }) => ({
      ...{ id: requestId, uid: "mona", content, targets, answeredBy: [], createdAt: 1, expiresAt: 2 },
    }));
    show({ ...aimed, applied: [{ id: "elowen", operation: "operation-1" }] });
    expect(await screen.findByText("−6 PV (feu)", undefined, { timeout: patience(20_000) })).toBeTruthy();
    fireEvent.click(await named("Demander : Sauvegarde de Constitution, DD 12"));
    expect(await screen.findByText("Demandé : Sauvegarde de Constitution")).toBeTruthy();
    const content = { kind: "roll", trait: "Sauvegarde de Constitution", difficulty: 12, secret: false };
    expect(sent(ask)[0]?.body).toMatchObject({ content, heroes: ["elowen"] });
  });

  const fightSkeleton = () => {
    const skeleton = { source: { catalogue: "x" }, max: 13, lost: 3, conditions: [] };
    const initiative = orderOf(
      entryOf("skeleton", 9, { name: "Squelette 1", kind: "creature" }),
      entryOf("elowen", 5, { name: "Elowen" }),
    );
    documents.put(fights, ["brumes"], {
      mjUid: "mona",
      panel: {
        ...freshPanel("brumes", "dnd5e"),
        ...{ initiative, fighting: { creatures: { skeleton }, copies: {} } },
      },
      ...{
        shared: false,
        steps: [],
        revision: 1,
        operationIds: [],
        pace: { since: 0, count: 0 },
        updatedAt: 1,
      },
    });
    answers.on(changeFight, { revision: 2, entries: [] });
  };

  it("aimed at a creature is shown by its own numbers before it is applied", async () => {
    fightSkeleton();
    show({ ...fire, target: { id: "creature-1", name: "Squelette 1", kind: "creature" } });
    expect(screen.getByText("Boule de feu → Squelette 1")).toBeTruthy();
    await more("Squelette 1");
    const shown = within(await dialog());
    expect(shown.queryByLabelText("À qui ?")).toBeNull();
    expect(await shown.findByText("−10 PV (0 / 13)", undefined, { timeout: patience(20_000) })).toBeTruthy();
    cleanup();
    show({ ...fire, target: { id: "creature-1", name: "Dragon", kind: "creature" } });
    expect(await screen.findByText("Dragon n'a pas de points à perdre ici")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("without a target may be applied to a creature of the fight, by its own numbers", async () => {
    fightSkeleton();
    show(fire);
    fireEvent.click(await named("Appliquer"));
    const shown = within(await dialog());
    expect(shown.queryByRole("option", { name: "Squelette 1" })).toBeTruthy();
    fireEvent.change(shown.getByLabelText("À qui ?"), { target: { value: "skeleton" } });
    expect(await shown.findByText("−10 PV (0 / 13)", undefined, { timeout: patience(20_000) })).toBeTruthy();
    fireEvent.click(shown.getByRole("button", { name: "Appliquer à Squelette 1" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(requests()).toHaveLength(1);
    expect(sent(changeFight)).toEqual([
      {
        params: { system: "dnd5e", id: "brumes" },
        body: {
          entries: [
            {
              id: expect.any(String),
              operation: { type: "hitCreatures", hits: [{ id: "skeleton", points: 13 }] },
              roll: { id: "roll-0001", audience: "table" },
            },
          ],
        },
      },
    ]);
  });

  it("says why the server refuses it", async () => {
    answers.on(changePlayState, ({ body }) => ({
      ...{ state: {}, revision: 2 },
      entries: body.entries.map(({ id }) => ({ id, refused: "Elowen est morte." })),
    }));
    show(aimed);
    fireEvent.click(await named("6 à Elowen"));
    expect(await screen.findByText("Elowen : Elowen est morte.")).toBeTruthy();
    expect(await named("6 à Elowen")).toBeTruthy();
  });
});

describe("an attack in a log of rolls", () => {
  const attack = {
    ...{ ...aimed, id: "attack-01", label: "Cimeterre", damage: undefined, total: 16, notation: "1d20+4" },
    rolled: { game: "dnd5e", modifier: 4, mode: "normal", attack: true } as const,
    outcome: { id: "hit", label: "Touché", tone: "success" } as const,
    creature: { name: "Gobelin 1" },
    defence: 12,
  };

  it("names who attacks, says whether it hit, and has its damage under it", () => {
    const damage = { ...aimed, label: "Dégâts : Cimeterre", follows: "attack-01" };
    render(<RollLines rolls={[damage, attack]} campaignId="brumes" isMj={false} />, { wrapper: root() });
    const line = within(screen.getByRole("listitem"));
    expect(line.getByText("Cimeterre → Elowen")).toBeTruthy();
    expect(line.getByText("16 contre CA 12 · touché")).toBeTruthy();
    expect(line.getByText(/^Gobelin 1 · /)).toBeTruthy();
    expect(line.getByText("Dégâts : Cimeterre")).toBeTruthy();
  });
});
