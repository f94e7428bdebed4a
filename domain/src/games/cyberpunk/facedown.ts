/** What a facedown is called: on the sheet, among what the MJ asks, and what opposes it. */
export const FACEDOWN = "Confrontation";
