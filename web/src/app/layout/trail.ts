import { paths } from "domain/values/links/paths";
import { normaliseSystem } from "domain/values/systemIds";
import { matchPath } from "react-router-dom";

export interface Crumb {
  label: string;
  /** Where it leads; the screen one is on leads nowhere. */
  to?: string;
}

const HOME: Crumb = { label: "Tableau de bord", to: paths.dashboard };

const LABELS: Record<string, string> = {
  "/account": "Mon compte",
  "/atelier": "Forge",
  "/game": "Partie en cours",
  "/join": "Rejoindre une campagne",
  "/market": "Market",
  "/admin": "Administration",
  "/character/:id": "Fiche de personnage",
  "/campaign/:id": "Fiche de campagne",
};

/** Screens that are reached through that of a campaign or of a character, with its id. */
const BELOW: Record<string, { label: string; above: "campaign" | "character" }> = {
  "/campaign/:id/mj-panel": { label: "Commandes MJ", above: "campaign" },
  "/campaign/:id/seances": { label: "Séances", above: "campaign" },
  "/campaign/:id/aides": { label: "Aides de jeu", above: "campaign" },
  "/campaign/:id/coffre": { label: "Coffre", above: "campaign" },
  "/campaign/:id/preparation": { label: "Préparation", above: "campaign" },
  "/session/:id": { label: "Table virtuelle", above: "campaign" },
  "/character/:id/histoire": { label: "Histoire", above: "character" },
};

/** One of several, which stands under all of them. */
const ONE_OF: Record<string, string> = {
  "/campaign/:id/seances/:evening": "Séance",
  "/campaign/:id/aides/:handout": "Aide de jeu",
};

/**
 * The breadcrumbs of a screen (product §2 "Shared layout"): always from the dashboard, which has none of its own.
 *
 * @param search the query with its `?`, so that what is above a screen keeps its system
 */
export function trailFor(pathname: string, search: string): readonly Crumb[] {
  for (const [pattern, label] of Object.entries(ONE_OF)) {
    if (!matchPath(pattern, pathname)) continue;
    const above = pathname.slice(0, pathname.replace(/\/$/, "").lastIndexOf("/"));
    return [
      ...trailFor(above, search).map((crumb) => (crumb.to ? crumb : { ...crumb, to: above + search })),
      { label },
    ];
  }
  for (const [pattern, { label, above }] of Object.entries(BELOW)) {
    if (!matchPath(pattern, pathname)) continue;
    const [, , id] = pathname.split("/");
    const system = normaliseSystem(new URLSearchParams(search).get("system"));
    const crumb = { label: LABELS[`/${above}/:id`] ?? "", to: `/${above}/${id}?system=${system}` };
    return [HOME, crumb, { label }];
  }
  const [, label] = Object.entries(LABELS).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  return label === undefined ? [] : [HOME, { label }];
}
