import type { SystemId } from "domain/values/systemIds";
import { icosahedron } from "../icosahedron";

const d20 = icosahedron([50, 50], 44);

/** One line drawing per game system, in a 100 × 100 box. */
export const EMBLEM_PATHS: Record<SystemId, string> = {
  dnd5e: d20.outline + d20.face + d20.edges,
  vampire:
    "M50 5C70 34 82 48 82 64a32 32 0 0 1-64 0C18 48 30 34 50 5zM58 46a18 18 0 1 0 10 26 15 15 0 0 1-10-26z",
  cyberpunk:
    "M50 6 88 28v44L50 94 12 72V28zM50 30 67 40v20L50 70 33 60V40zM50 30V6M67 40l21-12M67 60l21 12M50 70v24" +
    "M33 60 12 72M33 40 12 28M44 50a6 6 0 1 0 12 0 6 6 0 1 0-12 0",
  cthulhu:
    "M18 38C28 22 40 15 50 15s22 7 32 23C72 53 60 59 50 59S28 53 18 38zM50 25a13 13 0 1 0 .1 0M50 31c4 5 4 9 0 14-4-5-4-9 0-14z" +
    "M50 59c0 12 9 14 9 23a7 7 0 0 1-13 3M37 56c1 14-8 15-9 25a6 6 0 0 0 11 3M63 56c-1 14 8 15 9 25" +
    "M25 49c0 12-12 14-13 24a6 6 0 0 0 10 4M75 49c0 12 12 14 13 24a6 6 0 0 1-10 4M72 81a6 6 0 0 1-5 7",
};

/** What each game is about, for pages that load none. */
export const TAGLINES: Readonly<Record<SystemId, string>> = {
  dnd5e: "Elfes, dragons et torches qui faiblissent.",
  vampire: "La nuit, le sang, et ce qu'il reste d'humain.",
  cyberpunk: "Néons, chrome et loyers en retard.",
  cthulhu: "Années 20, manuscrits, et ce qui dort dessous.",
};
