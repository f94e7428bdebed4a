/** The title of a screen that opens on a list. */
export const TITLE_SIZE = "clamp(1.9rem, 1.4rem + 2vw, 2.6rem)";
