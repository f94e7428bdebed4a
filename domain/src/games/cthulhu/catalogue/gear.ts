import { gearItems } from "../../../game/catalogueEntry";

const field = gearItems("cthulhu", "Matériel d'enquête", [
  ["lampe-torche", "Lampe torche", "Deux heures de piles, puis les allumettes.", "2 $"],
  ["lanterne-a-petrole", "Lanterne à pétrole", "Éclaire mieux, tombe plus mal.", "3 $"],
  [
    "appareil-photo",
    "Appareil photo à plaques",
    "Personne ne croira l'image, mais il y en aura une.",
    "25 $",
  ],
  ["carnet-et-crayons", "Carnet et crayons", "Tout noter, tant que l'écriture reste droite.", "1 $"],
  ["loupe", "Loupe", "Le détail que tout le monde a piétiné.", "2 $"],
  ["jumelles", "Jumelles", "Observer la ferme depuis la colline, sans s'approcher.", "20 $"],
  ["corde", "Corde (15 m)", "Pour descendre. Remonter est une autre affaire.", "5 $"],
  ["pied-de-biche", "Pied-de-biche", "Caisses, volets, couvercles de sarcophage.", "2 $"],
  ["trousse-medicale", "Trousse médicale", "Bandages, teinture d'iode et morphine.", "10 $"],
  ["crochets-de-serrurier", "Crochets de serrurier", "L'art discret d'entrer chez les disparus.", "12 $"],
  ["dictaphone", "Dictaphone à cylindres", "Grave la voix, et parfois ce qui répond.", "40 $"],
  ["automobile", "Automobile d'occasion", "Démarre à la manivelle, jamais du premier coup.", "250 $"],
]);

const curiosities = gearItems("cthulhu", "Curiosités", [
  ["statuette-de-pierre-verte", "Statuette de pierre verte", "Aucune carrière connue ne donne cette pierre."],
  ["journal-d-un-disparu", "Journal d'un disparu", "Les dernières pages sont écrites de l'autre main."],
  ["signe-protecteur", "Talisman gravé", "Une étoile maladroite qui tient certaines choses au seuil."],
  [
    "traite-occulte",
    "Traité d'occultisme",
    "Semaines de lecture, un peu de savoir, un peu moins de SAN.",
    "60 $",
  ],
  ["cle-d-argent-noircie", "Clé d'argent noircie", "N'entre dans aucune serrure de la maison."],
]);

export const gear = [...field, ...curiosities];
