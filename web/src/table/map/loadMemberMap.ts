/** A player's map, which weighs more than the screens that it stands in. */
export const loadMemberMap = () => import("./MemberMap");
