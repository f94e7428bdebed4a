import { render, screen } from "@testing-library/react";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
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

function show(target: RollTarget) {
  writeTabRolls(STORAGE_KEYS.tabRolls("nina", "lia"), { log: [], target });
  render(
    <SheetOf character={lia}>
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

  it("is seen where it was chosen among a roll's options and is in no order", async () => {
    share(GOBLIN);
    show({ id: "orin", name: "Orin" });
    expect(await chosen()).toBe("Orin");
  });
});
