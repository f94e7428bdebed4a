import { type ForgeMake, paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { hosts } from "./hosts";

interface ForgeOrder {
  readonly make?: ForgeMake;
  readonly system?: SystemId | undefined;
  /** The table that a character is made for. */
  readonly campaign?: string;
}

/**
 * Where something is made, told the game if one is chosen (product §2): the Forge that the installation names, else the
 * product's own. Only our own knows what is to be made.
 */
export function forgeUrl({ make, system, campaign }: ForgeOrder = {}, host: string = hosts.forge): string {
  if (host === "") return paths.forgeWorkshop({ make, system, campaign });
  return system === undefined ? `${host}/` : `${host}/?system=${system}`;
}
