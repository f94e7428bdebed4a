import type { AccessWords } from "../../table/access/TableMembersOnly";

export const HANDOUTS_ACCESS: AccessWords = {
  title: "Aides de jeu",
  loading: "Chargement des aides de jeu...",
  failure: "Impossible de charger les aides de jeu de la campagne.",
};
