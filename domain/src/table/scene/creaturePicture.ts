import type { Token } from "../../documents/sceneSchema";
import { numberOf } from "../creatures/numberedNames";

interface Present {
  readonly token: Token;
}

interface Named {
  readonly name: string;
  readonly commonName?: string | undefined;
}

/** What its kind is called: « Gobelin » of « Gobelin 2 », and of « Gobelin A », whom members have not seen. */
const kindOf = ({ name, commonName }: Named): string => (commonName ?? name.replace(/ \d{1,4}$/, "")).trim();

/**
 * The picture of a creature that comes to a scene: the one that a token of its kind has there, so that one picture is enough
 * for six goblins.
 */
export function pictureOfKind(present: readonly Present[], creature: Named): { readonly picture?: string } {
  const kind = kindOf(creature);
  const ofKind = ({ token }: Present) =>
    token.kind === "creature" && (kindOf(token) === kind || numberOf(kind, token.name) !== undefined);
  const picture = present.find((one) => one.token.picture !== undefined && ofKind(one))?.token.picture;
  return picture === undefined ? {} : { picture };
}
