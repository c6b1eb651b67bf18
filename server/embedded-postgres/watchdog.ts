import { spawn, type ChildProcess } from 'node:child_process'
import type { Account } from './account.ts'

/** Waits at a pipe that closes with this process, even when it is killed; `$0` is the server. */
const WATCH = 'read word; test "$word" = leave || kill -INT "$0"'

const watchdogs = new Map<string, ChildProcess>()

/**
 * Ends the server when the process that started it ends, unless that process leaves it to others.
 */
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
  // The process id may soon belong to another program.
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
