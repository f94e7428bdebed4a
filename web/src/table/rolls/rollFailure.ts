/** Where the server has said nothing better. */
export const ROLL_FAILURE = "Ce jet n'a pas pu être lancé. Réessaie.";
