import type { Token } from "domain/documents/sceneSchema";
import type { PresentToken } from "domain/table/scene/fightTokens";
import type { LiveScene } from "../../../../live/scene/scenes";
import type { TokenView } from "../../view/sceneView";

/** A token as it is sent: what the server adds to it left out, with its real name and whether members read it. */
export function storedToken(token: TokenView, { names }: Pick<LiveScene, "names">): Token {
  const {
    kind,
    characterId,
    participantId,
    name,
    commonName,
    colour,
    picture,
    size,
    x,
    y,
    health,
    badges,
    down,
    follows,
    light,
    sees,
    darkvision,
    aura,
  } = token;
  return {
    kind,
    name,
    nameShown: names[token.id] === undefined,
    colour,
    size,
    x,
    y,
    ...(characterId !== undefined && { characterId }),
    ...(participantId !== undefined && { participantId }),
    ...(commonName !== undefined && { commonName }),
    ...(picture !== undefined && { picture }),
    ...(health !== undefined && { health }),
    ...(badges !== undefined && { badges: [...badges] }),
    ...(down && { down }),
    ...(follows !== undefined && { follows }),
    ...(light !== undefined && { light }),
    ...(sees !== undefined && { sees }),
    ...(darkvision !== undefined && { darkvision }),
    ...(aura !== undefined && { aura }),
  };
}

/**
 * The token for somebody of its own: whom it stands for has one already, and the letter by which its MJ tells that one apart
 * is nobody else's to read.
 */
export const ofNobody = ({
  characterId: _,
  participantId: __,
  follows: ___,
  down: ____,
  commonName,
  name,
  ...token
}: Token): Token => ({ ...token, name: commonName ?? name });

/** Tokens as the scene holds them. */
export const presentTokens = (
  tokens: readonly TokenView[],
  scene: Pick<LiveScene, "names">,
): PresentToken[] =>
  tokens.map((token) => ({ id: token.id, hidden: token.hidden, token: storedToken(token, scene) }));
