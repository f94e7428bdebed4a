import { FRESH_STATE } from "domain/games/dnd5e/play/state";
import { limits } from "domain/testing/dnd5ePlay";
import { trackersOf } from "../../../kits/trackers/testing/showTrackers";
import Dnd5eTrackers from "./Dnd5eTrackers";

/** Shows a paladin 3 and warlock 3 of 30 hit points, whole unless a test says otherwise. */
export const show = trackersOf(Dnd5eTrackers, FRESH_STATE, limits);
