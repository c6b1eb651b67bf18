// `watch.ts FILE` watches the processes of the run that started it (Linux), and measures the speed
// of the machine. When its standard input ends, it writes its results to the file.
import { writeFileSync } from 'node:fs'
import { calibrationMs } from './calibration.ts'
import { ProcessTree, readKind } from './process-tree.ts'
import { SpentTime, type Spent } from './spent.ts'

const LOOK_EVERY_MS = 1000
/** The speed is measured throughout the run, because other programs on the machine come and go. */
const CALIBRATE_EVERY_MS = 20_000
/** The first rounds are not counted, because they are slower until the code is compiled. */
const WARM_UP_ROUNDS = 3

export interface Watch {
  /** Moments in ms, each with the CPU seconds spent up to it; empty if processes cannot be read. */
  looks: { at: number; spent: Spent }[]
  calibrations: { at: number; ms: number }[]
  /** The CPU seconds of the watch itself. */
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
