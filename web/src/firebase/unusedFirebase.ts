/** Stands in for the Firebase products that reactfire imports and this app never uses (see vite.config.ts). */
function unused(): never {
  throw new Error("This Firebase product is not part of the app.");
}

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getMetadata,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onSnapshot,
  unused as onValue,
  unused as queryEqual,
  unused as ref,
  unused as uploadBytesResumable,
  unused as uploadString,
};
