/** What a week of a role's work was like, from a bad one to a good one. */
type Weeks = readonly [bad: string, ordinary: string, good: string];

/** By the role's id; each of its lines is for two faces of a d6. */
const WEEKS: Readonly<Record<string, Weeks>> = {
  rockeur: ["Salle vide, matériel saisi", "Trois bars, un public fidèle", "Première partie d'un grand nom"],
  solo: ["Un client qui ne paie qu'à moitié", "Garde du corps, nuits calmes", "Convoi tenu jusqu'au bout"],
  netrunner: [
    "Une glace trop noire, on décroche",
    "Archives ouvertes pour un fixer",
    "Un serveur vidé avant l'aube",
  ],
  techie: ["Des pièces qui manquent", "Réparations pour tout le quartier", "Un prototype vendu sur plan"],
  medtech: [
    "Des blessés sans un eddie",
    "Consultations au noir",
    "Un cadre recousu, et qui tient à ce que ça ne se sache pas",
  ],
  media: ["Un sujet enterré", "Des brèves, payées à la ligne", "Une exclusivité reprise partout"],
  exec: ["Une réunion de trop, prime gelée", "Dossiers bouclés", "Un contrat arraché au rival"],
  flic: [
    "Paperasse et retenue sur solde",
    "Patrouilles et heures supplémentaires",
    "Une prime pour une arrestation",
  ],
  fixer: ["Une affaire qui capote", "De petites commissions", "Deux clients qui paient le même service"],
  nomade: ["Une panne loin de tout", "Un chargement, une route", "Un convoi passé sous le nez des douanes"],
};

/** Of whoever has no role that is known. */
const ANY_WEEKS: Weeks = ["Rien qui paie", "De petits boulots", "Un boulot qu'on ne refuse pas"];

/** In eurodollars, by the face of a d6; the last row whose rank is reached. */
const PAYS: readonly { readonly fromRank: number; readonly pays: readonly number[] }[] = [
  { fromRank: 0, pays: [0, 100, 200, 200, 300, 500] },
  { fromRank: 5, pays: [100, 200, 300, 400, 500, 800] },
  { fromRank: 8, pays: [200, 400, 500, 600, 800, 1_200] },
];

const paysOf = (rank: number): readonly number[] =>
  PAYS.findLast(({ fromRank }) => rank >= fromRank)?.pays ?? [];

/** The least and the most that a week pays. */
export function payRange(rank: number): readonly [least: number, most: number] {
  const pays = paysOf(rank);
  return [pays[0] ?? 0, pays.at(-1) ?? 0];
}

/** A week of this role at this rank, by the face of a d6: what it was like, and what it paid. */
export function workedWeek(roleId: string | undefined, rank: number, face: number) {
  const weeks = (roleId === undefined ? undefined : WEEKS[roleId]) ?? ANY_WEEKS;
  return { story: weeks[Math.ceil(face / 2) - 1] ?? "", pay: paysOf(rank)[face - 1] ?? 0 };
}
