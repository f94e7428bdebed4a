/** Of the error `invalid-email`, for pages that must not carry all errors. */
export const INVALID_EMAIL = "Adresse email invalide. Vérifie le format et réessaie.";
