import { spawn } from 'node:child_process'

/**
 * Starts a watch over the processes of this run; when it is stopped, it writes its results to a
 * file.
 */
export function startWatch(file) {
  const watch = spawn(process.execPath, ['--import', 'tsx', 'scripts/gate/cost/watch.ts', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  // An error means that the watch has died, which is noticed at the end by its missing report.
  watch.stdin.on('error', () => {})
  const ended = new Promise((resolve) => watch.once('close', resolve))
  return {
    async stop() {
      watch.stdin.end()
      await ended
    },
  }
}
