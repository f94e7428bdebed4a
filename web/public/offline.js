const CALM_MS = 500;
let leaving = false;

const again = () => location.reload();
document.getElementById("again")?.addEventListener("click", again);
document.querySelector("a")?.addEventListener("click", () => {
  leaving = true;
});

// A network that returns for a moment, or under somebody who leaves, is no reason to load this page again.
addEventListener("online", () => {
  setTimeout(() => {
    if (navigator.onLine && !leaving) again();
  }, CALM_MS);
});
