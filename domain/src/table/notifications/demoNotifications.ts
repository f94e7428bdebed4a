import { paths } from "../../values/links/paths";
import type { Notification } from "./notification";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Product §3: shown when there are no notifications, dated back from `now`; newest first. */
export function demoNotifications(now: number): Notification[] {
  return [
    {
      id: "demo-welcome",
      title: "Bienvenue à la table",
      message: "Ton espace est prêt : tes campagnes et tes personnages t'y attendent.",
      type: "success",
      read: false,
      createdAt: now - 5 * MINUTE,
      cta: { label: "Ouvrir mon espace", kind: "in-app", href: paths.dashboard },
    },
    {
      id: "demo-forge",
      title: "La Forge est ouverte",
      message: "Donne vie à un nouveau héros, pas à pas, dans le système de ton choix.",
      type: "info",
      read: false,
      createdAt: now - DAY,
      cta: { label: "Découvrir la Forge", kind: "in-app", href: paths.forge },
    },
    {
      id: "demo-market",
      title: "Du nouveau au Market",
      message: "Les étals se montent encore : l'ouverture prendra un peu plus de temps que prévu.",
      type: "warning",
      read: true,
      createdAt: now - 3 * DAY,
      cta: { label: "Voir le Market", kind: "in-app", href: paths.market },
    },
  ];
}
