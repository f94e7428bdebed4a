import * as z from "zod/mini";
import { PICTURE_TYPES } from "../values/pictures/pictureHeader";
import { documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * `portraits/{id}`: a picture that a member brought, base64, in a document that clients cannot read: the server
 * sends it as a picture. The id is a hash of its owner and its bytes, which nobody can guess and which is the
 * same when it is brought again.
 */
export const portraits = documentKind({
  name: "portraits",
  path: (id: string) => `portraits/${id}`,
  schema: z.object({
    ownerId: z.string(),
    type: z.enum(PICTURE_TYPES),
    image: z.string(),
    createdAt: momentSchema,
  }),
  moments: ["createdAt"],
});
