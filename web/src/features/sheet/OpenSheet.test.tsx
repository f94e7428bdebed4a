import { render, screen } from "@testing-library/react";
import { type LatestEntry, type PlayStateDocument, playStates } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { firstPlayState } from "domain/table/play/changePlayState";
import { equippedOf } from "domain/testing/playLaws";
import { expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { documents } from "../../live/testing/documents";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { OpenSheet } from "./OpenSheet";

vi.mock("./useSheetTable", () => {
  const standing = { table: undefined, isOwner: true, isMj: false, lost: false };
  return { useSheetTable: () => standing };
});
vi.mock("../../api/items", async (original) => {
  const found = { items: [], failed: false };
  return { ...(await original<object>()), useItemsQuery: () => found };
});
/** How often a value that can be rolled was rendered: a D&D sheet has dozens. */
const count = vi.hoisted(() => ({ rolls: 0 }));
vi.mock("../../ui/RollButton", async (original) => {
  const real = await original<typeof import("../../ui/RollButton")>();
  return {
    ...real,
    RollButton: (props: Parameters<typeof real.RollButton>[0]) => {
      count.rolls += 1;
      return real.RollButton(props);
    },
  };
});

const stats = { hp: { current: 20, max: 31 }, abilityScores: { dex: 16 }, proficiencyBonus: 2 };
const raw = { id: "lia", name: "Lia", system: "dnd5e", stats, userId: "nina" };
const character = normaliseCharacter(raw);
const first = firstPlayState(playSystemOf("dnd5e"), "nina", equippedOf("dnd5e", stats), 0);
const nothing = () => undefined;

it.each([
  ["without favourites", []],
  ["with favourites", ["Initiative", "Acrobaties"]],
])("does not render its rolls anew for what happens in play, %s", async (_, favourites) => {
  localStorage.setItem(STORAGE_KEYS.favouriteRolls("nina", "lia"), JSON.stringify(favourites));
  documents.put(playStates, ["lia"], first);
  render(<OpenSheet {...{ character, raw, refetch: nothing, retry: nothing }} unreadable={null} />, {
    wrapper: MemberTestRoot,
  });
  await screen.findByText("Rien ne s'est encore passé en jeu.");
  const after = (state: PlayStateDocument, latest: LatestEntry[]) => {
    count.rolls = 0;
    documents.put(playStates, ["lia"], { ...state, latest });
    return count.rolls;
  };
  const entry = (id: string): LatestEntry => ({ id, role: "mj", events: [], inverse: [], createdAt: 0 });
  const again = after({ ...first }, [entry("a")]);
  const hitPoints = { lost: 15, temporary: 0, reduction: 0 };
  const hurt = after({ ...first, revision: 1, state: { ...first.state, hitPoints } }, [entry("b")]);
  expect(screen.getByRole("meter", { name: "Points de vie" }).textContent).toBe("16 / 31");
  expect([again, hurt]).toEqual([0, 0]);
});
