/** One password for every demo account: long enough for the rules of the product, easy to type. */
export const demoPassword = "Demo-Dragon-2026!";

/**
 * The accounts of the demo: created by the seed, printed by the launcher, used by the browser tests.
 *
 * @type {readonly { email: string, who: string }[]}
 */
export const demoAccounts = [
  { email: "admin@demo.test", who: "administrator" },
  { email: "mj@demo.test", who: "game master (MJ)" },
  { email: "joueur1@demo.test", who: "player" },
  { email: "joueur2@demo.test", who: "player" },
  { email: "joueur3@demo.test", who: "player in no campaign" },
];

/** The invite codes of the demo, one in each state. */
export const demoCodes = /** @type {const} */ ({
  free: "DEMO-LIBRE",
  used: "DEMO-UTILISE",
  disabled: "DEMO-DESACTIVE",
});
