import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { grantLevel } from "domain/api/campaigns";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { forged } from "domain/testing/dnd5eForge";
import { beforeAll, describe, expect, it } from "vitest";
import type { SheetViewer } from "../../../kits/sheet/openSheet";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { answers, sent } from "../../../testing/answers";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { patience } from "../../../testing/patience";
import { SheetMenu } from "../menu/SheetMenu";
import { LevelUp } from "./LevelUp";

const UNUSED = { limits: undefined, press: () => true, pressAll: () => true };
const BRENN = { id: "brenn", ...forged("guerrier", 3), name: "Brenn" };

interface Shown {
  grantedLevel?: number;
  experience?: number;
  viewer?: Partial<SheetViewer>;
  alone?: boolean;
}

function show({ grantedLevel, experience = 0, viewer = {}, alone = false }: Shown = {}) {
  const raw = { ...BRENN, ...(grantedLevel !== undefined && { grantedLevel }) };
  const campaign = alone ? undefined : { id: "camp", name: "Les Brumes" };
  const system = playSystemOf("dnd5e");
  render(
    <SheetOf
      character={normaliseCharacter({ ...raw, campaign })}
      raw={raw}
      viewer={viewer}
      inPlay={{ play: { ...UNUSED, state: { experience }, system } }}
    >
      <LevelUp />
      <SheetMenu />
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );
}

const MILESTONES = { progression: "milestone" } as const;
const EXPERIENCE = { progression: "xp" } as const;
const way = () => screen.queryByRole("button", { name: "Passer au niveau 4" });

// What is loaded on demand: not while a test waits for it.
beforeAll(() => Promise.all([import("./LevelUpDialog"), import("../../../ui/MenuEntries")]), 60_000);

describe("one level more", () => {
  it("is open to a character without a table", () => {
    show({ alone: true });
    expect(way()).toBeTruthy();
  });

  it.each([MILESTONES, { progression: undefined }])("waits for the MJ's word at a table: %j", (viewer) => {
    show({ viewer, experience: 9_999 });
    expect(screen.getByText("Le MJ accorde le niveau 4.")).toBeTruthy();
    expect(way()).toBeNull();
    cleanup();
    show({ viewer, grantedLevel: 3 });
    expect(way()).toBeNull();
    cleanup();
    show({ viewer, grantedLevel: 4 });
    expect(way()).toBeTruthy();
  });

  it("waits for its experience where the table counts it", () => {
    show({ viewer: EXPERIENCE, experience: 2_699 });
    expect(screen.getByText("Le niveau 4 vient avec 2 700 XP.")).toBeTruthy();
    cleanup();
    show({ viewer: EXPERIENCE, experience: 2_700 });
    expect(way()).toBeTruthy();
  });

  it("says what it gives before it leads to the Forge", async () => {
    show({ viewer: MILESTONES, grantedLevel: 4 });
    fireEvent.click(screen.getByRole("button", { name: "Passer au niveau 4" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Niveau 4" }, { timeout: patience(10_000) }),
    );
    const lines = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(lines).toContain("Points de vie+8 au maximum ; les actuels montent d'autant");
    expect(lines).toContain("Caractéristiques2 points, ou un don");
    expect(dialog.getByRole("link", { name: "Faire mes choix" }).getAttribute("href")).toBe(
      "/atelier?system=dnd5e&character=brenn&levelUp=1",
    );
  });
});

describe("the MJ's word on a sheet", () => {
  const entry = async (name: string) => {
    fireEvent.click(screen.getByRole("button", { name: "Actions de la fiche" }));
    return screen.findByRole("menuitem", { name }, { timeout: patience(10_000) });
  };
  const mj = { isOwner: false, isMj: true, ...MILESTONES };

  it("grants the next level, and takes back the one that it granted", async () => {
    answers.on(grantLevel, null);
    show({ viewer: mj });
    fireEvent.click(await entry("Accorder le niveau 4"));
    const params = { system: "dnd5e", id: "camp", characterId: "brenn" };
    await waitFor(() => expect(sent(grantLevel)).toEqual([{ params, body: { level: 4 } }]));
    cleanup();
    show({ viewer: mj, grantedLevel: 4 });
    fireEvent.click(await entry("Reprendre le niveau 4"));
    await waitFor(() => expect(sent(grantLevel)[1]).toEqual({ params, body: { level: 3 } }));
  });

  it.each([
    { ...mj, isMj: false },
    { ...mj, ...EXPERIENCE },
    { ...mj, connected: false },
  ])("is not there for %j", async (viewer) => {
    show({ viewer });
    await entry("Imprimer");
    expect(screen.queryByRole("menuitem", { name: "Accorder le niveau 4" })).toBeNull();
  });
});
