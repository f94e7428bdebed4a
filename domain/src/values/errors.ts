import { INVALID_EMAIL } from "./sentences";

/**
 * Every error of the product: code → HTTP status → French sentence (product §8, and sentences of our own for
 * the others). The server answers `{ error: sentence, code }`; screens may show the sentence.
 */
const ERRORS = {
  "bad-request": { status: 400, sentence: "La demande est mal formée." },
  "invalid-json": { status: 400, sentence: "Le contenu envoyé n'est pas un JSON valide." },
  "invalid-input": { status: 400, sentence: "Un champ de la demande est invalide." },
  "missing-user-id": { status: 400, sentence: "User id requis" },
  "missing-code": { status: 400, sentence: "Code requis" },
  "missing-id": { status: 400, sentence: "Identifiant requis" },
  "invalid-email": { status: 400, sentence: INVALID_EMAIL },
  "invalid-nickname": { status: 400, sentence: "Choisissez un pseudo pour votre compte." },
  "invalid-password": { status: 400, sentence: "Ce mot de passe n'est pas accepté." },
  "empty-campaign-name": { status: 400, sentence: "Le nom de la campagne ne peut pas être vide." },
  "character-linked-elsewhere": { status: 400, sentence: "Ce personnage est déjà lié à une autre campagne." },
  "system-mismatch": {
    status: 400,
    sentence: "Ce personnage n'appartient pas au système de jeu de la campagne.",
  },
  "portrait-unreadable": {
    status: 400,
    sentence: "Cette image n'est pas lisible. Choisis un fichier JPEG, PNG ou WebP.",
  },
  "tile-unreadable": {
    status: 400,
    sentence: "Ce morceau d'image n'est pas lisible : il doit être en WebP ou en JPEG.",
  },
  "not-as-rolled": {
    status: 400,
    sentence: "Ce personnage ne vient pas des dés lancés pour cette table.",
  },
  "vtt-disabled": { status: 400, sentence: "Le VTT n'est pas activé pour cette campagne." },
  "vtt-url-invalid": { status: 400, sentence: "URL de session VTT indisponible." },
  "push-endpoint-unknown": {
    status: 400,
    sentence: "Les notifications de ce navigateur ne sont pas prises en charge.",
  },
  "unknown-system": { status: 400, sentence: "Ce système de jeu est inconnu." },
  "invite-invalid": { status: 404, sentence: "Code d'invitation invalide." },
  "invite-used": { status: 409, sentence: "Ce code d'invitation a déjà été utilisé." },
  "invite-disabled": { status: 403, sentence: "Ce code d'invitation est désactivé." },
  unauthenticated: { status: 401, sentence: "Connecte-toi pour continuer." },
  "session-expired": { status: 401, sentence: "Ta session a expiré. Reconnecte-toi." },
  "token-invalid": {
    status: 401,
    sentence: "Ce jeton de connexion est invalide ou trop ancien. Reconnecte-toi.",
  },
  "registration-required": {
    status: 403,
    sentence: "Aucun compte pour cette adresse : inscription requise.",
  },
  forbidden: { status: 403, sentence: "Action non autorisée." },
  "reauthentication-required": {
    status: 403,
    sentence: "Pour ta sécurité, confirme d'abord ton identité.",
  },
  "foreign-origin": { status: 403, sentence: "Cette demande ne vient pas de l'application." },
  "last-admin": { status: 403, sentence: "Il doit rester au moins un administrateur." },
  "own-account": { status: 403, sentence: "Tu ne peux pas faire cela sur ton propre compte." },
  "quota-reached": { status: 403, sentence: "Ton quota de personnages est atteint." },
  "rare-item": { status: 403, sentence: "À cette table, un objet rare se demande au MJ." },
  "item-quota-reached": { status: 403, sentence: "Tu as atteint le nombre d'objets maison permis." },
  "creature-quota-reached": { status: 403, sentence: "Tu as atteint le nombre de créatures permis." },
  "encounter-quota-reached": {
    status: 403,
    sentence: "Cette campagne a atteint le nombre de rencontres permis.",
  },
  "random-table-quota-reached": {
    status: 403,
    sentence: "Cette campagne a atteint le nombre de tables aléatoires permis.",
  },
  "handout-quota-reached": {
    status: 403,
    sentence: "Cette campagne a atteint le nombre d'aides de jeu permis.",
  },
  "portrait-quota-reached": { status: 403, sentence: "Tu as atteint le nombre de portraits permis." },
  "not-found": { status: 404, sentence: "Cette ressource est introuvable." },
  "route-not-found": { status: 404, sentence: "Cette adresse de l'API n'existe pas." },
  "roll-not-found": { status: 404, sentence: "Jet introuvable." },
  "campaign-not-found": { status: 404, sentence: "Campagne introuvable." },
  "join-link-invalid": { status: 404, sentence: "Invitation invalide ou expirée." },
  "join-request-not-found": { status: 404, sentence: "Demande introuvable." },
  "player-not-found": { status: 404, sentence: "Joueur introuvable." },
  "character-not-found": { status: 404, sentence: "Personnage introuvable." },
  "creature-not-found": { status: 404, sentence: "Créature introuvable." },
  "encounter-not-found": { status: 404, sentence: "Rencontre introuvable." },
  "random-table-not-found": { status: 404, sentence: "Table aléatoire introuvable." },
  "handout-not-found": { status: 404, sentence: "Aide de jeu introuvable." },
  "scene-not-found": { status: 404, sentence: "Scène introuvable." },
  "date-not-found": { status: 404, sentence: "Cette date n'est plus à l'agenda." },
  "evening-not-found": { status: 404, sentence: "Séance introuvable." },
  "message-not-found": { status: 404, sentence: "Ce message n'est plus là." },
  "item-not-found": { status: 404, sentence: "Objet introuvable." },
  "rare-item-request-not-found": { status: 404, sentence: "Cette demande n'attend plus de réponse." },
  "push-device-not-found": { status: 404, sentence: "Cet appareil ne reçoit plus de notifications." },
  "user-not-found": { status: 404, sentence: "Utilisateur introuvable." },
  "too-many-seats": {
    status: 409,
    sentence: "Une table a huit places d'avance au plus : donne d'abord celles qu'elle a.",
  },
  "invite-request-not-found": { status: 404, sentence: "Demande d'invitation introuvable." },
  "operation-refused": { status: 409, sentence: "Ce n'est pas possible maintenant." },
  "already-registered": { status: 409, sentence: "Ce compte est déjà inscrit. Connecte-toi." },
  "already-member": { status: 409, sentence: "Tu fais déjà partie de cette campagne." },
  "stale-version": { status: 409, sentence: "Quelqu'un d'autre a modifié ce document entre-temps." },
  "level-not-next": { status: 409, sentence: "Ce n'est pas le niveau suivant de ce personnage." },
  "roll-already-made": { status: 409, sentence: "Ce jet a déjà été fait." },
  "roll-not-redoable": { status: 409, sentence: "Ce jet ne se relance pas." },
  "contest-decided": { status: 409, sentence: "Quelqu'un s'est déjà opposé à ce jet." },
  "ask-already-made": { status: 409, sentence: "Cette demande a déjà été faite." },
  "ask-already-answered": { status: 409, sentence: "Tu as déjà répondu à cette demande." },
  "ask-closed": {
    status: 409,
    sentence: "Cette demande n'est plus ouverte. Tu peux lancer ce jet comme d'habitude.",
  },
  "too-many-asks": {
    status: 409,
    sentence: "Trop de demandes sont ouvertes. Clos-en une avant d'en faire une autre.",
  },
  "rare-item-already-requested": { status: 409, sentence: "Cet objet attend déjà la réponse du MJ." },
  "rare-item-request-not-needed": { status: 409, sentence: "Cet objet s'ajoute sans demande." },
  "too-many-rare-item-requests": {
    status: 409,
    sentence: "Trop d'objets attendent la réponse du MJ. Retire une demande avant d'en faire une autre.",
  },
  "push-device-taken": {
    status: 409,
    sentence: "Cet appareil reçoit déjà les notifications d'un autre compte.",
  },
  "scene-not-shown": { status: 409, sentence: "Cette scène n'est pas montrée à la table." },
  "moves-paused": { status: 409, sentence: "Le MJ a mis les déplacements en pause." },
  "door-locked": { status: 409, sentence: "Cette porte est verrouillée." },
  "door-out-of-reach": { status: 409, sentence: "Aucun de tes personnages n'est à côté de cette porte." },
  "limit-reached": { status: 409, sentence: "Il y en a déjà autant que possible." },
  "date-is-over": { status: 409, sentence: "Cette date est déjà passée." },
  "too-many-dates": {
    status: 409,
    sentence: "L'agenda de cette campagne est plein. Retire d'abord une date.",
  },
  "no-evening": { status: 409, sentence: "Aucune séance n'est en cours." },
  "too-many-marked-lines": {
    status: 409,
    sentence: "Cette séance garde déjà autant de lignes que possible.",
  },
  "drawing-already-made": { status: 409, sentence: "Ce dessin a déjà été fait." },
  "message-already-sent": { status: 409, sentence: "Ce message a déjà été envoyé." },
  "payload-too-large": { status: 413, sentence: "Le contenu envoyé est trop volumineux." },
  "json-required": { status: 415, sentence: "Le contenu doit être envoyé en JSON." },
  "too-many-requests": { status: 429, sentence: "Trop de demandes. Patiente un instant avant de réessayer." },
  "document-invalid": {
    status: 503,
    sentence: "Une donnée enregistrée est illisible. Rien n'a été modifié ; réessaie plus tard.",
  },
  // Never a 409: what waits to be sent would take that for the end of it.
  busy: { status: 503, sentence: "Trop de choses changent ici au même moment. Réessaie dans un instant." },
  internal: { status: 500, sentence: "Une erreur est survenue. Réessaie dans quelques instants." },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** The HTTP status and the French sentence of a code. */
export function describeError(code: ErrorCode): { status: number; sentence: string } {
  return ERRORS[code];
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}

/**
 * An error whose sentence a user may read. `sentence` replaces the table's one, to name a field or a number.
 * `retryAfter` is in seconds and becomes the `Retry-After` header of a 429 or 503.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { sentence?: string; retryAfter?: number } = {}) {
    super(options.sentence ?? ERRORS[code].sentence);
    this.name = "AppError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.retryAfter = options.retryAfter;
  }
}
