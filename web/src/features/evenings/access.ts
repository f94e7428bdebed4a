import type { AccessWords } from "../../table/access/TableMembersOnly";

export const EVENINGS_ACCESS: AccessWords = {
  title: "Séances",
  loading: "Chargement des séances...",
  failure: "Impossible de charger les séances de la campagne.",
};
