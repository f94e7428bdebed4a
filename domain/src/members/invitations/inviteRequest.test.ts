import { describe, expect, it } from "vitest";
import {
  INVITE_REQUEST_STATUSES,
  inviteRequestLabel,
  inviteRequestMovedMessage,
  inviteRequestMoves,
} from "../../documents/inviteRequestStatus";
import {
  checkNote,
  normaliseNote,
  reminderCount,
  reminderLabel,
  requestReceivedMessage,
} from "./inviteRequest";

describe("an invite request", () => {
  it("counts its repeats as reminders", () => {
    expect([0, 1, 2, 5].map(reminderCount)).toEqual([0, 0, 1, 4]);
    expect([1, 2, 5].map(reminderLabel)).toEqual([undefined, "1 relance", "4 relances"]);
  });

  it("tells a visitor who asks again that the first request is known", () => {
    expect(requestReceivedMessage(2)).toBe(
      "Votre demande est déjà en cours de traitement. Nous avons mis à jour vos informations de contact.",
    );
    expect(requestReceivedMessage(1)).toMatch(/^Votre demande d'invitation a bien été enregistrée\./);
  });

  it("has a note only if something is left after trimming", () => {
    expect(["  ", "", null, undefined].map(normaliseNote)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(normaliseNote(" MJ depuis 1998 ")).toBe("MJ depuis 1998");
  });

  it("has a note of at most 1000 characters", () => {
    expect(checkNote(` ${"a".repeat(1000)} `)).toBeUndefined();
    expect(checkNote("a".repeat(1001))).toBe("La note ne doit pas dépasser 1\u202f000 caractères.");
  });
});

describe("the status of an invite request", () => {
  it("is labelled En attente, Traitée or Refusée", () => {
    expect(INVITE_REQUEST_STATUSES.map(inviteRequestLabel)).toEqual(["En attente", "Traitée", "Refusée"]);
  });

  it.each([
    ["pending", ["Marquer comme traitée", "Refuser"]],
    ["processed", ["Refuser", "Repasser en attente"]],
    ["refused", ["Marquer comme traitée", "Repasser en attente"]],
  ] as const)("%s offers a button for every other status", (status, labels) => {
    expect(inviteRequestMoves(status).map(({ label }) => label)).toEqual(labels);
    expect(inviteRequestMoves(status).map(({ to }) => to)).not.toContain(status);
  });

  it("is named in the success message", () => {
    expect(INVITE_REQUEST_STATUSES.map(inviteRequestMovedMessage)).toEqual([
      "Demande marquée comme en attente.",
      "Demande marquée comme traitée.",
      "Demande marquée comme refusée.",
    ]);
  });
});
