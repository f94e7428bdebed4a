import * as z from "zod/mini";
import { MAX_PORTRAIT_BYTES } from "../values/portraits/portrait";
import { defineCall } from "./call";

/** Base64 writes three bytes as four characters. */
const MAX_BASE64 = Math.ceil(MAX_PORTRAIT_BYTES / 3) * 4;

/** Answers the address for a character's `avatarUrl`; the same picture again gives the same address. */
export const createPortrait = defineCall({
  method: "POST",
  path: "/api/portraits",
  access: "user",
  summary: "Keep a picture of at most 60 KB (WebP, JPEG or PNG, base64)",
  body: z.object({ image: z.string().check(z.minLength(1), z.maxLength(MAX_BASE64)) }),
  result: z.object({ address: z.string() }),
});
