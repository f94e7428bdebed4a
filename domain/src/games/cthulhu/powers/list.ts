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

const tome = (id: string, name: string, sanity: string, note: string): Power => ({
  ...{ id, name, kind: "Ouvrage", note },
  costs: { sanity },
});

const AGAINST_POWER = { traits: ["pow"] };

/** A few spells with what they cost, and tomes with the Sanity that reading them takes. */
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
  spell("protection-de-la-chair", "Protection de la chair", "2", "1d4", "1d6 d'armure par PM dépensé.", {
    dice: "1d6",
  }),
  tome("roi-en-jaune", "Le Roi en jaune", "1d10", "Une pièce que personne ne devrait finir."),
  tome("livre-d-eibon", "Livre d'Eibon", "2d4", "Les savoirs d'un sorcier d'avant les hommes."),
  tome("de-vermis-mysteriis", "De Vermis Mysteriis", "2d6", "Des rites venus d'Égypte et d'au-delà."),
  tome("necronomicon", "Necronomicon", "2d10", "Le pire des livres, et le plus complet."),
];
