import type { Power } from "../../../game/powers/power";

const spell = (
  id: string,
  name: string,
  magic: string,
  sanity: string,
  note: string,
  roll?: Power["roll"],
): Power => ({
  ...{ id, name, kind: "Sort", note },
  costs: { magic, sanity },
  ...(roll !== undefined && { roll }),
});

/** A first reading, and the study that comes after it, each with what it takes of Sanity and teaches of the Mythos. */
const tome = (
  id: string,
  name: string,
  sanity: string,
  [read, studied]: readonly [number, number],
  note: string,
): Power[] => [
  { ...{ id, name, kind: "Ouvrage", note }, costs: { sanity, mythos: read } },
  {
    ...{
      id: `${id}-etude`,
      name: `${name} (étude)`,
      kind: "Ouvrage",
      note: "Des mois de lecture, après la première.",
    },
    costs: { sanity, mythos: studied },
  },
];

const AGAINST_POWER = { traits: ["pow"] };

/** A few spells with what they cost, and tomes with what reading them takes and teaches. */
export const cthulhuPowers: readonly Power[] = [
  spell(
    "domination",
    "Domination",
    "1",
    "1",
    "La cible obéit un instant, si ton POU l'emporte.",
    AGAINST_POWER,
  ),
  spell(
    "signe-secret",
    "Signe secret",
    "1",
    "1",
    "Un geste qui aide le prochain sort ou montre l'invisible.",
  ),
  spell(
    "appel-des-profonds",
    "Appel des profonds",
    "3",
    "1d3",
    "Quelque chose vient de la mer pour te parler.",
  ),
  spell("tourment", "Tourment", "3", "1d4", "La douleur terrasse ta victime.", AGAINST_POWER),
  spell("memoire-voilee", "Mémoire voilée", "1d6", "1d2", "Un souvenir échappe à ta cible.", AGAINST_POWER),
  spell(
    "protection-de-la-chair",
    "Protection de la chair",
    "2",
    "1d4",
    "2d6 d'armure pour ses 2 PM, à compter toi-même.",
    {
      dice: "2d6",
    },
  ),
  ...tome("roi-en-jaune", "Le Roi en jaune", "1d10", [1, 4], "Une pièce que personne ne devrait finir."),
  ...tome("livre-d-eibon", "Livre d'Eibon", "2d4", [3, 8], "Les savoirs d'un sorcier d'avant les hommes."),
  ...tome(
    "de-vermis-mysteriis",
    "De Vermis Mysteriis",
    "2d6",
    [4, 8],
    "Des rites venus d'Égypte et d'au-delà.",
  ),
  ...tome("necronomicon", "Necronomicon", "2d10", [5, 11], "Le pire des livres, et le plus complet."),
];
