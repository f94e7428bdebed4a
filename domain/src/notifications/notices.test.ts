import { describe, expect, it } from "vitest";
import type { CampaignDocument } from "../documents/campaign";
import { campaignOf, characterOf, NOW } from "../testing/campaigns";
import {
  campaignChangeNotices,
  campaignDeletedNotices,
  characterDeletedNotice,
  joinRefusedNotice,
  joinRequestedNotice,
  type Notice,
} from "./notices";

const before = campaignOf();
const changeOf = (change: Partial<CampaignDocument>, from = before) =>
  campaignChangeNotices("cendres", from, { ...from, ...change }, (uid) => uid.toUpperCase(), NOW);
const told = (notices: readonly Notice[]) =>
  notices.map(({ recipientUid, notification }) => [recipientUid, notification.title]);

const request = {
  uid: "zoe",
  name: "Zoé",
  campaignName: before.name,
  system: before.system,
  requestedAt: NOW,
};

describe("what is told about a join request", () => {
  it("is told to the MJ when it arrives, with the way to the campaign", () => {
    expect(joinRequestedNotice("cendres", before, request, NOW)).toEqual({
      recipientUid: "mj",
      notification: {
        title: "Une demande t'attend",
        message: "Zoé souhaite rejoindre « La Marche des Cendres ».",
        type: "info",
        cta: { label: "Voir la demande", href: "/campaign/cendres?system=dnd5e" },
        read: false,
        createdAt: NOW,
        expiresAt: NOW + 30 * 86_400_000,
      },
    });
  });

  it("is told to the requester when it is refused", () => {
    const { recipientUid, notification } = joinRefusedNotice(request, NOW);
    expect(recipientUid).toBe("zoe");
    expect(notification).toMatchObject({
      type: "warning",
      message: "Ta demande pour « La Marche des Cendres » n'a pas été retenue.",
    });
  });

  it("is told to the requester when it is approved, and to nobody else", () => {
    const notices = changeOf({ memberIds: ["alice", "bob", "zoe"] });
    expect(told(notices)).toEqual([["zoe", "Bienvenue à la table"]]);
    expect(notices[0]?.notification.cta?.href).toBe("/campaign/cendres?system=dnd5e");
  });
});

describe("what is told about a player who goes", () => {
  it("says to both that the MJ removed them", () => {
    const notices = changeOf({ memberIds: ["alice"], departure: { uid: "bob", by: "mj" } });
    expect(told(notices)).toEqual([
      ["bob", "Tu ne fais plus partie de la campagne"],
      ["mj", "Joueur retiré"],
    ]);
    expect(notices[1]?.notification.message).toBe("BOB ne fait plus partie de « La Marche des Cendres ».");
  });

  it("says to both that they left of their own accord, also when nobody says who made them go", () => {
    for (const departure of [{ uid: "bob", by: "bob" }, { uid: "alice", by: "mj" }, undefined]) {
      const notices = changeOf({ memberIds: ["alice"], departure });
      expect(told(notices)).toEqual([
        ["bob", "Campagne quittée"],
        ["mj", "Un joueur est parti"],
      ]);
      expect(notices[1]?.notification.message).toBe("BOB a quitté « La Marche des Cendres ».");
    }
  });

  it("does not repeat an earlier departure", () => {
    const later = campaignOf({ memberIds: ["alice"], departure: { uid: "bob", by: "mj" } });
    expect(changeOf({ name: "Autre nom" }, later)).toEqual([]);
  });
});

describe("what is told about the virtual table", () => {
  it("is told to every player when it opens", () => {
    expect(told(changeOf({ vttStatus: { status: "online", active: true } }))).toEqual([
      ["alice", "La table virtuelle est ouverte"],
      ["bob", "La table virtuelle est ouverte"],
    ]);
  });

  it("is not told again while it stays open, nor when it closes", () => {
    const open = campaignOf({ vttStatus: { status: "online" } });
    expect(changeOf({ vttStatus: { status: "online", joinUrl: "/autre" } }, open)).toEqual([]);
    expect(changeOf({ vttStatus: { status: "offline" } }, open)).toEqual([]);
  });
});

describe("what is told about a deletion", () => {
  it("is told to the players of a campaign", () => {
    expect(told(campaignDeletedNotices(before, NOW))).toEqual([
      ["alice", "Campagne supprimée"],
      ["bob", "Campagne supprimée"],
    ]);
  });

  it("is told to the owner of a character, with the time there is to have it back", () => {
    const { recipientUid, notification } = characterDeletedNotice(characterOf(), NOW);
    expect(recipientUid).toBe("alice");
    expect(notification.message).toBe("« Lorien » peut être restauré pendant 30 jours.");
    expect(notification.cta?.href).toBe("/game");
  });
});
