// What scripts ask for (the API, Firestore) is never answered by the worker. A browser stops a worker that has had
// nothing to do for half a minute, and without this route the next such request would wait until it runs again.
addEventListener("install", (event) => {
  // A browser without such routes asks the worker, which lets the request pass.
  const added = event.addRoutes?.({ condition: { requestDestination: "" }, source: "network" });
  event.waitUntil(Promise.resolve(added).catch(() => undefined));
});
