// Lets one process at a time prepare a checkout; the others wait. A lock whose holder is gone
// counts as free.
import { readFileSync, renameSync, rmSync, linkSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

const LOOK_EVERY_MS = 200
/**
 * The wait between taking over an abandoned lock and relying on it. Other processes that saw it
 * abandoned have taken it over by then, and only the last one keeps it.
 */
const SETTLE_MS = 300

/** Runs `work` while this process holds the lock file; `onWait` is called once if it has to wait for another. */
export function oneAtATime(file, work, onWait = () => {}) {
  const mine = `${process.pid} ${startOf(process.pid)}`
  let hasWaited = false
  while (!take(file, mine)) {
    if (!hasWaited) onWait()
    hasWaited = true
    sleep(LOOK_EVERY_MS)
  }
  process.once('exit', release)
  try {
    return work()
  } finally {
    release()
    process.off('exit', release)
  }

  function release() {
    if (read(file) === mine) rmSync(file, { force: true })
  }
}

/** A lock appears with its holder's name in it, so that nobody sees it empty. */
function take(file, mine) {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, mine)
  try {
    linkSync(aside, file)
    return true
  } catch (error) {
    // File systems may lack links.
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP'].includes(error.code)) return takeWithoutLinks(file, mine)
    if (error.code !== 'EEXIST') throw error
    const holder = read(file)
    if (holder === null || isRunning(holder)) return false
    if (read(file) !== holder) return false
    renameSync(aside, file)
    sleep(SETTLE_MS)
    return read(file) === mine
  } finally {
    rmSync(aside, { force: true })
  }
}

function takeWithoutLinks(file, mine) {
  const holder = read(file)
  if (holder !== null && holder !== '' && isRunning(holder)) return false
  writeFileSync(file, mine)
  sleep(SETTLE_MS)
  return read(file) === mine
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/**
 * The start time is compared, too, because another program may have the same process id by now, or
 * after a reboot.
 */
function isRunning(holder) {
  const [pid] = holder.split(' ')
  return `${pid} ${startOf(pid)}` === holder && startOf(pid) !== ''
}

/** The time at which a process started, as the system states it; empty if it does not run. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The start time comes after the name, which may contain any character, and counts from the
    // start of the machine.
    const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${began}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`
  } catch {
    if (process.platform === 'linux') return ''
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return (stdout ?? '').trim()
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
