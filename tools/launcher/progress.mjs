const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const frameMs = 120;
const heartbeatMs = 15_000;

/** @param {number} start */
const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(0)} s`;

/**
 * Runs one step of the launch and shows it, with the seconds that pass: an animated line in a terminal, a line
 * now and then in a log.
 *
 * @template T
 * @param {string} label what is going on, without dots: "Installing the dependencies"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const start = performance.now();
  const stopShowing = process.stdout.isTTY ? animate(label, start) : punctuate(label, start);
  try {
    const result = await work();
    stopShowing();
    console.log(`✔ ${label} (${secondsSince(start)})`);
    return result;
  } catch (error) {
    stopShowing();
    console.log(`✘ ${label} (${secondsSince(start)})`);
    throw error;
  }
}

/**
 * @param {string} label
 * @param {number} start
 */
function animate(label, start) {
  let frame = 0;
  const timer = setInterval(() => {
    frame = (frame + 1) % frames.length;
    process.stdout.write(`\r${frames[frame]} ${label}… ${secondsSince(start)}`);
  }, frameMs);
  return () => {
    clearInterval(timer);
    process.stdout.write("\r\u001b[2K");
  };
}

/**
 * @param {string} label
 * @param {number} start
 */
function punctuate(label, start) {
  console.log(`${label}…`);
  const timer = setInterval(() => console.log(`  ${label}… ${secondsSince(start)}`), heartbeatMs);
  return () => clearInterval(timer);
}
