import { readyIdentity } from "../../../game/forge/identity";
import type { CthulhuDraft } from "./draft";
import { investigator } from "./readyInvestigator";

const mathilde = investigator({
  identity: readyIdentity("Mathilde Sarrazin", "elle", "cthulhu-antiquaire", {
    description: "Des gants gris, une balance de poche, et le prix exact de chaque chose dans la pièce.",
    personality: "Je marchande par politesse.",
    ideals: "Un objet dit toujours d'où il vient ; il suffit de le retourner.",
    bonds: "La boutique de ma tante, et la vitrine qu'elle n'a jamais ouverte.",
    flaws: "Je garde ce que je devrais vendre.",
  }),
  occupationId: "antiquaire",
  age: 38,
  characteristics: { str: 40, con: 50, siz: 50, dex: 60, app: 60, int: 70, pow: 50, edu: 80 },
  occupationPoints: {
    ...{ appraise: 60, history: 50, artCraft: 40, libraryUse: 40, otherLanguage: 40, persuade: 30 },
    ...{ spotHidden: 25, creditRating: 35 },
  },
  interestPoints: { listen: 30, occult: 30, driveAuto: 30, dodge: 25, handguns: 25 },
  backstory: {
    residence: "Bruxelles, au fond d'une galerie couverte",
    ideology: "Rien ne se perd, tout se revend",
    significantPeople: "Tante Hortense, morte en tenant une clé",
    meaningfulLocations: "La vitrine scellée de la boutique",
    treasuredPossessions: "La clé de cette vitrine",
    scars: "",
    phobias: "",
  },
  gear: ["derringer", "canif", "loupe", "carnet-et-crayons", "lampe-torche", "cle-d-argent-noircie"],
});

const auguste = investigator({
  identity: readyIdentity("Auguste Delmas", "il", "cthulhu-policier", {
    description: "Un melon cabossé, une carrure d'armoire, et un mouchoir toujours propre pour les témoins.",
    personality: "Je laisse parler. Les gens détestent le silence.",
    ideals: "Un rapport doit dire ce qui s'est passé, même si personne n'y croit.",
    bonds: "La petite de la rue des Lilas, qu'on n'a pas retrouvée.",
    flaws: "Je frappe aux portes avec l'épaule.",
  }),
  occupationId: "policier",
  age: 36,
  characteristics: { str: 80, con: 70, siz: 60, dex: 60, app: 40, int: 50, pow: 50, edu: 50 },
  occupationPoints: {
    ...{ handguns: 45, intimidate: 40, brawl: 35, law: 30, psychology: 30, spotHidden: 30, firstAid: 20 },
    ...{ driveAuto: 20, creditRating: 10 },
  },
  interestPoints: { dodge: 25, listen: 25, stealth: 20, climb: 15, track: 15 },
  backstory: {
    residence: "Toulouse, derrière le commissariat",
    ideology: "Les faits, dans l'ordre",
    significantPeople: "Le juge Pons, qui a classé l'affaire",
    meaningfulLocations: "La cave de la rue des Lilas",
    treasuredPossessions: "Un ruban bleu, versé à aucun dossier",
    scars: "Une morsure à l'avant-bras, jamais expliquée",
    phobias: "",
  },
  gear: ["revolver-38", "canif", "lampe-torche", "carnet-et-crayons", "automobile"],
});

const elie = investigator({
  identity: readyIdentity("Élie Nogaret", "il", "cthulhu-ecclesiastique", {
    description:
      "Une soutane reprisée, des chaussures de marcheur, et le latin de ceux qui l'ont vraiment parlé.",
    personality: "Je bénis, puis je demande à voir la cave.",
    ideals: "Le doute est une prière qui n'a pas peur.",
    bonds: "Le registre de ma paroisse, où manquent trois pages de 1793.",
    flaws: "Je reconnais certains noms que je ne devrais pas savoir.",
  }),
  occupationId: "ecclesiastique",
  age: 39,
  characteristics: { str: 50, con: 50, siz: 60, dex: 40, app: 50, int: 60, pow: 70, edu: 80 },
  occupationPoints: {
    ...{ otherLanguage: 60, occult: 55, history: 45, libraryUse: 40, persuade: 40, psychology: 40 },
    ...{ listen: 30, creditRating: 10 },
  },
  interestPoints: { spotHidden: 30, dodge: 20, rifles: 20, firstAid: 20, stealth: 20, medicine: 10 },
  backstory: {
    residence: "Un presbytère des Cévennes",
    ideology: "La foi, malgré les preuves",
    significantPeople: "L'évêque, qui ne répond plus à ses lettres",
    meaningfulLocations: "La crypte sous l'autel, murée",
    treasuredPossessions: "Le bréviaire annoté de son prédécesseur",
    scars: "",
    phobias: "",
  },
  gear: [
    "fusil-de-chasse-calibre-12",
    "canif",
    "lanterne-a-petrole",
    "signe-protecteur",
    "carnet-et-crayons",
  ],
});

const zelie = investigator({
  identity: readyIdentity("Zélie Marchetti", "elle", "cthulhu-explorateur", {
    description: "Un hâle de glacier, une boussole au cou, et l'habitude de dormir contre la porte.",
    personality: "Je demande d'abord où est le nord.",
    ideals: "Une carte blanche est une politesse que le monde nous fait.",
    bonds: "Les deux guides qui ne sont pas redescendus avec moi.",
    flaws: "Je crois toujours pouvoir passer.",
  }),
  occupationId: "explorateur",
  age: 31,
  characteristics: { str: 50, con: 60, siz: 40, dex: 80, app: 50, int: 70, pow: 50, edu: 60 },
  occupationPoints: {
    ...{ rifles: 35, naturalWorld: 35, navigate: 35, climb: 30, history: 30, jump: 20, otherLanguage: 20 },
    ...{ survival: 20, creditRating: 55 },
  },
  interestPoints: { spotHidden: 35, ride: 35, listen: 30, firstAid: 20, throw: 20 },
  backstory: {
    residence: "Genève, entre deux bateaux",
    ideology: "Aller voir",
    significantPeople: "Tenzin et Aurel, ses guides",
    meaningfulLocations: "Un col qui ne figure sur aucune carte",
    treasuredPossessions: "Une boussole qui y pointait vers le bas",
    scars: "Deux orteils, laissés au col",
    phobias: "",
  },
  gear: ["couteau-de-chasse", "fusil-de-chasse-calibre-12", "corde", "jumelles", "lampe-torche"],
});

export const others: readonly CthulhuDraft[] = [mathilde, auguste, elie, zelie];
