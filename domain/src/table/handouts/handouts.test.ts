import { describe, expect, it } from "vitest";
import {
  type HandoutDocument,
  handoutFields,
  MAX_HANDOUT_PARTS,
  MAX_HANDOUTS,
  MAX_PART_LENGTH,
  PICTURE_PART,
  type ShownHandoutDocument,
} from "../../documents/handout";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import {
  copiesOf,
  decideCreateHandout,
  decideHandoutPicture,
  decideShowHandout,
  decideUpdateHandout,
  decideWithdrawHandout,
  readCopies,
  requireHandout,
  screenAfter,
  shownPage,
  withoutReader,
} from "./handouts";

const campaign = campaignOf({ memberIds: ["alice", "bob"] });
const KNOWN = { id: "part-known", title: "Ce que l'on sait", text: "Le sceau est brisé.", secret: false };
const SECRET = { id: "part-secret", title: "Le secret", text: "L'encre est du sang.", secret: true };
const draft = { kind: "letter" as const, title: "La lettre", parts: [KNOWN, SECRET] };
const EVENING = { id: "soir-0003", number: 3 };

const create = (uid = "mj", count = 0) => decideCreateHandout(campaign, uid, draft, count, NOW);
const show = (before: HandoutDocument, parts: string[], to: "table" | string[]) =>
  decideShowHandout(campaign, "mj", before, { parts, to });
const withdraw = (before: HandoutDocument, parts?: string[]) =>
  decideWithdrawHandout(campaign, "mj", before, parts);
const copies = (
  handout: HandoutDocument,
  before: ReadonlyMap<string, ShownHandoutDocument> = new Map(),
  now = NOW,
  evening: typeof EVENING | undefined = EVENING,
) => copiesOf("letter", handout, before, { evening, now });
/** What each of its readers reads, by its parts. */
const told = (handout: HandoutDocument) =>
  Object.fromEntries(
    [...copies(handout)].map(([id, { parts, pictureId }]) => [
      id.slice("letter~".length),
      [...parts.map((part) => part.id), ...(pictureId ? [pictureId] : [])],
    ]),
  );

describe("a handout", () => {
  it("is the MJ's to write, up to 500 of a campaign, and shown to nobody at first", () => {
    expect(create()).toMatchObject({ ...draft, uid: "mj", version: 1, readers: {}, readerUids: [] });
    expect(told(create())).toEqual({});
    expect(refusalOf(() => create("alice"))).toBe("forbidden");
    expect(refusalOf(() => create("mj", MAX_HANDOUTS))).toBe("handout-quota-reached");
    expect(refusalOf(() => requireHandout(campaign, "mj", undefined))).toBe("handout-not-found");
    expect(refusalOf(() => requireHandout(campaign, "bob", create()))).toBe("forbidden");
  });

  it("has a title, and at most eight parts of 4,000 characters, each once", () => {
    const { title, parts } = handoutFields;
    expect(title.safeParse("  ").success).toBe(false);
    expect(parts.safeParse([]).success).toBe(true);
    expect(parts.safeParse([KNOWN, KNOWN]).success).toBe(false);
    expect(parts.safeParse([{ ...KNOWN, text: "x".repeat(MAX_PART_LENGTH + 1) }]).success).toBe(false);
    expect(parts.safeParse([{ ...KNOWN, text: "a\u0000" }]).success).toBe(false);
    const many = Array.from({ length: MAX_HANDOUT_PARTS + 1 }, (_, at) => ({
      ...KNOWN,
      id: `part-000${at}`,
    }));
    expect(parts.safeParse(many).success).toBe(false);
    expect(parts.safeParse(many.slice(1)).success).toBe(true);
  });

  it("is changed by whoever read it last", () => {
    const change = (version: number) =>
      decideUpdateHandout(campaign, "mj", create(), { ...draft, title: "Le pli", version }, NOW + 1);
    expect(change(1)).toMatchObject({ title: "Le pli", version: 2, createdAt: NOW, updatedAt: NOW + 1 });
    expect(refusalOf(() => change(2))).toBe("stale-version");
  });
});

describe("what is shown of a handout", () => {
  const shown = show(create(), [KNOWN.id], "table");

  it("is a copy for all, of those parts alone", () => {
    expect(told(shown)).toEqual({ table: [KNOWN.id] });
    const copy = copies(shown).get("letter~table");
    expect(copy).toEqual({
      ...{ handoutId: "letter", audience: "table", kind: "letter", title: "La lettre" },
      parts: [{ id: KNOWN.id, title: KNOWN.title, text: KNOWN.text }],
      ...{ evening: EVENING, shownAt: NOW, updatedAt: NOW },
    });
    expect(JSON.stringify([...copies(shown)])).not.toContain("sang");
  });

  it("is one more copy, whole, for each player who reads more", () => {
    const both = show(shown, [SECRET.id], ["bob"]);
    expect(told(both)).toEqual({ table: [KNOWN.id], bob: [KNOWN.id, SECRET.id] });
    expect(both.readerUids).toEqual(["bob"]);
    expect(told(show(both, [SECRET.id], ["alice"]))).toMatchObject({ alice: [KNOWN.id, SECRET.id] });
    expect(told(show(both, [SECRET.id], "table"))).toEqual({ table: [KNOWN.id, SECRET.id] });
  });

  it("stays so for whom it was shown to, whoever it is shown to next", () => {
    expect(show(shown, [KNOWN.id], ["bob"]).readers).toEqual({ [KNOWN.id]: "table" });
  });

  it("is its picture too", () => {
    const pictured = decideHandoutPicture(campaign, "mj", create(), "seal-1", NOW);
    const seen = show(pictured, [PICTURE_PART], ["alice"]);
    expect(told(seen)).toEqual({ alice: ["seal-1"] });
    expect(told(decideHandoutPicture(campaign, "mj", seen, "seal-2", NOW))).toEqual({ alice: ["seal-2"] });
    expect(told(decideHandoutPicture(campaign, "mj", seen, undefined, NOW))).toEqual({});
  });

  it("is what the MJ writes of it by then, and goes with a part that goes", () => {
    const write = (parts: HandoutDocument["parts"]) =>
      decideUpdateHandout(campaign, "mj", shown, { ...draft, parts, version: 1 }, NOW + 5);
    const before = copies(shown);
    const after = copies(write([{ ...KNOWN, text: "Il est entier." }, SECRET]), before, NOW + 5);
    expect(after.get("letter~table")).toMatchObject({
      parts: [{ text: "Il est entier." }],
      ...{ shownAt: NOW, updatedAt: NOW + 5 },
    });
    expect(told(write([SECRET]))).toEqual({});
  });

  it("is taken back whole, or part by part", () => {
    const all = show(show(shown, [SECRET.id], "table"), [SECRET.id], ["bob"]);
    expect(told(withdraw(all, [SECRET.id]))).toEqual({ table: [KNOWN.id] });
    expect(told(withdraw(all))).toEqual({});
    expect(withdraw(all)).toMatchObject({ readers: {}, readerUids: [] });
  });

  it("is for players of the campaign, and of a part that is there", () => {
    expect(refusalOf(() => show(create(), [KNOWN.id], ["carol"]))).toBe("player-not-found");
    expect(refusalOf(() => show(create(), [KNOWN.id], ["mj"]))).toBe("player-not-found");
    expect(refusalOf(() => show(create(), [PICTURE_PART], "table"))).toBe("handout-not-found");
    expect(show(create(), [KNOWN.id, "gone"], "table").readers).toEqual({ [KNOWN.id]: "table" });
    const byAlice = () => decideShowHandout(campaign, "alice", create(), { parts: [KNOWN.id], to: "table" });
    expect(refusalOf(byAlice)).toBe("forbidden");
    expect(refusalOf(() => decideWithdrawHandout(campaign, "bob", shown, undefined))).toBe("forbidden");
  });

  it("is no news again where nothing new is shown, and the same document where nothing changes", () => {
    const before = copies(shown);
    expect(copies(show(shown, [KNOWN.id], "table"), before, NOW + 9).get("letter~table")).toBe(
      before.get("letter~table"),
    );
    const more = copies(show(shown, [SECRET.id], "table"), before, NOW + 9, undefined);
    expect(more.get("letter~table")).toMatchObject({ shownAt: NOW + 9, evening: EVENING });
  });

  it("is never older in one's own copy than in that for all", () => {
    const own = copies(show(create(), [KNOWN.id, SECRET.id], ["bob"]));
    const all = show(show(create(), [SECRET.id], ["bob"]), [KNOWN.id], "table");
    expect(copies(all, own, NOW + 9).get("letter~bob")?.shownAt).toBe(NOW + 9);
  });

  it("is nothing any more to who has left", () => {
    const both = show(shown, [SECRET.id], ["alice", "bob"]);
    expect(told(withoutReader(both, "bob"))).toEqual({
      table: [KNOWN.id],
      alice: [KNOWN.id, SECRET.id],
    });
    expect(told(withoutReader(withoutReader(both, "bob"), "alice"))).toEqual({ table: [KNOWN.id] });
  });

  it("stands on the table's screen as far as all read it, follows it there, and goes with it", () => {
    const pictured = decideHandoutPicture(campaign, "mj", shown, "seal-1", NOW);
    const all = show(show(pictured, [PICTURE_PART], "table"), [SECRET.id], ["bob"]);
    const put = screenAfter("letter", all, { updatedAt: 1 }, [KNOWN.id, SECRET.id, PICTURE_PART], NOW);
    expect(put).toEqual({
      shown: {
        id: "letter",
        handout: {
          ...{ kind: "letter", title: "La lettre", pictureId: "seal-1" },
          parts: [{ id: KNOWN.id, title: KNOWN.title, text: KNOWN.text }],
        },
        until: NOW + 24 * 60 * 60_000,
      },
      updatedAt: NOW,
    });
    const after = (handout: HandoutDocument | undefined) =>
      screenAfter("letter", handout, put, undefined, NOW + 5);
    expect(after(all)).toBeUndefined();
    expect(
      after(show(all, [SECRET.id], "table")),
      "what is shown later is not on the screen",
    ).toBeUndefined();
    expect(after({ ...all, title: "Le pli" })?.shown).toMatchObject({
      handout: { title: "Le pli" },
      until: put?.shown?.until,
    });
    expect(after(withdraw(all, [KNOWN.id]))?.shown?.handout).toMatchObject({
      parts: [],
      pictureId: "seal-1",
    });
    for (const gone of [withdraw(all), undefined]) expect(after(gone)).toEqual({ updatedAt: NOW + 5 });
    expect(screenAfter("other", withdraw(all), put, undefined, NOW), "another's").toBeUndefined();
    expect(
      refusalOf(() =>
        decideShowHandout(campaign, "mj", all, { parts: [KNOWN.id], to: ["bob"], onScreen: true }),
      ),
    ).toBe("invalid-input");
  });

  it("is read in one's own copy where there is one, the one shown last first", () => {
    const copy = (handoutId: string, audience: string, shownAt: number) => ({ handoutId, audience, shownAt });
    const [all, own, other] = [copy("a", "table", 1), copy("a", "bob", 3), copy("b", "table", 2)];
    expect(shownPage([[all, other], [own]], 3)).toEqual({ handouts: [own, other], more: false });
    // Of those for all there are more, and there may be a newer copy of one's own than them.
    expect(shownPage([[other, all], [own]], 2)).toEqual({ handouts: [own, other], more: true });
    expect(shownPage([[copy("c", "table", 4)], [own]], 1)).toEqual({
      handouts: [copy("c", "table", 4)],
      more: true,
    });
    for (const order of [
      [all, own, other],
      [other, own, all],
    ])
      expect(readCopies(order)).toEqual([own, other]);
  });
});
