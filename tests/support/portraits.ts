import { randomBytes } from "node:crypto";
import { portraits } from "domain/documents/portrait";
import { portraitAddress } from "domain/values/portraits/portrait";
import type { Person } from "./cast";
import { put } from "./database";

/** A picture of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Stores a portrait of long ago that a member brought, and gives its id and its address. */
export async function storePortrait({ uid }: Person): Promise<{ id: string; address: string }> {
  const id = randomBytes(16).toString("base64url");
  await put(portraits, [id], { ownerId: uid, type: "image/png", image: PIXEL, createdAt: 1 });
  return { id, address: portraitAddress(id) };
}
