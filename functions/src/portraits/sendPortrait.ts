import { portraits } from "domain/documents/portrait";
import { AppError } from "domain/values/errors";
import type { Request, Response } from "express";
import { requireAccess } from "../http/guards";
import { Session } from "../http/session";
import { readDocument } from "../store/firestore";

/** Anyone signed in who knows the address, as everyone does who sees the character. */
const ROUTE = { method: "GET", path: "/api/portraits/:id", access: "user", summary: "A portrait" } as const;

/** The picture never changes under its address, which is a hash of it. */
const CACHED = "private, max-age=31536000, immutable";

/** The one answer that is no JSON, and so is not in the contract. Throws `not-found`. */
export async function sendPortrait(request: Request<{ id: string }>, response: Response): Promise<void> {
  await requireAccess(ROUTE, new Session(request, response), { now: Date.now() });
  const portrait = await readDocument(portraits, request.params.id);
  if (portrait === undefined) throw new AppError("not-found");
  response.set("cache-control", CACHED);
  response.type(portrait.data.type).send(Buffer.from(portrait.data.image, "base64"));
}
