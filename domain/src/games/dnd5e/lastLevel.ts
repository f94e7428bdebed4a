/** The last level of a character. */
export const DND5E_LAST_LEVEL = 20;
