import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseNotification } from "./notification";

const MOMENT = 1_700_000_000_000;

const FULL = {
  id: "n1",
  title: "Demande acceptée",
  message: "La table t'attend.",
  type: "success",
  read: false,
  createdAt: MOMENT,
  cta: { label: "Voir la campagne", kind: "in-app", href: "/campaign/1" },
};

describe("a notification", () => {
  it("in the product's own shape is read as it is", () => {
    expect(normaliseNotification(FULL)).toEqual(FULL);
  });

  it.each([
    ["_id", "id"],
    ["notificationId", "id"],
    ["uuid", "id"],
    ["subject", "title"],
    ["heading", "title"],
    ["body", "message"],
    ["text", "message"],
    ["content", "message"],
    ["level", "type"],
    ["severity", "type"],
    ["variant", "type"],
    ["isRead", "read"],
    ["seen", "read"],
    ["is_read", "read"],
    ["created_at", "createdAt"],
    ["timestamp", "createdAt"],
    ["date", "createdAt"],
    ["sentAt", "createdAt"],
    ["action", "cta"],
    ["callToAction", "cta"],
  ] as const)("may have the name %s for %s", (alias, field) => {
    const { [field]: value, ...rest } = { ...FULL, read: true };
    expect(normaliseNotification({ ...rest, [alias]: value })).toEqual({ ...FULL, read: true });
  });

  it("may hold a request to join, whole or not at all", () => {
    const joinRequest = { campaignId: "cendres", system: "vampire", uid: "zoe" };
    expect(normaliseNotification({ ...FULL, joinRequest })).toEqual({ ...FULL, joinRequest });
    for (const broken of [
      "zoe",
      { ...joinRequest, uid: "" },
      { ...joinRequest, campaignId: " " },
      { ...joinRequest, system: "tarot" },
    ]) {
      expect(normaliseNotification({ ...FULL, joinRequest: broken })).toEqual(FULL);
    }
  });

  it("may hold a request for a rare item, whole or not at all", () => {
    const rareItemRequest = { campaignId: "cendres", system: "vampire", requestId: "anneau-1" };
    expect(normaliseNotification({ ...FULL, rareItemRequest })).toEqual({ ...FULL, rareItemRequest });
    for (const broken of [
      "anneau-1",
      { ...rareItemRequest, requestId: "" },
      { ...rareItemRequest, campaignId: " " },
      { ...rareItemRequest, system: "tarot" },
    ]) {
      expect(normaliseNotification({ ...FULL, rareItemRequest: broken })).toEqual(FULL);
    }
  });

  it.each([{ pollId: "poll-1" }, { meetingId: "evening-1", start: 4_000_000_000_000 }])(
    "may hold what is answered in it, whole or not at all: %o",
    (asked) => {
      const dates = { campaignId: "cendres", system: "vampire", ...asked };
      expect(normaliseNotification({ ...FULL, dates })).toEqual({ ...FULL, dates });
      for (const broken of [
        "cendres",
        { ...dates, pollId: "", meetingId: " " },
        { ...dates, pollId: "", start: "tôt" },
        { ...dates, campaignId: " " },
        { ...dates, system: "tarot" },
      ]) {
        expect(normaliseNotification({ ...FULL, dates: broken })).toEqual(FULL);
      }
    },
  );

  it("ignores an alias without a value", () => {
    expect(
      normaliseNotification({ ...FULL, title: " ", subject: "Sujet", type: "?", level: "WARNING" }),
    ).toMatchObject({
      title: "Sujet",
      type: "warning",
    });
  });

  it("of an unknown type is an info", () => {
    expect(normaliseNotification({ ...FULL, type: "urgent" })?.type).toBe("info");
    expect(normaliseNotification({ ...FULL, type: 3 })?.type).toBe("info");
    expect(normaliseNotification({ ...FULL, type: " Critical " })?.type).toBe("critical");
  });

  it.each([
    [true, true],
    ["true", true],
    [1, true],
    ["1", true],
    [false, false],
    ["false", false],
    [0, false],
    ["0", false],
    ["oui", true],
    ["peut-être", false],
    [null, false],
  ])("with read %j is read: %s", (read, expected) => {
    expect(normaliseNotification({ ...FULL, read })?.read).toBe(expected);
  });

  it("with the time at which it was read is read", () => {
    const { read, ...rest } = FULL;
    expect(normaliseNotification({ ...rest, readAt: MOMENT })?.read).toBe(true);
    expect(normaliseNotification({ ...rest, readAt: null })?.read).toBe(false);
    expect(normaliseNotification({ ...rest, readAt: MOMENT, read })?.read).toBe(false);
  });

  it("has a time below 1e10 in seconds", () => {
    expect(normaliseNotification({ ...FULL, createdAt: MOMENT / 1000 })?.createdAt).toBe(MOMENT);
    expect(
      normaliseNotification({ ...FULL, createdAt: { seconds: MOMENT / 1000, nanoseconds: 0 } })?.createdAt,
    ).toBe(MOMENT);
  });

  it("without a readable time has none", () => {
    expect(normaliseNotification({ ...FULL, createdAt: "bientôt" })).not.toHaveProperty("createdAt");
  });

  it("needs a title or a message", () => {
    expect(normaliseNotification({ id: "n1", type: "info" })).toBeUndefined();
    expect(normaliseNotification({ id: "n1", title: "  ", message: "" })).toBeUndefined();
    expect(normaliseNotification({ id: "n1", message: "Seul" })).toMatchObject({
      title: "Notification",
      message: "Seul",
    });
    expect(normaliseNotification({ id: "n1", title: "Seul" })).toMatchObject({ title: "Seul", message: "" });
  });

  it("without an id gets one from its time and its text", () => {
    expect(normaliseNotification({ title: "Titre", createdAt: MOMENT })?.id).toBe(`${MOMENT}:Titre`);
    expect(normaliseNotification({ message: "Seul" })?.id).toBe(":Seul");
    expect(normaliseNotification({ id: 42, title: "Titre" })?.id).toBe("42");
  });

  it("with a long text and no id gets an id that is the same when read again", () => {
    for (const message of ["a".repeat(500), `${"a".repeat(198)}   b`]) {
      const once = normaliseNotification({ message });
      expect(once?.id.length).toBeLessThanOrEqual(200);
      expect(normaliseNotification(once)).toEqual(once);
    }
  });

  it.each([null, undefined, "texte", 3, [FULL]])("cannot be read from %j", (raw) => {
    expect(normaliseNotification(raw)).toBeUndefined();
  });
});

describe("the action of a notification", () => {
  const actionOf = (fields: object) => normaliseNotification({ id: "n1", title: "Titre", ...fields })?.cta;

  it.each([
    [{ cta: { label: "Voir", href: "/game" } }, "Voir"],
    [{ cta: { text: "Voir", url: "/game" } }, "Voir"],
    [{ cta: { title: "Voir", link: "/game" } }, "Voir"],
    [{ cta: { to: "/game" } }, "Ouvrir"],
    [{ cta: { label: " ", path: "/game" } }, "Ouvrir"],
    [{ cta: "/game" }, "Ouvrir"],
    [{ url: "/game" }, "Ouvrir"],
    [{ ctaUrl: "/game", ctaLabel: "Voir" }, "Voir"],
    [{ ctaHref: "/game", linkLabel: "Voir" }, "Voir"],
    [{ actionUrl: "/game", actionLabel: "Voir" }, "Voir"],
    [{ href: "/game" }, "Ouvrir"],
    [{ link: "/game" }, "Ouvrir"],
  ])("%j leads into the app", (fields, label) => {
    expect(actionOf(fields)).toEqual({ label, kind: "in-app", href: "/game" });
  });

  it("is external when its address is", () => {
    expect(actionOf({ url: "https://example.fr/x" })).toMatchObject({ kind: "external" });
  });

  it.each([
    { cta: { label: "Piège", href: "javascript:alert(1)" } },
    { url: "//evil.example" },
    { cta: {} },
    { cta: 3 },
  ])("%j is removed", (fields) => {
    expect(normaliseNotification({ id: "n1", title: "Titre", ...fields })).not.toHaveProperty("cta");
  });
});

describe("normalising a notification", () => {
  const aliases = ["id", "title", "subject", "message", "body", "type", "read", "seen", "cta", "url", "href"];
  const moment = fc.oneof(
    fc.integer({ min: 1e7, max: 4e9 }),
    fc.integer({ min: 1e10, max: 4e12 }),
    fc.constant("?"),
  );
  const value = fc.oneof(
    fc.string(),
    fc.boolean(),
    fc.integer(),
    fc.constantFrom("/game", "error", { href: "/x" }, null),
  );
  const notification = fc
    .tuple(fc.dictionary(fc.constantFrom(...aliases), value), moment)
    .map(([fields, createdAt]) => ({ ...fields, createdAt }));

  it("twice changes nothing more", () => {
    fc.assert(
      fc.property(notification, (raw) => {
        const once = normaliseNotification(raw);
        expect(normaliseNotification(once)).toEqual(once);
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(
        fc.anything({ withDate: true, withNullPrototype: true }),
        fc.constantFrom(...aliases),
        (raw, field) => {
          normaliseNotification(raw);
          expect(normaliseNotification({ heading: "Titre", [field]: raw })?.title).toBeDefined();
        },
      ),
    );
  });
});
