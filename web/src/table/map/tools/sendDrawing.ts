import { draw } from "domain/api/scenes";
import type { Drawing } from "domain/documents/sceneSchema";
import { randomId } from "../../../browser/randomId";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { toast } from "../../../ui/toast";
import type { Table } from "../editor/SceneEditor";

/** Draws on the scene that is shown, for all who see it. */
export function sendDrawing({ system, campaignId: id }: Table, drawing: Drawing): void {
  call(draw, { params: { system, id }, body: { id: randomId(), drawing } }).catch((error) =>
    toast("error", serverSentence(error, "Ton dessin n'a pas pu être envoyé.")),
  );
}
