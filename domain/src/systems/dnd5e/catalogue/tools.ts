import { gearItems } from "../../catalogueEntry";

const artisanTools = gearItems("dnd5e", "Outils d'artisan", [
  [
    "materiel-d-alchimiste",
    "Matériel d'alchimiste",
    "50 po",
    "4 kg",
    "Cornues, brûleur et poudres étiquetées.",
  ],
  [
    "materiel-de-brasseur",
    "Matériel de brasseur",
    "20 po",
    "4.5 kg",
    "Cuve, houblon et beaucoup de patience.",
  ],
  [
    "materiel-de-calligraphe",
    "Matériel de calligraphe",
    "10 po",
    "2.5 kg",
    "Encres et becs pour l'écriture d'apparat.",
  ],
  [
    "outils-de-bricoleur",
    "Outils de bricoleur",
    "50 po",
    "5 kg",
    "Un peu de tout, pour réparer presque tout.",
  ],
  ["outils-de-cartographe", "Outils de cartographe", "15 po", "3 kg", "Compas, plumes fines et vélins."],
  ["outils-de-charpentier", "Outils de charpentier", "8 po", "3 kg", "Scie, rabot, clous et équerre."],
  ["outils-de-cordonnier", "Outils de cordonnier", "5 po", "2.5 kg", "Alêne, forme et fil poissé."],
  [
    "ustensiles-de-cuisinier",
    "Ustensiles de cuisinier",
    "1 po",
    "4 kg",
    "Le meilleur moyen de se faire des amis.",
  ],
  ["outils-de-forgeron", "Outils de forgeron", "20 po", "4 kg", "Marteaux, pinces et tablier de cuir."],
  ["outils-de-joaillier", "Outils de joaillier", "25 po", "1 kg", "Loupe, limes et pinces à gemmes."],
  ["outils-de-macon", "Outils de maçon", "10 po", "4 kg", "Truelle, fil à plomb, ciseau."],
  ["materiel-de-peintre", "Matériel de peintre", "10 po", "2.5 kg", "Pigments, pinceaux, petits panneaux."],
  ["outils-de-potier", "Outils de potier", "10 po", "1.5 kg", "Ébauchoirs et fil à couper l'argile."],
  [
    "outils-de-souffleur-de-verre",
    "Outils de souffleur de verre",
    "30 po",
    "2.5 kg",
    "Canne, pinces et cisailles.",
  ],
  ["outils-de-tanneur", "Outils de tanneur", "5 po", "2.5 kg", "Couteaux ronds et poinçons à cuir."],
  ["outils-de-tisserand", "Outils de tisserand", "1 po", "2.5 kg", "Navette, peigne, laines de couleur."],
  [
    "outils-de-sculpteur-sur-bois",
    "Outils de sculpteur sur bois",
    "1 po",
    "2.5 kg",
    "Gouges et couteaux pour le bois tendre.",
  ],
]);

const kits = gearItems("dnd5e", "Trousse", [
  [
    "outils-de-voleur",
    "Outils de voleur",
    "25 po",
    "0.5 kg",
    "Crochets, lime, miroir à manche : serrures et pièges.",
  ],
  [
    "instruments-de-navigateur",
    "Instruments de navigateur",
    "25 po",
    "1 kg",
    "Astrolabe, compas et tables d'étoiles.",
  ],
  [
    "materiel-de-soins",
    "Matériel de soins",
    "5 po",
    "1.5 kg",
    "Dix usages pour stabiliser un mourant sans jet.",
  ],
  [
    "materiel-d-herboriste",
    "Matériel d'herboriste",
    "5 po",
    "1.5 kg",
    "Pour cueillir, sécher et préparer baumes et antidotes.",
  ],
  [
    "materiel-d-empoisonneur",
    "Matériel d'empoisonneur",
    "50 po",
    "1 kg",
    "Fioles, gants et de bonnes raisons de se taire.",
  ],
  [
    "materiel-de-deguisement",
    "Matériel de déguisement",
    "25 po",
    "1.5 kg",
    "Fards, postiches et quelques tenues.",
  ],
  [
    "materiel-de-contrefacon",
    "Matériel de contrefaçon",
    "15 po",
    "2.5 kg",
    "Papiers, sceaux et encres des autres.",
  ],
  ["materiel-d-escalade", "Matériel d'escalade", "25 po", "6 kg", "Crampons, baudrier et pitons spéciaux."],
]);

const games = gearItems("dnd5e", "Jeu", [
  ["jeu-de-des", "Jeu de dés", "1 pa", undefined, "Os polis, honnêtes à première vue."],
  ["jeu-de-cartes", "Jeu de cartes", "5 pa", undefined, "Cinquante et quelques façons de perdre sa solde."],
]);

const instruments = gearItems("dnd5e", "Instrument de musique", [
  ["cornemuse", "Cornemuse", "30 po", "3 kg", "S'entend d'une vallée à l'autre."],
  ["tambour", "Tambour", "6 po", "1.5 kg", "Marque la marche et le rituel."],
  ["tympanon", "Tympanon", "25 po", "5 kg", "Cordes frappées, notes claires."],
  ["flute", "Flûte", "2 po", "0.5 kg", "Simple, et pourtant les rats suivent."],
  ["luth", "Luth", "35 po", "1 kg", "Compagnon des bardes et des veillées."],
  ["lyre", "Lyre", "30 po", "1 kg", "Pour les vers anciens et les cours."],
  ["cor", "Cor", "3 po", "1 kg", "Un appel que l'on n'oublie pas."],
  ["viole", "Viole", "30 po", "0.5 kg", "Sa plainte tient la salle silencieuse."],
]);

export const toolItems = [...artisanTools, ...kits, ...games, ...instruments];
