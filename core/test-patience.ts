import { availableParallelism, loadavg } from 'node:os'

/**
 * The time that the work of `workMs` takes on the machines for which the limits were set, while
 * they are idle.
 */
const USUAL_MS = 12
/** The highest factor by which a limit may grow. */
const MOST = 4
/**
 * The variable with the machine's speed, which is measured once per run and read by the workers.
 */
const SPEED = 'SYNTHWIRE_TEST_SPEED'

/**
 * A time limit for a test. It grows on a slow machine, and with the number of programs for each
 * processor, up to four times. So a test on a busy machine is slow but passes, and one that hangs
 * still fails. The limits are generous, because they are only for hanging tests; tests of speed
 * measure processor time (test-costs.ts).
 */
export function patient(ms: number): number {
  const crowd = Math.max(1, loadavg()[0]! / availableParallelism())
  return Math.round(ms * Math.min(MOST, speed() * crowd))
}

/** Measures how many times slower than usual this machine's processor works. */
function speed(): number {
  process.env[SPEED] ??= String(Math.max(1, workMs() / USUAL_MS))
  return Number(process.env[SPEED])
}

function workMs(): number {
  const before = process.cpuUsage()
  const words = new Map<string, number>()
  for (let at = 0; at < 20_000; at++) words.set(`${(at * 7919) % 60_013} word`, at)
  void [...words.keys()].toSorted().join(' ').replaceAll(/\d+/g, '#')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
