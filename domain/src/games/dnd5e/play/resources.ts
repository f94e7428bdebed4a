import { good, neutral } from "../../../operations/reducer";
import { MAX_OWN_RESOURCES, MAX_RESOURCES } from "./bounds";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eState } from "./state";
import { type Act, refused } from "./step";

/** A resource of the character, from its classes or of its own. */
export interface Resource {
  readonly id: string;
  readonly name: string;
  readonly max: number;
  /** Uses that are left. */
  readonly left: number;
  /** Uses that a short and a long rest give back. */
  readonly shortRest: number;
  readonly longRest: number;
}

/** The resources of the classes, then the character's own by name. */
export function resourcesOf(state: Dnd5eState, limits: Dnd5eLimits): Resource[] {
  const left = (id: string, max: number) => Math.max(0, max - (state.resources[id] ?? 0));
  const ofClasses = limits.resources.map(({ id, name, max, shortRest }) => ({
    id,
    name,
    max,
    left: left(id, max),
    shortRest,
    longRest: max,
  }));
  const own = Object.entries(state.ownResources).map(([id, { name, max, recharge }]) => ({
    id,
    name,
    max,
    left: left(id, max),
    shortRest: recharge === "shortRest" ? max : 0,
    longRest: recharge === "never" ? 0 : max,
  }));
  return [...ofClasses, ...own.sort((a, b) => a.name.localeCompare(b.name, "fr") || (a.id < b.id ? -1 : 1))];
}

function requireResource(state: Dnd5eState, limits: Dnd5eLimits, id: string): Resource {
  const resource = resourcesOf(state, limits).find((one) => one.id === id);
  if (resource === undefined) throw refused("Ce personnage n'a pas cette ressource.");
  return resource;
}

/** The state with so many uses gone; a whole resource is not stored. */
function withSpent(state: Dnd5eState, id: string, spent: number): Dnd5eState {
  const { [id]: _, ...others } = state.resources;
  return { ...state, resources: spent > 0 ? { ...others, [id]: spent } : others };
}

export const spendResource: Act<"spendResource"> = (state, { id, uses }, limits) => {
  const { name, max, left } = requireResource(state, limits, id);
  if (left < uses)
    throw refused(left === 0 ? `${name} : il n'en reste plus.` : `${name} : il n'en reste que ${left}.`);
  const isNew = state.resources[id] === undefined;
  if (isNew && Object.keys(state.resources).length >= MAX_RESOURCES) {
    throw refused("Trop de ressources sont entamées.");
  }
  return {
    state: withSpent(state, id, max - left + uses),
    events: [neutral(`${name} : −${uses} (${left - uses}/${max})`)],
  };
};

const recoverResource: Act<"recoverResource"> = (state, { id, uses }, limits) => {
  const { name, max, left } = requireResource(state, limits, id);
  if (left === max) throw refused(`${name} : il n'y a rien à récupérer.`);
  const gained = Math.min(uses, max - left);
  return {
    state: withSpent(state, id, max - left - gained),
    events: [good(`${name} : +${gained} (${left + gained}/${max})`)],
  };
};

const putOwnResource: Act<"putOwnResource"> = (state, { id, resource }) => {
  const known = state.ownResources[id];
  if (known === undefined && Object.keys(state.ownResources).length >= MAX_OWN_RESOURCES) {
    throw refused(`Une fiche compte au plus ${MAX_OWN_RESOURCES} ressources ajoutées.`);
  }
  return {
    state: { ...state, ownResources: { ...state.ownResources, [id]: resource } },
    events: [neutral(`Ressource ${known === undefined ? "ajoutée" : "modifiée"} : ${resource.name}`)],
  };
};

const removeOwnResource: Act<"removeOwnResource"> = (state, { id }) => {
  const { [id]: removed, ...others } = state.ownResources;
  if (removed === undefined) throw refused("Cette ressource n'existe plus.");
  return {
    state: withSpent({ ...state, ownResources: others }, id, 0),
    events: [neutral(`Ressource retirée : ${removed.name}`)],
  };
};

/** The state after what a rest gives back of each resource. */
export function restedResources(
  state: Dnd5eState,
  limits: Dnd5eLimits,
  rest: "shortRest" | "longRest",
): Dnd5eState {
  return resourcesOf(state, limits).reduce(
    (next, { id, max, left, ...gains }) =>
      gains[rest] === 0 || left === max ? next : withSpent(next, id, max - Math.min(max, left + gains[rest])),
    state,
  );
}

export const resourceActs = { spendResource, recoverResource, putOwnResource, removeOwnResource };
