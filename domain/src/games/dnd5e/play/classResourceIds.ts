/** What a class lets its characters do so many times. */
export const CLASS_RESOURCE_IDS = [
  "rage",
  "bardicInspiration",
  "channelDivinity",
  "wildShape",
  "sorceryPoints",
  "secondWind",
  "actionSurge",
  "indomitable",
  "arcaneRecovery",
  "naturalRecovery",
  "ki",
  "mysticArcanum6",
  "mysticArcanum7",
  "mysticArcanum8",
  "mysticArcanum9",
  "eldritchMaster",
  "divineSense",
  "layOnHands",
  "cleansingTouch",
  "strokeOfLuck",
] as const;
export type ClassResourceId = (typeof CLASS_RESOURCE_IDS)[number];
