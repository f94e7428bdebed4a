import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outboxSubject, STORAGE_KEYS, unsavedNote } from "./storageKeys";

const { sheetPanel, campaignPanel, mjPanel, forgeDraft, outbox, playOutbox } = STORAGE_KEYS;

describe("the keys of this device's storage", () => {
  it("tell the panels of sheets and campaigns apart, whatever their ids hold", () => {
    expect(sheetPanel("dnd5e", "abc", "notes")).toBe("sheet:dnd5e:abc:notes");
    expect(sheetPanel("dnd5e", "a:b", "c")).not.toBe(sheetPanel("dnd5e", "a", "b:c"));
    expect(sheetPanel("dnd5e", "a%3Ab", "c")).not.toBe(sheetPanel("dnd5e", "a:b", "c"));
    expect(campaignPanel("abc", "tableRolls")).toBe("campaign:abc:tableRolls");
    expect(campaignPanel("a:b", "c")).not.toBe(campaignPanel("a", "b:c"));
    expect(campaignPanel("abc", "notes")).not.toBe(sheetPanel("dnd5e", "abc", "notes"));
  });

  it("hold one MJ panel per campaign", () => {
    expect(mjPanel("camp")).toBe("des-et-heros:panel:camp");
    expect(mjPanel("camp")).not.toBe(mjPanel("other"));
  });

  it("hold one draft per member, game and character", () => {
    const edit = { kind: "edit", characterId: "lia" } as const;
    expect(forgeDraft("alice", "dnd5e", { kind: "new" })).toBe("forge:alice:dnd5e:new");
    expect(forgeDraft("alice", "dnd5e", edit)).not.toBe(forgeDraft("bob", "dnd5e", edit));
    expect(forgeDraft("alice", "dnd5e", edit)).not.toBe(
      forgeDraft("alice", "dnd5e", { ...edit, kind: "copy" }),
    );
  });

  it("hold one outbox per member and table", () => {
    const parts = fc.tuple(fc.string(), fc.string());
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const same = one[0] === other[0] && one[1] === other[1];
        expect(outbox(...one) === outbox(...other)).toBe(same);
      }),
    );
    expect(outbox("alice", "camp")).toBe("des-et-heros:letters:alice:camp");
  });

  it("say what an outbox is of, to nobody but its author", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (uid, id, other) => {
        expect(outboxSubject(uid, outbox(uid, id))).toEqual({ kind: "messages", id });
        expect(outboxSubject(uid, playOutbox(uid, id))).toEqual({ kind: "play", id });
        fc.pre(other !== uid);
        expect(outboxSubject(other, playOutbox(uid, id))).toBeUndefined();
      }),
    );
    expect(outboxSubject("alice", mjPanel("camp"))).toBeUndefined();
  });

  it("say which note waits, to nobody but its author", () => {
    const text = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(text, text, text, text, (uid, campaignId, noteId, other) => {
        const key = STORAGE_KEYS.unsavedNote(uid, campaignId, noteId);
        expect(unsavedNote(uid, key)).toEqual({ campaignId, noteId });
        expect(outboxSubject(uid, key)).toBeUndefined();
        fc.pre(other !== uid);
        expect(unsavedNote(other, key)).toBeUndefined();
      }),
    );
    expect(unsavedNote("alice", outbox("alice", "camp"))).toBeUndefined();
  });
});
