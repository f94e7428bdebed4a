import { readyIdentity } from "../../../game/forge/identity";
import { chosen, hero } from "./readyHero";

export const fighter = hero({
  identity: readyIdentity("Isaut Brise-Bornes", "elle", "dnd5e-guerrier", {
    description:
      "Le nez cassé deux fois, la cotte de mailles graissée chaque soir, et un rire de charretier.",
    personality: "Je donne mon avis sur un mur avant de donner mon nom.",
    ideals: "On passe le col ensemble, ou on ne le passe pas.",
    bonds: "Dix-sept caravanes m'ont confié leurs enfants ; j'ai rendu tous les enfants.",
    flaws: "Je parie sur moi, même quand la cote est mauvaise.",
  }),
  raceId: "humain",
  classId: "guerrier",
  customClass: "Guerrière",
  classSkills: ["intimidation", "perception"],
  baseScores: { str: 15, dex: 13, con: 14, int: 8, wis: 12, cha: 10 },
  backgroundId: "garde-de-caravane",
  alignment: "Neutre bon",
  languages: ["Orc", "Nain"],
  equipment: chosen(0, [0, "epee-longue"], 1, 1),
});

export const wizard = hero({
  identity: readyIdentity("Tournesol Vif-Rouage", "il", "dnd5e-magicien", {
    description: "Une barbe en copeaux, trois paires de lunettes, et de l'encre jusque dans les oreilles.",
    personality: "J'explique. Toujours. Même sous les flèches.",
    ideals: "Une page qu'on cache est une page qu'il faut lire.",
    bonds: "Mon grimoire porte en marge l'écriture d'une élève qui n'est jamais revenue.",
    flaws: "Je vérifie ma théorie avant de vérifier la sortie.",
  }),
  raceId: "gnome",
  subraceId: "gnome-des-roches",
  classId: "magicien",
  classSkills: ["investigation", "insight"],
  baseScores: { str: 8, dex: 14, con: 13, int: 15, wis: 12, cha: 10 },
  backgroundId: "copiste",
  alignment: "Chaotique bon",
  languages: ["Draconique", "Elfique"],
  equipment: chosen(0, 0, 0),
  spells:
    "Main du mage, Rayon de givre, Lumière, Armure du mage, Projectile magique, Sommeil, Bouclier, Détection de la magie, Mains brûlantes",
  prepared: "Armure du mage, Projectile magique, Sommeil, Bouclier",
});

export const bard = hero({
  identity: readyIdentity("Sidonie Clairefontaine", "elle", "dnd5e-barde", {
    description: "Des rubans à chaque manche, un luth réparé trois fois, et l'art d'entrer au bon moment.",
    personality: "Je retiens les prénoms ; c'est la moitié du métier.",
    ideals: "Une histoire qu'on raconte bien finit par devenir vraie.",
    bonds: "La troupe m'a laissée malade dans une grange, et a payé le médecin.",
    flaws: "Une salle vide me rend cruelle.",
  }),
  raceId: "demi-elfe",
  raceAbilities: ["dex", "con"],
  raceSkills: ["perception", "insight"],
  classId: "barde",
  classSkills: ["persuasion", "deception", "stealth"],
  baseScores: { str: 8, dex: 14, con: 13, int: 10, wis: 12, cha: 15 },
  backgroundId: "saltimbanque",
  alignment: "Chaotique neutre",
  languages: ["Halfelin"],
  equipment: chosen(0, 1, 0),
  spells: "Moquerie cruelle, Lumière, Mot de guérison, Charme-personne, Vague tonnante, Héroïsme",
});

export const paladin = hero({
  identity: readyIdentity("Harrak Cendre-d'Or", "il", "dnd5e-paladin", {
    description: "Des écailles ternies, une cape reprisée, et l'air de porter encore une couronne.",
    personality: "Je m'incline devant les cuisinières et jamais devant les intendants.",
    ideals: "Une dette d'honneur ne se prescrit pas.",
    bonds: "Le château est vendu ; les gens du village, eux, sont restés.",
    flaws: "Je ne sais pas demander de l'aide sans en faire un discours.",
  }),
  raceId: "drakeide",
  subraceId: "drakeide-or",
  classId: "paladin",
  classSkills: ["athletics", "persuasion"],
  baseScores: { str: 15, dex: 8, con: 13, int: 10, wis: 12, cha: 14 },
  backgroundId: "heritier-ruine",
  alignment: "Loyal bon",
  languages: ["Nain"],
  equipment: chosen([0, "epee-longue"], 0, 0, 1),
});
