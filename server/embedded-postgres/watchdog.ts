import { spawn, type ChildProcess } from 'node:child_process'
import type { Account } from './account.ts'

/** Waits at a pipe that closes with this process, even when it is killed; `$0` is the server. */
const WATCH = 'read word; test "$word" = leave || kill -INT "$0"'

const watchdogs = new Map<string, ChildProcess>()

/** Ends the server with the process that started it, unless it is left to others on purpose. */
export function watchServer(folder: string, server: ChildProcess, account: Account | null): void {
  const watchdog = spawn('/bin/sh', ['-c', WATCH, String(server.pid)], {
    ...account,
    cwd: '/',
    // Ctrl-C in the terminal must not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.unref()
  // The watchdog may be killed first, which does not matter.
  watchdog.stdin.on('error', () => {})
  watchdogs.set(folder, watchdog)
  // Soon that number may be some other program's.
  server.once('exit', () => dismiss(watchdog))
}

/** Others still use the server; the last of them stops it. */
export function leaveServer(folder: string): void {
  const watchdog = watchdogs.get(folder)
  watchdogs.delete(folder)
  if (watchdog) dismiss(watchdog)
}

function dismiss(watchdog: ChildProcess): void {
  watchdog.stdin?.end('leave\n')
}
