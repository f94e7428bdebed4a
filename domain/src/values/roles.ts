/** Product §6: a member's role in the whole product. Roles within a campaign are in `campaign/authority`. */
export const ROLES = ["admin", "player"] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = { admin: "Administrateur", player: "Joueur" };

const normaliseRole = (raw: unknown): Role | undefined => {
  const name = typeof raw === "string" ? raw.trim().toLowerCase() : undefined;
  return ROLES.find((role) => role === name);
};

/** Product §6: the case does not matter. */
export function isAdmin(role: unknown): boolean {
  return normaliseRole(role) === "admin";
}

/** The role in an account or a token; anything but admin is player. */
export function readRole(raw: unknown): Role {
  return normaliseRole(raw) ?? "player";
}

/**
 * Product §6: the roles that an admin may give, as the server lists them, each once; both when it lists none.
 */
export function readRoles(raw: unknown): readonly Role[] {
  const listed = (Array.isArray(raw) ? raw : []).map(normaliseRole).filter((role) => role !== undefined);
  return listed.length > 0 ? [...new Set(listed)] : ROLES;
}
