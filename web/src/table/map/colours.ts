/** What is chosen, on its turn or noted: of the canvas, which has no variables of the theme. */
export const GOLD = "#f5c542";
