/**
 * Whether a key belongs to a composition, of an accent or of a word in an input method, which alone it ends or changes.
 * Safari tells of the key that ends one when it is over: `isComposing` is false then, and the code is 229.
 */
export const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
