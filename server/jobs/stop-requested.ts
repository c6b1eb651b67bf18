/** npm and the terminal may both pass on the same Ctrl-C; only a later one counts. */
const MEANT_AFTER_MS = 1500
const STOP_WITHIN_MS = 45_000
const LOOK_FOR_PARENT_EVERY_MS = 500

/** Resolves at Ctrl-C, or when the system asks. A second request, or a hanging stop, ends the process at once. */
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
    // The terminal was closed. Under nohup, which detaches the terminal, the signal stays ignored.
    if (process.stdin.isTTY) process.on('SIGHUP', hear)
    if (process.env['npm_lifecycle_event']) whenOrphaned(hear)
  })
}

/** A killed npm ends its shell, which ends without telling us; so the parent is watched. */
function whenOrphaned(hear: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    hear()
  }, LOOK_FOR_PARENT_EVERY_MS).unref()
}

/** Ending at once does no harm: the next start takes over the database as it is. */
function giveUp(): void {
  process.exit(1)
}
