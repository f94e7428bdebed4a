import { describe, expect, it } from "vitest";
import { AppError, describeError, ERROR_CODES, type ErrorCode, isErrorCode } from "./errors";

const sentenceOf = (code: ErrorCode) => describeError(code).sentence;

describe("the error table", () => {
  it("has the product's sentences, to the letter", () => {
    expect(sentenceOf("empty-campaign-name")).toBe("Le nom de la campagne ne peut pas être vide.");
    expect(sentenceOf("character-linked-elsewhere")).toBe("Ce personnage est déjà lié à une autre campagne.");
    expect(sentenceOf("forbidden")).toBe("Action non autorisée.");
    expect(sentenceOf("player-not-found")).toBe("Joueur introuvable.");
    expect(sentenceOf("character-not-found")).toBe("Personnage introuvable.");
    expect(sentenceOf("join-link-invalid")).toBe("Invitation invalide ou expirée.");
    expect(sentenceOf("vtt-url-invalid")).toBe("URL de session VTT indisponible.");
    expect(sentenceOf("invite-used")).toBe("Ce code d'invitation a déjà été utilisé.");
    expect(sentenceOf("invite-invalid")).toBe("Code d'invitation invalide.");
    expect(sentenceOf("invite-disabled")).toBe("Ce code d'invitation est désactivé.");
    expect(sentenceOf("invalid-email")).toBe("Adresse email invalide. Vérifie le format et réessaie.");
    expect(sentenceOf("registration-required")).toContain("inscription requise");
    expect([sentenceOf("missing-user-id"), sentenceOf("missing-code"), sentenceOf("missing-id")]).toEqual([
      "User id requis",
      "Code requis",
      "Identifiant requis",
    ]);
  });

  it.each([
    [
      400,
      ["bad-request", "invalid-input", "empty-campaign-name", "character-linked-elsewhere", "vtt-disabled"],
    ],
    [401, ["unauthenticated", "session-expired", "token-invalid"]],
    [403, ["forbidden", "registration-required", "invite-disabled", "quota-reached", "own-account"]],
    [404, ["not-found", "player-not-found", "character-not-found", "invite-invalid", "join-link-invalid"]],
    [409, ["already-member", "already-registered", "invite-used", "stale-version"]],
    [413, ["payload-too-large"]],
    [415, ["json-required"]],
    [429, ["too-many-requests"]],
    [500, ["internal"]],
    [503, ["document-invalid"]],
  ] as const)("answers %i where the product says so", (status, codes) => {
    expect(codes.map((code) => describeError(code).status)).toEqual(codes.map(() => status));
  });

  it("gives every code an error status and a sentence", () => {
    for (const code of ERROR_CODES) {
      const { status, sentence } = describeError(code);
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(sentence.trim()).not.toBe("");
    }
  });

  it("recognises its own codes only", () => {
    expect(ERROR_CODES.every(isErrorCode)).toBe(true);
    for (const foreign of ["", "toString", "constructor", 404, null])
      expect(isErrorCode(foreign)).toBe(false);
  });
});

describe("an AppError", () => {
  it("carries its code, its status and its sentence", () => {
    const refusal = new AppError("forbidden");
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal).toMatchObject({
      name: "AppError",
      code: "forbidden",
      status: 403,
      message: "Action non autorisée.",
      retryAfter: undefined,
    });
  });

  it("may have its own sentence, and the seconds to wait", () => {
    const refusal = new AppError("too-many-requests", { sentence: "Patience.", retryAfter: 30 });
    expect(refusal).toMatchObject({ status: 429, message: "Patience.", retryAfter: 30 });
  });
});
