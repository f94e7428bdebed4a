import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { describeInvalidInput } from "./invalidInput";

/** The sentence that `describeInvalidInput` gives when this schema refuses this input. */
function sentenceFor(schema: z.ZodMiniType, input: unknown): string | undefined {
  const { error } = z.safeParse(schema, input);
  return error && describeInvalidInput(error);
}

describe("the sentence of an invalid request", () => {
  it("is the schema's message where it has one", () => {
    const schema = z.object({ email: z.string().check(z.minLength(3, "Adresse email invalide.")) });
    expect(sentenceFor(schema, { email: "" })).toBe("Adresse email invalide.");
  });

  it.each([
    ["idToken", "jeton de connexion"],
    ["inviteCode", "code d'invitation"],
    ["name", "nom"],
    ["password", "mot de passe"],
    ["pronouns", "pronoms"],
    ["count", "quantité"],
    ["role", "rôle"],
    ["status", "statut"],
    ["characterId", "characterId"],
  ])("names the field %s « %s »", (field, french) => {
    expect(sentenceFor(z.object({ [field]: z.string() }), {})).toBe(`Le champ « ${french} » est invalide.`);
  });

  it("names the outermost field of a nested problem", () => {
    const schema = z.object({ name: z.object({ first: z.string() }) });
    expect(sentenceFor(schema, { name: {} })).toBe("Le champ « nom » est invalide.");
  });

  it("names no field when the whole input is invalid", () => {
    expect(sentenceFor(z.object({}), "texte")).toBe("Le contenu de la demande est invalide.");
  });
});
