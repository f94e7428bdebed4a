import { randomUUID } from "node:crypto";
import type { CallName } from "domain/api/contract";
import { meetingOf } from "../../support/agenda";
import { THUG } from "../../support/creatures";
import { tokenAt } from "../../support/scenes";
import { DOOR, LAMP, WALL } from "../../support/sight";
import { EXAMPLES, type Example } from "./examples";
import { GOBLIN, LAST_OPERATION } from "./fightWorld";
import { DOOR_OF_HERO, SHOWN_SCENE } from "./sceneWorld";

const withBody =
  (name: CallName, body: () => object): Example =>
  (world, by) => ({ ...EXAMPLES[name](world, by), body: body() });

const entry = (asked: object): Example =>
  withBody("changeFight", () => ({ entries: [{ id: randomUUID(), ...asked }] }));
const operation = (asked: object): Example => entry({ operation: asked });
const tokens = (...operations: object[]): Example => withBody("changeTokens", () => ({ operations }));
const fog = (change: object): Example => withBody("changeFog", () => ({ id: randomUUID(), change }));

const walls = (change: object): Example => withBody("changeWalls", () => ({ change }));

const agenda = (asked: object): Example => withBody("changeAgenda", () => ({ operation: asked }));
const FIRST_OF_SERIES = "series-of-before~2098-12-18";

const joining = () => [
  {
    participant: { id: "wolf-1", name: "Loup", pronouns: "", role: "", kind: "creature", hidden: false },
    value: 8,
    life: 11,
  },
];
const square = [0, 0, 300, 0, 300, 300];

/** What else some calls are asked, each by a request that succeeds. */
const MORE: Partial<Record<CallName, Readonly<Record<string, Example>>>> = {
  ask: {
    "a card": withBody("ask", () => ({
      requestId: randomUUID(),
      content: { kind: "card", text: "Une porte grince." },
    })),
  },
  rollForTable: {
    "an answer to an ask": withBody("rollForTable", () => ({
      requestId: randomUUID(),
      label: "Perception",
      roll: { game: "dnd5e", modifier: 3, mode: "normal" },
      audience: "table",
      askId: "ask-of-before",
    })),
    "damage to a creature": withBody("rollForTable", () => ({
      requestId: randomUUID(),
      label: "Épée",
      roll: "1d8+3",
      audience: "table",
      damage: { game: "dnd5e", type: "slashing" },
    })),
  },
  changeFight: {
    "the next turn": operation({ type: "nextTurn" }),
    "a hit": operation({ type: "hitCreatures", hits: [{ id: GOBLIN, points: 3 }] }),
    "a condition": operation({
      type: "setCreatureCondition",
      ids: [GOBLIN],
      condition: "Aveuglé",
      on: true,
    }),
    "creatures of the catalogue": operation({
      type: "addCreatures",
      creature: { catalogue: "wolf" },
      joining: joining(),
    }),
    "creatures of one's own": operation({
      type: "addCreatures",
      creature: { copy: { ...THUG, id: "brute" } },
      joining: joining(),
    }),
    "somebody revealed": operation({ type: "setHidden", id: GOBLIN, hidden: false }),
    "the last operation taken back": entry({ undo: LAST_OPERATION }),
    "the end": operation({ type: "endFight" }),
  },
  showScene: { "the scene again": withBody("showScene", () => ({ sceneId: SHOWN_SCENE })) },
  updateScene: {
    "another picture": withBody("updateScene", () => ({ picture: { id: "picture-2", columns: 2, rows: 1 } })),
    "rooms and grid": withBody("updateScene", () => ({
      rooms: [{ id: "room-of-the-nave", outline: square, colour: "#223344", label: "Nef" }],
      fogOn: false,
    })),
    "fog by hand again": withBody("updateScene", () => ({
      sight: { on: false, light: "day", playersOpenDoors: true },
    })),
    "the dark": withBody("updateScene", () => ({
      sight: { on: true, light: "dark", playersOpenDoors: false },
    })),
    "a pause of moves": withBody("updateScene", () => ({ paused: true })),
  },
  changeWalls: {
    "all of another scene": walls({ clear: true, walls: [WALL], doors: [DOOR], lights: [LAMP] }),
    "all taken away": walls({ clear: true }),
    "a door and a wall taken away": walls({ remove: [DOOR_OF_HERO.id, WALL.id] }),
    "a window in the place of a wall": walls({ walls: [{ ...WALL, kind: "window" }] }),
  },
  moveTokens: {
    "a way into a wall": (world, by) => ({
      ...EXAMPLES.moveTokens(world, by),
      body: { moves: [{ tokenId: `character-${world.hero}`, path: [700, 100] }] },
    }),
  },
  changeDoor: { "closed as it is": withBody("changeDoor", () => ({ state: "closed" })) },
  changeFog: {
    "a part opened": fog({ kind: "reveal", outline: square }),
    "all opened": fog({ kind: "revealAll" }),
    "all closed": fog({ kind: "coverAll" }),
  },
  changeTokens: {
    "one shown": tokens({ kind: "show", ids: ["goblin-2"] }),
    "one removed": tokens({ kind: "remove", ids: ["goblin-2"] }),
    "creatures with their numbers": withBody("changeTokens", () => ({
      operations: [
        {
          ...{ kind: "put", id: "creature-wolf-1", hidden: true },
          token: { ...tokenAt(80, 80), participantId: "wolf-1", follows: { health: false, badges: true } },
        },
      ],
      creatures: {
        id: randomUUID(),
        groups: [{ creature: { catalogue: "wolf" }, joining: joining() }],
      },
    })),
    "a fighter's": tokens({
      kind: "put",
      id: `creature-${GOBLIN}`,
      token: { ...tokenAt(60, 60), participantId: GOBLIN, follows: { health: true, badges: true } },
      hidden: false,
    }),
  },
  changeAgenda: {
    "a question withdrawn": agenda({ kind: "withdraw" }),
    "a date settled": agenda({ kind: "settle", id: "option-of-before" }),
    "a date added": agenda({ kind: "add", meeting: meetingOf({ id: "another-evening" }) }),
    "a date moved": agenda({ kind: "move", meeting: meetingOf({ date: "2098-12-05" }) }),
    "one of a series moved": agenda({ kind: "move", meeting: meetingOf({ id: FIRST_OF_SERIES }) }),
    "a date cancelled": agenda({ kind: "cancel", id: "evening-of-before" }),
    "one of a series cancelled": agenda({ kind: "cancel", id: FIRST_OF_SERIES }),
    "a series in the place of a date": agenda({
      kind: "repeat",
      series: { ...meetingOf({ id: "another-series" }), everyWeeks: 1, instead: "evening-of-before" },
    }),
    "a series ended": agenda({ kind: "stop" }),
  },
  answerDates: {
    "all that is asked": withBody("answerDates", () => ({
      answers: { "option-of-before": "no", "other-option-of-before": "yes", [FIRST_OF_SERIES]: "maybe" },
    })),
  },
  addTruth: {
    "a token": (world, by) => ({
      ...EXAMPLES.addTruth(world, by),
      body: {
        id: randomUUID(),
        uids: [world.people.player.uid],
        truth: { kind: "token", token: tokenAt(10, 20) },
      },
    }),
  },
};

/** The examples of a call by what each asks, the ordinary one first. */
export const examplesOf = (name: CallName): readonly (readonly [what: string, Example])[] => [
  ["", EXAMPLES[name]],
  ...Object.entries(MORE[name] ?? {}),
];
