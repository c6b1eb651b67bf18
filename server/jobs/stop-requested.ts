/**
 * The time within which a second signal is taken for the first one: npm and the terminal may both
 * pass on the same Ctrl-C.
 */
const MEANT_AFTER_MS = 1500
const STOP_WITHIN_MS = 45_000
const LOOK_FOR_PARENT_EVERY_MS = 500

/**
 * Resolves at Ctrl-C, or when the system asks this process to end. A second request ends the
 * process at once; a stop that takes too long is ended, too.
 */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let toldAt = 0
    function hear() {
      if (toldAt === 0) {
        toldAt = performance.now()
        setTimeout(giveUp, STOP_WITHIN_MS).unref()
        resolve()
      } else if (performance.now() - toldAt > MEANT_AFTER_MS) giveUp()
    }

    process.on('SIGINT', hear)
    process.on('SIGTERM', hear)
    // The terminal sends this signal when it is closed. Under nohup, which detaches the terminal,
    // the signal stays ignored.
    if (process.stdin.isTTY) process.on('SIGHUP', hear)
    if (process.env['npm_lifecycle_event']) whenOrphaned(hear)
  })
}

/**
 * Watches the parent process: npm ends its shell when it is killed, but the shell does not tell
 * this process.
 */
function whenOrphaned(hear: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    hear()
  }, LOOK_FOR_PARENT_EVERY_MS).unref()
}

/** Ends the process at once. This does no harm: the next start takes over the database as it is. */
function giveUp(): void {
  process.exit(1)
}
