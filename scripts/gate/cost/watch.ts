// `watch.ts FILE` looks at the processes of the run that started it (Linux), and how fast the machine is. It ends
// with its standard input, and writes what it saw.
import { writeFileSync } from 'node:fs'
import { calibrationMs } from './calibration.ts'
import { ProcessTree, readKind } from './process-tree.ts'
import { SpentTime, type Spent } from './spent.ts'

const LOOK_EVERY_MS = 1000
/** Neighbours come and go, so the machine is measured all along. */
const CALIBRATE_EVERY_MS = 20_000
/** The first rounds are slower, until the work is compiled. */
const WARM_UP_ROUNDS = 3

export interface Watch {
  /** Moments in milliseconds, each with the time spent up to it; empty if processes are unreadable. */
  looks: { at: number; spent: Spent }[]
  calibrations: { at: number; ms: number }[]
  /** CPU seconds of watching itself. */
  ownS: number
}

const [file = ''] = process.argv.slice(2)
const watch: Watch = { looks: [], calibrations: [], ownS: 0 }
const tree = process.platform === 'linux' ? new ProcessTree(process.ppid) : null
const spentTime = new SpentTime(readKind)

for (let round = 0; round < WARM_UP_ROUNDS; round++) calibrationMs()
calibrate()
look()
const timers = [setInterval(calibrate, CALIBRATE_EVERY_MS), setInterval(look, LOOK_EVERY_MS)]

process.stdin.resume().once('end', () => {
  for (const timer of timers) clearInterval(timer)
  look()
  calibrate()
  const { user, system } = process.cpuUsage()
  watch.ownS = (user + system) / 1e6
  writeFileSync(file, JSON.stringify(watch))
})

function calibrate(): void {
  watch.calibrations.push({ at: Date.now(), ms: calibrationMs() })
}

function look(): void {
  if (!tree) return
  const at = Date.now()
  const last = watch.looks.at(-1)?.at ?? at
  const processes = tree.look()
  processes.delete(process.pid)
  watch.looks.push({ at, spent: spentTime.look(processes, (at - last) / 1000) })
}
