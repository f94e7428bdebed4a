import type { Role } from "domain/values/roles";

export interface DemoPerson {
  /** Also the account's uid, so that other demo data can point at it. */
  uid: string;
  email: string;
  name: string;
  pronouns: string;
  role: Role;
}

/** Who lives in the demo; the addresses are those that the launcher prints. */
export const people: readonly DemoPerson[] = [
  { uid: "demo-admin", email: "admin@demo.test", name: "Hélène Aubépine", pronouns: "elle", role: "admin" },
  { uid: "demo-mj", email: "mj@demo.test", name: "Morgane Leroux", pronouns: "elle", role: "player" },
  { uid: "demo-joueur1", email: "joueur1@demo.test", name: "Lucas Fournier", pronouns: "il", role: "player" },
  {
    uid: "demo-joueur2",
    email: "joueur2@demo.test",
    name: "Maëlle Kervran",
    pronouns: "iel",
    role: "player",
  },
  { uid: "demo-joueur3", email: "joueur3@demo.test", name: "Sacha Benali", pronouns: "", role: "player" },
];

export function demoPerson(uid: string): DemoPerson {
  const person = people.find((one) => one.uid === uid);
  if (person === undefined) throw new Error(`Nobody in the demo is called ${uid}.`);
  return person;
}
