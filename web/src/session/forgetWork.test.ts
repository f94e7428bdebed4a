import { afterEach, expect, it } from "vitest";
import { DEVICE_KEYS } from "../browser/deviceKeys";
import { STORAGE_KEYS } from "../browser/storageKeys";
import { forgetKeptLists, forgetWork } from "./forgetWork";

const { forgeDraft, outbox, mjPanel, sheetPanel, unsavedNote } = STORAGE_KEYS;

afterEach(() => localStorage.clear());

it("removes drafts, unsent messages and notes, and MJ panels of one person, and nothing else", () => {
  const work = [
    forgeDraft("ana", "dnd5e", { kind: "new" }),
    forgeDraft("ana", "vampire", { kind: "edit", characterId: "lia" }),
    outbox("ana", "brumes"),
    unsavedNote("ana", "brumes", "e12~ana~table"),
    mjPanel("brumes"),
    mjPanel("nuits"),
  ];
  const others = [
    DEVICE_KEYS.device,
    STORAGE_KEYS.mjPanelKeys,
    sheetPanel("dnd5e", "lia", "notes"),
    forgeDraft("bob", "dnd5e", { kind: "new" }),
    forgeDraft("ana2", "dnd5e", { kind: "new" }),
    outbox("bob", "brumes"),
    unsavedNote("bob", "brumes", "e12~bob~self"),
    outbox("ana:x", "brumes"),
  ];
  for (const key of [...work, ...others]) localStorage.setItem(key, "1");
  forgetWork("ana");
  expect(work.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  expect(others.filter((key) => localStorage.getItem(key) === null)).toEqual([]);
});

it("removes the lists that were kept, whoever they are of, and no work", () => {
  const lists = [STORAGE_KEYS.campaignList("ana", "dnd5e"), STORAGE_KEYS.campaignList("bob", "vampire")];
  const others = [outbox("ana", "brumes"), DEVICE_KEYS.device];
  for (const key of [...lists, ...others]) localStorage.setItem(key, "1");
  forgetKeptLists();
  expect(lists.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  expect(others.filter((key) => localStorage.getItem(key) === null)).toEqual([]);
});
