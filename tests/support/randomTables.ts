import type { RandomTableDocument } from "domain/documents/randomTable";

export const RUMOURS = {
  name: "Rumeurs du port",
  rows: [
    { weight: 3, text: "Le phare s'est tu." },
    { weight: 1, text: "Un navire sans équipage." },
  ],
};

export const rumoursOf = (uid: string): RandomTableDocument => ({
  ...RUMOURS,
  ...{ uid, version: 1, createdAt: 1, updatedAt: 1 },
});
