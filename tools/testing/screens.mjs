/**
 * The browser tests of `npm test`, by the screen whose journey they are: the beginning of a title, or a part of it where
 * the title is made. The others run with `--all`; what they show in one game, `npm run prove -- games` shows in the
 * other games, whose tests have the tag `@games`.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const JOURNEYS = {
  "the whole product": "from a stranger's request to a table that has played",
  "the whole evening": "a table plays on the map, ends its evening",
  landing: "the showcase says what the product is",
  forge: " presents itself and leads on",
  vtt: " presents itself and leads on",
  login: "a wrong password is refused in the product's words",
  register: "a visitor asks for an invitation, registers, signs out",
  requestInvite: "a visitor asks for an invitation, registers, signs out",
  forgotPassword: "a forgotten password is reset by the link",
  terms: "the footer leads everybody to the terms",
  privacy: "the footer leads everybody to the terms",
  memberRedirect: "a signed-in member is redirected from the visitors' pages",
  notFoundForVisitors: "an address that does not exist offers the ways on",
  notFoundForMembers: "an address that does not exist offers the ways on",
  dashboard: "the VTT badge, the name and one's place at the table follow",
  game: "the filter shows one system's campaigns",
  join: "a link opens its campaign; the request sent",
  forgeWorkshop: "a player creates a D&D character by phone",
  market: "axe finds nothing on the dashboard and the market",
  evenings: "an evening writes its record",
  story: "an evening writes its record",
  evening: "an evening writes its record",
  handouts: "a letter is prepared with its secret",
  adventure: "a letter is prepared with its secret",
  chest: "a potion goes into the chest in two taps",
  agenda: "three dates take five taps",
  campaign: "a player links a character and removes it",
  character: "a player reads the sheet and rolls it by mouse",
  thumb: ": a turn is played with one thumb",
  room: "the MJ opens the room, all roll dice and write",
  map: "a player moves their own token and nobody else's",
  mjPanel: "the MJ runs a fight of six from the first screen",
  moment: "the MJ aims, attacks and applies within four presses",
  account: "a member changes their name on every screen",
  admin: "an admin sees a visitor's request arrive",
  notifications: "each is read or dismissed, or all are read",
  push: "a phone rings for a date while the app is closed",
};

/** How every test of accessibility begins. */
const ACCESSIBILITY = "axe finds nothing";

/** @param {string} text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What Playwright looks for in titles. */
export const ofScreens = [...new Set(Object.values(JOURNEYS).map(literal)), ACCESSIBILITY].join("|");
