import { isEmblem } from "domain/values/portraits/portrait";
import { hosts } from "./hosts";

/** Where a picture of ours is loaded from: what is kept from the API's host, an emblem from beside the page. */
export const ownPicture = (address: string): string =>
  isEmblem(address) ? address : hosts.backend + address;
