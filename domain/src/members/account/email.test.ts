import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkEmail, maskEmail, normaliseEmail } from "./email";
import { emailSchema } from "./emailSchema";

const REFUSAL = "Adresse email invalide. Vérifie le format et réessaie.";

describe("a masked email address", () => {
  it("can be recognised but not written to", () => {
    expect(maskEmail("lea.dubois@example.fr")).toBe("le…@example.fr");
    expect(maskEmail("le@example.fr")).toBe("l…@example.fr");
    expect(maskEmail("l@example.fr")).toBe("…@example.fr");
  });
});

describe("an email address", () => {
  it.each([
    "joueur1@demo.test",
    " MJ@Demo.Test ",
    "prenom.nom+table@sous.domaine.fr",
    "o'brien@example.ie",
    "a_b-c%d@example.co",
    "été@été.fr",
    "x@xn--bcher-kva.example",
    "a@b.c2",
  ])("%j is accepted", (email) => {
    expect(checkEmail(email)).toBeUndefined();
  });

  it.each([
    "",
    "   ",
    "joueur",
    "joueur@",
    "@demo.test",
    "a@b",
    "a@b.c",
    "a@@b.fr",
    "a@b@c.fr",
    "a b@c.fr",
    "a@b c.fr",
    ".a@b.fr",
    "a.@b.fr",
    "a..b@c.fr",
    "a@b..fr",
    "a@.b.fr",
    "a@-b.fr",
    "a@b-.fr",
    "a@b.fr.",
    "a@b.f-",
    "a@127.0.0.10",
    "a<script>@b.fr",
    '"a"@b.fr',
    "a,b@c.fr",
    "a\u0000b@c.fr",
    "a\u0085b@c.fr",
    "a@b.fr\nBcc: x@y.fr",
  ])("%j is refused", (email) => {
    expect(checkEmail(email)).toBe(REFUSAL);
  });

  it("has at most 254 characters", () => {
    const domain = "@example.fr";
    expect(checkEmail(`${"a".repeat(254 - domain.length)}${domain}`)).toBeUndefined();
    expect(checkEmail(`${"a".repeat(255 - domain.length)}${domain}`)).toBe(REFUSAL);
  });

  it("is checked quickly, however long the text is", () => {
    expect(checkEmail(`a@${"a-".repeat(200_000)}`)).toBe(REFUSAL);
  });

  it("is stored trimmed and in lower case", () => {
    expect(emailSchema.parse("  Joueur1@Demo.TEST ")).toBe("joueur1@demo.test");
    expect(emailSchema.safeParse("non").error?.issues[0]?.message).toBe(REFUSAL);
  });

  it("is not changed by a second normalisation", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: "binary" })), (raw) => {
        const email = normaliseEmail(raw);
        expect(normaliseEmail(email)).toBe(email);
        expect(checkEmail(email)).toBe(checkEmail(raw));
      }),
    );
  });
});
