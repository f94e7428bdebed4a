import { paths } from "domain/links/paths";
import type { SystemId } from "domain/systems/systemIds";
import { hosts } from "./hosts";

/** Where the Forge is opened, told the game if one is chosen (spec §2). Without a host of its own, its page here. */
export function forgeUrl(system?: SystemId): string {
  const address = hosts.forge === "" ? paths.forge : `${hosts.forge}/`;
  return system === undefined ? address : `${address}?system=${system}`;
}
