import { cleanup, render, screen } from "@testing-library/react";
import { tableScenes, tokens } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { gridOf, tokenOf } from "domain/testing/scenes";
import { beforeEach, describe, expect, it } from "vitest";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { documents } from "../../../live/testing/documents";
import type { RollTarget } from "../../../table/rolls/rollEntry";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { RollsProvider } from "../rolls/RollsProvider";
import { writeTabRolls } from "../rolls/tabRolls";
import { Aim } from "./Aim";

const lia = normaliseCharacter({
  ...{ id: "lia", name: "Lia", system: "dnd5e", userId: "nina" },
  campaignId: "aimed-table",
  campaign: { id: "aimed-table", name: "Brumes" },
});
const entry = (id: string, name: string) => ({ id, name, pronouns: "", role: "", value: 10 });
const GOBLIN = { id: "creature-1", name: "Gobelin" };

const share = (...others: (typeof GOBLIN)[]) => {
  const order = [entry("lia", "Lia"), ...others.map(({ id, name }) => entry(id, name))];
  const shared = { order, activeIndex: 0, round: 1 };
  documents.put(sharedInitiatives, ["aimed-table"], { revision: 1, shared, updatedAt: 1 });
};

function show(target: RollTarget, character = lia) {
  writeTabRolls(STORAGE_KEYS.tabRolls("nina", "lia"), { log: [], target });
  render(
    <SheetOf character={character}>
      <RollsProvider tableOpen>
        <Aim />
      </RollsProvider>
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );
}
const chosen = async () =>
  ((await screen.findByLabelText("Cible")) as HTMLSelectElement).selectedOptions[0]?.text;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the target", () => {
  it("is still who was aimed at before the page was loaded, and gone once it has left the order", async () => {
    share(GOBLIN);
    show({ ...GOBLIN, kind: "creature" });
    expect(await chosen()).toBe("Gobelin");
    share();
    expect(await chosen()).toBe("Personne");
  });

  it("is told with how far it is where that decides", async () => {
    documents.put(tableScenes, ["aimed-table"], {
      ...{ revision: 1, updatedAt: 1 },
      shown: {
        ...{ sceneId: "alley", title: "La ruelle", width: 2000, height: 2000, rooms: [], tiles: {} },
        ...{ grid: gridOf({ unit: { name: "m", perCell: 2 } }) },
        background: { colour: "#203040", texture: "stone" },
      },
    });
    const bounds = { width: 2000, height: 2000 };
    const stands = { sceneId: "alley", movedAt: 1, bounds };
    documents.put(tokens, ["aimed-table", "l"], {
      ...tokenOf({ kind: "character", characterId: "lia", name: "Lia", x: 0, y: 0 }),
      ...stands,
    });
    documents.put(tokens, ["aimed-table", "g"], { ...tokenOf({ name: "Gobelin", x: 450, y: 0 }), ...stands });
    share(GOBLIN);
    show({ ...GOBLIN, kind: "creature" }, { ...lia, system: "cyberpunk" });
    expect(await chosen()).toBe("Gobelin (18 m)");
    cleanup();
    show({ ...GOBLIN, kind: "creature" });
    expect(await chosen()).toBe("Gobelin");
  });

  it("is seen where it was chosen among a roll's options and is in no order", async () => {
    share(GOBLIN);
    show({ id: "orin", name: "Orin" });
    expect(await chosen()).toBe("Orin");
  });
});
