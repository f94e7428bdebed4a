/** Product §6: what somebody is to the whole product. What they are to a campaign is another matter (`campaign/authority`). */
export const ROLES = ["admin", "player"] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = { admin: "Administrateur", player: "Joueur" };

const normaliseRole = (raw: unknown): Role | undefined => {
  const name = typeof raw === "string" ? raw.trim().toLowerCase() : undefined;
  return ROLES.find((role) => role === name);
};

/** Product §6: checked whatever the case. */
export function isAdmin(role: unknown): boolean {
  return normaliseRole(role) === "admin";
}

/** The role that an account or a token says; whoever is not an admin is a player. */
export function readRole(raw: unknown): Role {
  return normaliseRole(raw) ?? "player";
}

/** Product §6: the roles that an admin may give, as the server lists them, each once; both where it lists none. */
export function readRoles(raw: unknown): readonly Role[] {
  const listed = (Array.isArray(raw) ? raw : []).map(normaliseRole).filter((role) => role !== undefined);
  return listed.length > 0 ? [...new Set(listed)] : ROLES;
}
