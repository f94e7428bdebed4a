import { describe, expect, it } from "vitest";
import type { InviteRequestDocument } from "../../documents/inviteRequest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import {
  codesOfRequest,
  decideGrantSeats,
  decideRequestSeats,
  MAX_SEATS,
  seatsOf,
  seatsRequestId,
} from "./seats";

const table = { id: "cendres", data: campaignOf() };
const by = { uid: "hera", name: "Héra", email: "hera@example.fr" };
const code = (changes: object = {}) => ({ code: "DH-1", used: false, ...changes });
const free = (count: number) => Array.from({ length: count }, (_, index) => code({ code: `DH-${index}` }));

const ask = (count: number, known: Partial<Parameters<typeof decideRequestSeats>[3]> = {}) =>
  decideRequestSeats(table, "mj@example.fr", count, { earlier: undefined, codes: [], ...known }, NOW);

const grant = (request: InviteRequestDocument, codes: readonly ReturnType<typeof code>[] = []) => {
  let made = 0;
  return decideGrantSeats(request, codes, () => `DH-NEW-${made++}`, by, NOW + 5);
};

describe("asking for seats", () => {
  it("is one request for each campaign, which says for which table they are", () => {
    expect(seatsRequestId("cendres")).toBe("seats-cendres");
    expect(ask(3)).toMatchObject({
      email: "mj@example.fr",
      status: "pending",
      requestCount: 1,
      createdAt: NOW,
      seats: { campaignId: "cendres", campaignName: "La Marche des Cendres", system: "dnd5e", count: 3 },
    });
  });

  it("again changes the number and makes it pending; what admins noted stays", () => {
    const earlier = { ...ask(3), createdAt: 1, status: "refused", adminNote: "Vu", processedBy: by } as const;
    const again = ask(2, { earlier });
    expect(again).toMatchObject({ status: "pending", requestCount: 2, createdAt: 1, adminNote: "Vu" });
    expect(again.seats?.count).toBe(2);
    expect(again).not.toHaveProperty("processedBy");
  });

  it("ends at eight seats ahead: those that were taken, or disabled, do not count", () => {
    const others = [code({ used: true }), code({ disabled: true })];
    expect(ask(MAX_SEATS, { codes: others }).seats?.count).toBe(MAX_SEATS);
    expect(refusalOf(() => ask(MAX_SEATS, { codes: free(1) }))).toBe("too-many-seats");
    expect(ask(1, { codes: free(MAX_SEATS - 1) }).seats?.count).toBe(1);
  });
});

describe("a refusal", () => {
  it("is of the codes that were made since the table asked", () => {
    const made = [NOW - 1, NOW, NOW + 1].map((createdAt) => ({ data: { createdAt } }));
    expect(codesOfRequest(ask(1), made)).toEqual(made.slice(1));
  });
});

describe("granting seats", () => {
  it("makes a code for each, of the campaign, and marks the request as processed", () => {
    const decision = grant(ask(2));
    expect(decision?.changes).toMatchObject({ status: "processed", processedBy: by });
    expect(
      decision?.invites.map(({ code: made, campaignId, note, used }) => [made, campaignId, note, used]),
    ).toEqual([
      ["DH-NEW-0", "cendres", "La Marche des Cendres", false],
      ["DH-NEW-1", "cendres", "La Marche des Cendres", false],
    ]);
  });

  it("twice grants nothing more, and never more than the table has room for", () => {
    expect(grant({ ...ask(2), status: "processed" })).toBeUndefined();
    expect(grant(ask(3), free(MAX_SEATS - 1))?.invites).toHaveLength(1);
    expect(grant(ask(3), free(MAX_SEATS + 1))?.invites).toHaveLength(0);
  });

  it("is not for visitors' requests", () => {
    const { seats: _, ...visitor } = ask(1);
    expect(refusalOf(() => grant(visitor))).toBe("invite-request-not-found");
  });
});

describe("the seats of a table", () => {
  it("say who took them, without those that a refusal disabled", () => {
    const codes = [
      code(),
      code({ code: "DH-2", used: true, usedBy: { uid: "zoe", name: "Zoé", email: "z@example.fr" } }),
      code({ code: "DH-3", disabled: true }),
      code({ code: "DH-4", disabled: true, used: true }),
    ];
    expect(seatsOf(codes)).toEqual([
      { code: "DH-1", used: false },
      { code: "DH-2", used: true, usedByName: "Zoé" },
      { code: "DH-4", used: true },
    ]);
  });
});
