import fc from "fast-check";

/** The effects of an item as somebody may write them, readable or not. */
export const anyEffects = fc.record({
  ability: fc.dictionary(
    fc.constantFrom("str", "dex", "con"),
    fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant("=19")),
  ),
  stats: fc.dictionary(
    fc.constantFrom("ac", "pv", "vitesse", "initiative", "maitrise", "action", "réaction", "attaque"),
    fc.oneof(fc.integer({ min: -5, max: 5 }), fc.string()),
  ),
});
