import { clearDrawings, eraseDrawing } from "domain/api/scenes";
import type { Door } from "domain/documents/wallSchema";
import { nearestFixture } from "domain/table/sight/editWalls";
import { NO_FIXTURES } from "domain/table/sight/fixtures";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import type { MenuEntry } from "../../../ui/MenuEntries";
import { toast } from "../../../ui/toast";
import type { Place } from "../canvas/camera";
import type { SceneEditor } from "../editor/SceneEditor";
import type { TokenView } from "../view/sceneView";
import type { MjEditor } from "./MjEditor";
import { reachOf } from "./walls/snapping";

/** What prepares the scene, from the header. */
export const preparingEntries = (mj: MjEditor): MenuEntry[] => [
  { label: "Héros et jetons libres…", onSelect: () => mj.open({ kind: "tokens", at: undefined }) },
  { label: "Créatures avec leurs valeurs…", onSelect: () => mj.open({ kind: "creatures", at: undefined }) },
  ...fightEntries(mj, undefined),
  { label: "Image de la scène", onSelect: () => mj.open({ kind: "picture" }) },
  { label: "Réglages de la scène", onSelect: () => mj.open({ kind: "scene" }) },
  { label: "Vue et lumière", onSelect: () => mj.open({ kind: "sight" }) },
  pauseEntry(mj),
  ...fogEntries(mj),
];

/** What the MJ does at a place of the scene. */
export const placeEntries = (editor: SceneEditor, mj: MjEditor, at: Place): MenuEntry[] => [
  ...doorEntries(editor, mj, at),
  { label: "Héros ou jeton libre ici…", onSelect: () => mj.open({ kind: "tokens", at }) },
  { label: "Créatures avec leurs valeurs ici…", onSelect: () => mj.open({ kind: "creatures", at }) },
  ...fightEntries(mj, at),
  {
    label: "Note pour quelques joueurs",
    onSelect: () => mj.open({ kind: "truth", of: { kind: "note", at } }),
  },
  ...drawingEntries(editor),
];

/** What the MJ does with a token, and with those that are selected with it. */
export function tokenEntries(
  { state, view, selectedTokens }: SceneEditor,
  mj: MjEditor,
  token: TokenView,
): MenuEntry[] {
  const of = state.selected.has(token.id) ? selectedTokens : view.tokens.filter(({ id }) => id === token.id);
  const { size } = view.scene.grid;
  return [
    {
      label: token.hidden ? "Montrer aux joueurs" : "Cacher aux joueurs",
      onSelect: () => mj.setHidden(of, !token.hidden),
    },
    ...lifeEntries(mj, of),
    {
      label: "Montrer à quelques joueurs",
      onSelect: () => mj.open({ kind: "truth", of: { kind: "token", token: mj.stored(token) } }),
    },
    {
      label: "Dupliquer",
      onSelect: () => mj.duplicate(of.map((one) => ({ token: one, to: { x: one.x + size, y: one.y } }))),
    },
    {
      label: of.length > 1 ? `Supprimer ${of.length} jetons` : "Supprimer",
      onSelect: () => mj.remove(of),
    },
  ];
}

function fightEntries(mj: MjEditor, at: Place | undefined): MenuEntry[] {
  const place = mj.placingOfFight(at);
  if (place === undefined) return [];
  return [
    { label: at ? "Créatures du combat sans jeton, ici" : "Créatures du combat sans jeton", onSelect: place },
  ];
}

/** In the menu itself: in the middle of play it is two presses away. */
const pauseEntry = (mj: MjEditor): MenuEntry =>
  mj.state.scene.paused
    ? { label: "Reprendre les déplacements", onSelect: () => mj.change({ paused: false }) }
    : { label: "Mettre les déplacements en pause", onSelect: () => mj.change({ paused: true }) };

/**
 * What opens, closes, brings and takes away all of the fog. Where the group's sight decides, it is opened by hand besides,
 * and not taken away.
 */
function fogEntries(mj: MjEditor): MenuEntry[] {
  const { fog, sight } = mj.state.scene;
  if (!fog.on && !sight?.on)
    return [{ label: "Mettre du brouillard", onSelect: () => mj.change({ fogOn: true }) }];
  return [
    { label: "Brouillard : tout ouvrir", onSelect: () => mj.changeFog({ kind: "revealAll" }) },
    { label: "Brouillard : tout couvrir", onSelect: () => mj.changeFog({ kind: "coverAll" }) },
    ...(sight?.on ? [] : [{ label: "Retirer le brouillard", onSelect: () => mj.change({ fogOn: false }) }]),
  ];
}

/** What the MJ makes of the door at a place, where doors decide what the group sees. */
function doorEntries(editor: SceneEditor, mj: MjEditor, at: Place): MenuEntry[] {
  if (!mj.state.scene.sight?.on) return [];
  const { walls } = mj;
  const touched = nearestFixture({ ...NO_FIXTURES, doors: walls.all.doors }, at, reachOf(editor));
  if (touched?.is !== "door") return [];
  const turnedTo = (label: string, state: Door["state"]): MenuEntry => ({
    label,
    onSelect: () => walls.turn(touched.one, state),
  });
  const { state } = touched.one;
  return [
    state === "open" ? turnedTo("Fermer la porte", "closed") : turnedTo("Ouvrir la porte", "open"),
    ...(state === "secret" ? [turnedTo("Montrer la porte secrète", "closed")] : []),
    state === "locked"
      ? turnedTo("Déverrouiller la porte", "closed")
      : turnedTo("Verrouiller la porte", "locked"),
  ];
}

/** Of those that stand for somebody whose life is counted. */
function lifeEntries(mj: MjEditor, tokens: readonly TokenView[]): MenuEntry[] {
  const of = tokens.filter(({ characterId, participantId }) => characterId ?? participantId);
  if (of.length === 0) return [];
  const shown = of.every(({ follows }) => follows?.health);
  const label = shown ? "Ne plus montrer sa vie" : "Montrer sa vie aux joueurs";
  const several = shown ? "Ne plus montrer leur vie" : "Montrer leur vie aux joueurs";
  return [{ label: of.length > 1 ? several : label, onSelect: () => mj.showLife(of, !shown) }];
}

/** What takes drawings away again. */
function drawingEntries({ table, view }: SceneEditor): MenuEntry[] {
  const newest = view.drawings.at(-1);
  if (newest === undefined) return [];
  const failed = (error: unknown) =>
    toast("error", serverSentence(error, "Les dessins n'ont pas pu être effacés. Réessaie."));
  const params = { system: table.system, id: table.campaignId };
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
