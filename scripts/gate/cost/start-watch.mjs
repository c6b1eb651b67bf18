import { spawn } from 'node:child_process'

/** Watches the processes of this run until it is stopped, and writes what it saw to a file. */
export function startWatch(file) {
  const watch = spawn(process.execPath, ['--import', 'tsx', 'scripts/gate/cost/watch.ts', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  // Writing fails if the watch has died; its missing report is noticed at the end.
  watch.stdin.on('error', () => {})
  const ended = new Promise((resolve) => watch.once('close', resolve))
  return {
    async stop() {
      watch.stdin.end()
      await ended
    },
  }
}
