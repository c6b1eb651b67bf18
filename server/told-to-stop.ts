/** npm and the terminal may both pass on the same Ctrl-C; only a later one is meant. */
const MEANT_AFTER_MS = 1500
const STOP_WITHIN_MS = 45_000

/** Resolves at Ctrl-C, or when the system asks. Asked again, or when stopping hangs, the process just ends. */
export function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let toldAt = 0
    function hear() {
      if (toldAt === 0) {
        toldAt = Date.now()
        setTimeout(giveUp, STOP_WITHIN_MS).unref()
        resolve()
      } else if (Date.now() - toldAt > MEANT_AFTER_MS) giveUp()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear)
  })
}

/** Harmless: the next start finds the database as it is and takes it over. */
function giveUp(): void {
  process.exit(1)
}
