import { encounters } from "domain/documents/encounter";
import type { Table } from "./campaigns";
import { unique } from "./cast";
import { ambushOf } from "./creatures";
import { put } from "./database";

/** Prepares « Embuscade au pont » for a campaign: three thugs, and their chief who hides. */
export const prepareAmbush = (table: Table, mjUid: string) =>
  put(encounters, [table.id, unique("rencontre")], ambushOf(mjUid));
