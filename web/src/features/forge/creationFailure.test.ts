import { describe, expect, it } from "vitest";
import { HttpError } from "../../http/call";
import { creationFailure } from "./creationFailure";

const answer = (status: number, code: string, error = "Une phrase du serveur.") =>
  new HttpError(status, { code, error });

describe("the failure to create a character", () => {
  it("says what to do about a quota, and keeps the campaign", () => {
    const { sentence, leavesTable } = creationFailure(answer(403, "quota-reached"));
    expect(sentence).toMatch(/^Ton quota de personnages est atteint\..*Ton brouillon est gardé/);
    expect(leavesTable).toBe(false);
  });

  it("gives up a campaign that is gone, or that one left", () => {
    expect(creationFailure(answer(404, "campaign-not-found"))).toMatchObject({ leavesTable: true });
    expect(creationFailure(answer(403, "forbidden"))).toMatchObject({ leavesTable: true });
  });

  it("shows what the server refused, and no internal error", () => {
    expect(creationFailure(answer(400, "not-as-rolled")).sentence).toBe("Une phrase du serveur.");
    const lost =
      "Impossible de créer ce personnage pour le moment. Ton brouillon est gardé sur cet appareil.";
    expect(creationFailure(answer(500, "internal")).sentence).toBe(lost);
    expect(creationFailure(new TypeError("Failed to fetch"))).toEqual({ sentence: lost, leavesTable: false });
  });
});
