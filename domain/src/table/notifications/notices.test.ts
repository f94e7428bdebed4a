import { describe, expect, it } from "vitest";
import type { CampaignDocument } from "../../documents/campaign";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import type { Notice } from "./notice";
import {
  campaignChangeNotices,
  campaignDeletedNotices,
  characterDeletedNotice,
  inviteRequestedNotices,
  joinRefusedNotice,
  joinRequestedNotice,
  levelGrantedNotice,
  rareItemAnsweredNotice,
  rareItemRequestedNotice,
  seatsDecidedNotice,
} from "./notices";

const before = campaignOf();
const changeOf = (change: Partial<CampaignDocument>, from = before) =>
  campaignChangeNotices("cendres", from, { ...from, ...change }, (uid) => uid.toUpperCase(), NOW);
const recipientsAndTitles = (notices: readonly Notice[]) =>
  notices.map(({ recipientUid, notification }) => [recipientUid, notification.title]);

const request = {
  uid: "zoe",
  name: "Zoé",
  campaignName: before.name,
  system: before.system,
  requestedAt: NOW,
};

describe("the notification of a join request", () => {
  it("goes to the MJ when it arrives, with a link to the campaign", () => {
    expect(joinRequestedNotice("cendres", before, request, NOW)).toEqual({
      recipientUid: "mj",
      notification: {
        title: "Une demande t'attend",
        message: "Zoé souhaite rejoindre « La Marche des Cendres ».",
        type: "info",
        cta: { label: "Voir la demande", href: "/campaign/cendres?system=dnd5e" },
        joinRequest: { campaignId: "cendres", system: "dnd5e", uid: "zoe" },
        about: "zoe",
        push: { kind: "join", campaignId: "cendres", table: "La Marche des Cendres" },
        read: false,
        createdAt: NOW,
        expiresAt: NOW + 30 * 86_400_000,
      },
    });
  });

  it("goes to the requester when it is refused", () => {
    const { recipientUid, notification } = joinRefusedNotice(request, NOW);
    expect(recipientUid).toBe("zoe");
    expect(notification).toMatchObject({
      type: "warning",
      message: "Ta demande pour « La Marche des Cendres » n'a pas été retenue.",
    });
  });

  it("goes to the requester when it is approved, and to nobody else", () => {
    const notices = changeOf({ memberIds: ["alice", "bob", "zoe"] });
    expect(recipientsAndTitles(notices)).toEqual([["zoe", "Bienvenue à la table"]]);
    expect(notices[0]?.notification.cta?.href).toBe("/campaign/cendres?system=dnd5e");
  });
});

describe("the notifications of a rare item", () => {
  const asked = {
    ...{ uid: "alice", characterId: "lia", characterName: "Lorien", itemId: "anneau", itemName: "Anneau" },
    ...{ createdAt: NOW, expiresAt: NOW + 1 },
  };

  it("go to the MJ who is asked, with the request to answer", () => {
    const { recipientUid, notification } = rareItemRequestedNotice("cendres", before, "anneau-1", asked, NOW);
    expect(recipientUid).toBe("mj");
    expect(notification).toMatchObject({
      type: "info",
      message: "Lorien aimerait avoir « Anneau » dans « La Marche des Cendres ».",
      cta: { label: "Ouvrir la campagne", href: "/campaign/cendres?system=dnd5e" },
      rareItemRequest: { campaignId: "cendres", system: "dnd5e", requestId: "anneau-1" },
      about: "alice",
    });
  });

  it("go to the player whom the MJ answers, with a link to the sheet", () => {
    const cta = { label: "Ouvrir la fiche", href: "/character/lia?system=dnd5e" };
    expect(rareItemAnsweredNotice(before, asked, true, NOW)).toMatchObject({
      recipientUid: "alice",
      notification: { type: "success", message: "« Anneau » est dans l'inventaire de Lorien.", cta },
    });
    expect(rareItemAnsweredNotice(before, asked, false, NOW)).toMatchObject({
      recipientUid: "alice",
      notification: { type: "warning", message: "Le MJ n'accorde pas « Anneau » à Lorien.", cta },
    });
  });
});

describe("the notifications of a departure", () => {
  it("tell both sides that the MJ removed the player", () => {
    const notices = changeOf({ memberIds: ["alice"], departure: { uid: "bob", by: "mj" } });
    expect(recipientsAndTitles(notices)).toEqual([
      ["bob", "Tu ne fais plus partie de la campagne"],
      ["mj", "Joueur retiré"],
    ]);
    expect(notices[1]?.notification.message).toBe("BOB ne fait plus partie de « La Marche des Cendres ».");
  });

  it("tell both sides that the player left, also when it is unknown who removed them", () => {
    for (const departure of [{ uid: "bob", by: "bob" }, { uid: "alice", by: "mj" }, undefined]) {
      const notices = changeOf({ memberIds: ["alice"], departure });
      expect(recipientsAndTitles(notices)).toEqual([
        ["bob", "Campagne quittée"],
        ["mj", "Un joueur est parti"],
      ]);
      expect(notices[1]?.notification.message).toBe("BOB a quitté « La Marche des Cendres ».");
    }
  });

  it("name the player to the MJ for as long as there is an account, and say then whom they are about", () => {
    const after = { ...before, memberIds: ["alice"] };
    const noticesTo = (nameOf: (uid: string) => string | undefined) =>
      campaignChangeNotices("cendres", before, after, nameOf, NOW).map(({ notification }) => notification);
    expect(noticesTo(() => "Bob")[1]).toMatchObject({ about: "bob" });
    const [toPlayer, toMj] = noticesTo(() => undefined);
    expect(toMj?.message).toBe("Un joueur a quitté « La Marche des Cendres ».");
    expect(toMj).not.toHaveProperty("about");
    expect(toPlayer).not.toHaveProperty("about");
  });

  it("do not repeat an earlier departure", () => {
    const later = campaignOf({ memberIds: ["alice"], departure: { uid: "bob", by: "mj" } });
    expect(changeOf({ name: "Autre nom" }, later)).toEqual([]);
  });
});

describe("the notification of the VTT", () => {
  it("goes to every player when it opens, on their devices too", () => {
    const notices = changeOf({ vttStatus: { status: "online", active: true } });
    expect(recipientsAndTitles(notices)).toEqual([
      ["alice", "La table virtuelle est ouverte"],
      ["bob", "La table virtuelle est ouverte"],
    ]);
    expect(notices[0]?.notification.push).toEqual({
      kind: "date",
      campaignId: "cendres",
      table: "La Marche des Cendres",
    });
  });

  it("is not repeated while it stays open, nor sent when it closes", () => {
    const open = campaignOf({ vttStatus: { status: "online" } });
    expect(changeOf({ vttStatus: { status: "online", joinUrl: "/autre" } }, open)).toEqual([]);
    expect(changeOf({ vttStatus: { status: "offline" } }, open)).toEqual([]);
  });
});

describe("the notification of a level", () => {
  it("goes to the player of the character, with a link to its sheet", () => {
    const lorien = { ...characterOf(), id: "lorien-1" };
    expect(levelGrantedNotice("cendres", before, lorien, 4, NOW)).toMatchObject({
      recipientUid: "alice",
      notification: {
        title: "Niveau 4 accordé",
        message: "« Lorien » peut passer au niveau 4 dans « La Marche des Cendres ».",
        type: "success",
        cta: { label: "Ouvrir la fiche", href: "/character/lorien-1?system=dnd5e" },
        push: { kind: "level", campaignId: "cendres", table: "La Marche des Cendres" },
      },
    });
  });
});

describe("the notification of a deletion", () => {
  it("goes to the players of a campaign", () => {
    expect(recipientsAndTitles(campaignDeletedNotices(before, NOW))).toEqual([
      ["alice", "Campagne supprimée"],
      ["bob", "Campagne supprimée"],
    ]);
  });

  it("goes to the owner of a character, with the time left to restore it", () => {
    const { recipientUid, notification } = characterDeletedNotice(characterOf(), NOW);
    expect(recipientUid).toBe("alice");
    expect(notification.message).toBe("« Lorien » peut être restauré pendant 30 jours.");
    expect(notification.cta?.href).toBe("/game");
  });
});

describe("seats for a table", () => {
  it.each([
    [1, "Places accordées", /^1 place t'attend pour « La Marche des Cendres »/, "success"],
    [3, "Places accordées", /^3 places t'attendent/, "success"],
    [undefined, "Places refusées", /n'a pas été retenue\.$/, "warning"],
  ] as const)("tell the MJ when %s are granted", (granted, title, message, type) => {
    const { recipientUid, notification } = seatsDecidedNotice("cendres", before, granted, NOW);
    expect(recipientUid).toBe("mj");
    expect(notification).toMatchObject({ title, type, cta: { href: "/campaign/cendres?system=dnd5e" } });
    expect(notification.message).toMatch(message);
  });
});

describe("a request for invitations", () => {
  it("is told to each admin with the way to the list, and without an address", () => {
    const notices = inviteRequestedNotices(["hera", "zeus"], {}, NOW);
    expect(recipientsAndTitles(notices)).toEqual([
      ["hera", "Une invitation est demandée"],
      ["zeus", "Une invitation est demandée"],
    ]);
    expect(notices[0]?.notification.cta).toEqual({ label: "Voir les demandes", href: "/admin" });
    const seats = { campaignId: "cendres", campaignName: "La Marche", system: "dnd5e", count: 3 } as const;
    const [told] = inviteRequestedNotices(["hera"], { seats }, NOW);
    expect(told?.notification).toMatchObject({
      title: "Des places sont demandées",
      message: "Un MJ demande 3 places pour sa table.",
    });
  });
});
