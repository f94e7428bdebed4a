import { clearDrawings, eraseDrawing } from "domain/api/scenes";
import type { FogChange } from "domain/documents/sceneSchema";
import { type SceneEdit, sceneEdit } from "domain/table/scene/edits";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import type { LiveScene } from "../../../../live/scene/scenes";
import type { MenuEntry } from "../../../../ui/MenuEntries";
import { toast } from "../../../../ui/toast";
import type { MapView, TokenView } from "../view/sceneView";

/** What opens, closes, brings and takes away all of the fog. */
export const fogEntries = (
  scene: LiveScene,
  act: (act: SceneEdit) => void,
  change: (change: FogChange) => void,
): MenuEntry[] =>
  scene.fog.on
    ? [
        { label: "Brouillard : tout ouvrir", onSelect: () => change({ kind: "revealAll" }) },
        { label: "Brouillard : tout couvrir", onSelect: () => change({ kind: "coverAll" }) },
        { label: "Retirer le brouillard", onSelect: () => act(sceneEdit(scene, { fogOn: false })) },
      ]
    : [{ label: "Mettre du brouillard", onSelect: () => act(sceneEdit(scene, { fogOn: true })) }];

interface TokenActs {
  readonly setHidden: (of: readonly TokenView[], hidden: boolean) => void;
  readonly showLife: (of: readonly TokenView[], shown: boolean) => void;
  readonly remove: () => void;
  readonly duplicate: () => void;
  readonly truth: () => void;
}

/** What the MJ does with tokens from the menu of one of them. */
export function tokenEntries(token: TokenView, of: readonly TokenView[], acts: TokenActs): MenuEntry[] {
  return [
    token.hidden
      ? { label: "Montrer aux joueurs", onSelect: () => acts.setHidden(of, false) }
      : { label: "Cacher aux joueurs", onSelect: () => acts.setHidden(of, true) },
    ...lifeEntries(of, acts.showLife),
    { label: "Montrer à quelques joueurs", onSelect: acts.truth },
    { label: "Dupliquer", onSelect: acts.duplicate },
    { label: of.length > 1 ? `Supprimer ${of.length} jetons` : "Supprimer", onSelect: acts.remove },
  ];
}

/** Of those that stand for somebody whose life is counted. */
function lifeEntries(tokens: readonly TokenView[], showLife: TokenActs["showLife"]): MenuEntry[] {
  const of = tokens.filter(({ characterId, participantId }) => characterId ?? participantId);
  if (of.length === 0) return [];
  const shown = of.every(({ follows }) => follows?.health);
  const label = shown ? "Ne plus montrer sa vie" : "Montrer sa vie aux joueurs";
  const several = shown ? "Ne plus montrer leur vie" : "Montrer leur vie aux joueurs";
  return [{ label: of.length > 1 ? several : label, onSelect: () => showLife(of, !shown) }];
}

/** What takes drawings away again. */
export function drawingEntries(campaignId: string, system: SystemId, view: MapView | undefined): MenuEntry[] {
  const newest = view?.drawings.at(-1);
  if (newest === undefined) return [];
  const failed = (error: unknown) =>
    toast("error", serverSentence(error, "Les dessins n'ont pas pu être effacés. Réessaie."));
  const params = { system, id: campaignId };
  return [
    {
      label: "Effacer le dernier dessin",
      onSelect: () => void call(eraseDrawing, { params: { ...params, drawingId: newest.id } }).catch(failed),
    },
    {
      label: "Effacer tous les dessins",
      onSelect: () => void call(clearDrawings, { params }).catch(failed),
    },
  ];
}
