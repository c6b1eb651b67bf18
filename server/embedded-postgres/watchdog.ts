import { spawn, type ChildProcess } from 'node:child_process'
import type { Account } from './account.ts'

/**
 * The program of the watchdog: it reads from a pipe that closes with this process, even if this
 * process is killed. `$0` is the process id of the server.
 */
const WATCH = 'read word; test "$word" = leave || kill -INT "$0"'

const watchdogs = new Map<string, ChildProcess>()

/** Stops the server when this process ends, unless `leaveServer` was called before. */
export function watchServer(folder: string, server: ChildProcess, account: Account | null): void {
  const watchdog = spawn('/bin/sh', ['-c', WATCH, String(server.pid)], {
    ...account,
    cwd: '/',
    // Ctrl-C in the terminal must not reach the watchdog.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.unref()
  // Writing fails if the watchdog was killed first, which does not matter.
  watchdog.stdin.on('error', () => {})
  watchdogs.set(folder, watchdog)
  // The server's process id may soon belong to another program.
  server.once('exit', () => dismiss(watchdog))
}

/** Leaves the server running for other processes, the last of which stops it. */
export function leaveServer(folder: string): void {
  const watchdog = watchdogs.get(folder)
  watchdogs.delete(folder)
  if (watchdog) dismiss(watchdog)
}

function dismiss(watchdog: ChildProcess): void {
  watchdog.stdin?.end('leave\n')
}
