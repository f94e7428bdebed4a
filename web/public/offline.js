const again = () => location.reload();
document.getElementById("again")?.addEventListener("click", again);
addEventListener("online", again);
