import { readyIdentity } from "../../../game/forge/identity";
import type { CthulhuDraft } from "./draft";
import { investigator } from "./readyInvestigator";
import { others } from "./readyInvestigators";

const eugenie = investigator({
  identity: readyIdentity("Eugénie Lachaume", "elle", "cthulhu-bibliothecaire", {
    description: "Un chignon strict, de l'encre au poignet, une loupe au bout d'une chaîne.",
    personality: "Je corrige les inscriptions fautives, même sur les tombes.",
    ideals: "Un livre brûlé est un témoin qu'on a fait taire.",
    bonds: "Mon père a disparu en traduisant un manuscrit que je garde sous clé.",
    flaws: "Je lis à voix haute ce que je ne comprends pas encore.",
  }),
  occupationId: "bibliothecaire",
  age: 34,
  characteristics: { str: 40, con: 50, siz: 50, dex: 60, app: 50, int: 70, pow: 60, edu: 80 },
  occupationPoints: {
    ...{ libraryUse: 60, otherLanguage: 69, occult: 55, history: 55, persuade: 30 },
    ...{ creditRating: 20, law: 16, accounting: 15 },
  },
  interestPoints: { spotHidden: 35, listen: 30, psychology: 30, dodge: 20, handguns: 15, stealth: 10 },
  backstory: {
    residence: "Lyon, au-dessus de la bibliothèque",
    ideology: "Tout a été écrit quelque part",
    significantPeople: "Son père, disparu en 1919",
    meaningfulLocations: "La réserve des manuscrits",
    treasuredPossessions: "Une loupe gravée d'initiales inconnues",
    scars: "",
    phobias: "",
  },
  gear: ["derringer", "canif", "lampe-torche", "loupe", "carnet-et-crayons", "traite-occulte"],
});

const octave = investigator({
  identity: readyIdentity("Octave Brissac", "il", "cthulhu-medecin", {
    description: "Une moustache soignée, des mains qui ne tremblent que le soir.",
    personality: "Je plaisante au chevet ; jamais après.",
    ideals: "On ne laisse personne sur le terrain.",
    bonds: "L'infirmière qui m'a sorti de la tranchée de Craonne.",
    flaws: "Je dors mal, et je me soigne moi-même.",
  }),
  occupationId: "medecin",
  age: 41,
  characteristics: { str: 40, con: 60, siz: 50, dex: 50, app: 50, int: 70, pow: 60, edu: 80 },
  occupationPoints: {
    ...{ medicine: 69, firstAid: 40, psychology: 40, science: 49, creditRating: 40, otherLanguage: 29 },
    ...{ libraryUse: 20, psychoanalysis: 19, persuade: 14 },
  },
  interestPoints: { handguns: 40, spotHidden: 35, dodge: 25, listen: 20, driveAuto: 20 },
  backstory: {
    residence: "Paris, rue Monge",
    ideology: "La science, et le serment",
    significantPeople: "Blanche, son infirmière d'alors",
    meaningfulLocations: "L'hôpital de campagne de Craonne",
    treasuredPossessions: "Sa trousse, dont une boucle a arrêté un éclat",
    scars: "Un éclat dans l'épaule gauche",
    phobias: "",
  },
  gear: ["revolver-38", "canif", "trousse-medicale", "lampe-torche", "carnet-et-crayons", "automobile"],
});

const sacha = investigator({
  identity: readyIdentity("Sacha Petrovna", "iel", "cthulhu-journaliste", {
    description: "Un imperméable trop grand, trois cartes de presse, dont une vraie.",
    personality: "Je pose la question suivante avant la réponse à la première.",
    ideals: "Ce que l'on cache est déjà la moitié de l'article.",
    bonds: "Ma rédactrice en chef me couvre encore, pour un scoop.",
    flaws: "Une porte fermée me suffit comme preuve.",
  }),
  occupationId: "journaliste",
  age: 27,
  characteristics: { str: 40, con: 50, siz: 50, dex: 60, app: 60, int: 80, pow: 50, edu: 70 },
  occupationPoints: {
    ...{ fastTalk: 55, artCraft: 45, libraryUse: 40, psychology: 40, history: 35, spotHidden: 25 },
    ...{ listen: 20, creditRating: 20 },
  },
  interestPoints: {
    ...{ otherLanguage: 31, stealth: 30, driveAuto: 30, locksmith: 29, dodge: 20, handguns: 20 },
  },
  backstory: {
    residence: "Marseille, une chambre meublée",
    ideology: "Le public a le droit de savoir",
    significantPeople: "Mathilde Roux, rédactrice en chef",
    meaningfulLocations: "Le marbre du journal, à deux heures du matin",
    treasuredPossessions: "Un appareil photo sauvé d'un incendie",
    scars: "",
    phobias: "",
  },
  gear: ["derringer", "canif", "appareil-photo", "carnet-et-crayons", "jumelles", "lampe-torche"],
});

const honore = investigator({
  identity: readyIdentity("Honoré Kermadec", "il", "cthulhu-marin", {
    description: "Des épaules de treuil, un regard qui revient toujours à l'horizon.",
    personality: "Je ne siffle jamais à bord.",
    ideals: "La mer rend ce qu'on lui doit ; le reste, il faut aller le chercher.",
    bonds: "Les sept noms gravés sur mon couteau.",
    flaws: "Je sais ce que j'ai vu, et je refuse d'en parler.",
  }),
  occupationId: "marin",
  age: 45,
  characteristics: { str: 80, con: 70, siz: 60, dex: 60, app: 40, int: 50, pow: 50, edu: 50 },
  occupationPoints: {
    ...{ navigate: 50, pilot: 49, brawl: 45, mechanicalRepair: 36, swim: 30, survival: 20 },
    ...{ rifles: 10, firstAid: 10, creditRating: 10 },
  },
  interestPoints: { climb: 25, spotHidden: 25, listen: 20, dodge: 15, throw: 10, occult: 5 },
  backstory: {
    residence: "Douarnenez, quand il est à terre",
    ideology: "Sainte Anne, et les marées",
    significantPeople: "Les sept de l'Étoile-Polaire",
    meaningfulLocations: "Un point de la carte qu'il a effacé",
    treasuredPossessions: "Un couteau gravé de sept noms",
    scars: "Une brûlure ronde, comme une ventouse",
    phobias: "",
  },
  gear: ["couteau-de-chasse", "fusil-de-chasse-calibre-12", "corde", "lanterne-a-petrole", "jumelles"],
});

/** The preset's sample players first. */
export const cthulhuReady: readonly CthulhuDraft[] = [eugenie, octave, sacha, honore, ...others];
