import { gearItems } from "../../../game/catalogueEntry";

const artisanTools = gearItems("dnd5e", "Outils d'artisan", [
  [
    "materiel-d-alchimiste",
    "Matériel d'alchimiste",
    "Cornues, brûleur et poudres étiquetées.",
    "50 po",
    "4 kg",
  ],
  [
    "materiel-de-brasseur",
    "Matériel de brasseur",
    "Cuve, houblon et beaucoup de patience.",
    "20 po",
    "4.5 kg",
  ],
  [
    "materiel-de-calligraphe",
    "Matériel de calligraphe",
    "Encres et becs pour l'écriture d'apparat.",
    "10 po",
    "2.5 kg",
  ],
  [
    "outils-de-bricoleur",
    "Outils de bricoleur",
    "Un peu de tout, pour réparer presque tout.",
    "50 po",
    "5 kg",
  ],
  ["outils-de-cartographe", "Outils de cartographe", "Compas, plumes fines et vélins.", "15 po", "3 kg"],
  ["outils-de-charpentier", "Outils de charpentier", "Scie, rabot, clous et équerre.", "8 po", "3 kg"],
  ["outils-de-cordonnier", "Outils de cordonnier", "Alêne, forme et fil poissé.", "5 po", "2.5 kg"],
  [
    "ustensiles-de-cuisinier",
    "Ustensiles de cuisinier",
    "Le meilleur moyen de se faire des amis.",
    "1 po",
    "4 kg",
  ],
  ["outils-de-forgeron", "Outils de forgeron", "Marteaux, pinces et tablier de cuir.", "20 po", "4 kg"],
  ["outils-de-joaillier", "Outils de joaillier", "Loupe, limes et pinces à gemmes.", "25 po", "1 kg"],
  ["outils-de-macon", "Outils de maçon", "Truelle, fil à plomb, ciseau.", "10 po", "4 kg"],
  ["materiel-de-peintre", "Matériel de peintre", "Pigments, pinceaux, petits panneaux.", "10 po", "2.5 kg"],
  ["outils-de-potier", "Outils de potier", "Ébauchoirs et fil à couper l'argile.", "10 po", "1.5 kg"],
  [
    "outils-de-souffleur-de-verre",
    "Outils de souffleur de verre",
    "Canne, pinces et cisailles.",
    "30 po",
    "2.5 kg",
  ],
  ["outils-de-tanneur", "Outils de tanneur", "Couteaux ronds et poinçons à cuir.", "5 po", "2.5 kg"],
  ["outils-de-tisserand", "Outils de tisserand", "Navette, peigne, laines de couleur.", "1 po", "2.5 kg"],
  [
    "outils-de-sculpteur-sur-bois",
    "Outils de sculpteur sur bois",
    "Gouges et couteaux pour le bois tendre.",
    "1 po",
    "2.5 kg",
  ],
]);

const kits = gearItems("dnd5e", "Trousse", [
  [
    "outils-de-voleur",
    "Outils de voleur",
    "Crochets, lime, miroir à manche : serrures et pièges.",
    "25 po",
    "0.5 kg",
  ],
  [
    "instruments-de-navigateur",
    "Instruments de navigateur",
    "Astrolabe, compas et tables d'étoiles.",
    "25 po",
    "1 kg",
  ],
  [
    "materiel-de-soins",
    "Matériel de soins",
    "Dix usages pour stabiliser un mourant sans jet.",
    "5 po",
    "1.5 kg",
  ],
  [
    "materiel-d-herboriste",
    "Matériel d'herboriste",
    "Pour cueillir, sécher et préparer baumes et antidotes.",
    "5 po",
    "1.5 kg",
  ],
  [
    "materiel-d-empoisonneur",
    "Matériel d'empoisonneur",
    "Fioles, gants et de bonnes raisons de se taire.",
    "50 po",
    "1 kg",
  ],
  [
    "materiel-de-deguisement",
    "Matériel de déguisement",
    "Fards, postiches et quelques tenues.",
    "25 po",
    "1.5 kg",
  ],
  [
    "materiel-de-contrefacon",
    "Matériel de contrefaçon",
    "Papiers, sceaux et encres des autres.",
    "15 po",
    "2.5 kg",
  ],
  ["materiel-d-escalade", "Matériel d'escalade", "Crampons, baudrier et pitons spéciaux.", "25 po", "6 kg"],
]);

const games = gearItems("dnd5e", "Jeu", [
  ["jeu-de-des", "Jeu de dés", "Os polis, honnêtes à première vue.", "1 pa"],
  ["jeu-de-cartes", "Jeu de cartes", "Cinquante et quelques façons de perdre sa solde.", "5 pa"],
]);

const instruments = gearItems("dnd5e", "Instrument de musique", [
  ["cornemuse", "Cornemuse", "S'entend d'une vallée à l'autre.", "30 po", "3 kg"],
  ["tambour", "Tambour", "Marque la marche et le rituel.", "6 po", "1.5 kg"],
  ["tympanon", "Tympanon", "Cordes frappées, notes claires.", "25 po", "5 kg"],
  ["flute", "Flûte", "Simple, et pourtant les rats suivent.", "2 po", "0.5 kg"],
  ["luth", "Luth", "Compagnon des bardes et des veillées.", "35 po", "1 kg"],
  ["lyre", "Lyre", "Pour les vers anciens et les cours.", "30 po", "1 kg"],
  ["cor", "Cor", "Un appel que l'on n'oublie pas.", "3 po", "1 kg"],
  ["viole", "Viole", "Sa plainte tient la salle silencieuse.", "30 po", "0.5 kg"],
]);

export const toolItems = [...artisanTools, ...kits, ...games, ...instruments];
