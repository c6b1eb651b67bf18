import { Worker } from 'node:worker_threads'

const LOOK_EVERY_MS = 50
/**
 * Signals by which the watch ends the process at once, even in the middle of a loop. They tell the
 * parent the reason.
 */
export const TOO_MUCH_MEMORY = 'SIGUSR2'
export const TOO_MUCH_TIME = 'SIGXCPU'

/**
 * Ends this process from a separate thread if a piece of work takes too much, or if the parent is
 * gone.
 */
export interface SelfWatch {
  /**
   * Begins a piece of work that may take this much processor time. The watch runs only during work,
   * so an idle process costs nothing.
   */
  begin(cpuMs: number): void
  end(): void
}

/**
 * Indices into the shared memory: a counter, which is odd during work and changes with each piece,
 * and the time allowed.
 */
const COUNT = 0
const CPU_MS = 1

/**
 * Watches the memory and the processor time of this process from a thread. The memory is measured
 * as the system sees it: V8 counts only its own heap, and aborts the process at its limit, while
 * buffers, external strings and native decoders grow outside of the heap. Processor time is
 * measured because even easy work takes long on a busy machine.
 */
export function watchSelf(memoryBytes: number): SelfWatch {
  const shared = new Int32Array(new SharedArrayBuffer(8))
  const worker = new Worker(watching, {
    eval: true,
    workerData: {
      shared,
      memoryBytes,
      parent: process.ppid,
      everyMs: LOOK_EVERY_MS,
      tooMuchMemory: TOO_MUCH_MEMORY,
      tooMuchTime: TOO_MUCH_TIME,
    },
  })
  worker.unref()
  const turn = () => {
    Atomics.add(shared, COUNT, 1)
    Atomics.notify(shared, COUNT)
  }
  return {
    begin(cpuMs) {
      Atomics.store(shared, CPU_MS, cpuMs)
      turn()
    },
    end: turn,
  }
}

const watching = `
  const { shared, memoryBytes, parent, everyMs, tooMuchMemory, tooMuchTime } =
    require('node:worker_threads').workerData
  const usedMs = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  let work = 0
  let usedBeforeMs = 0
  for (;;) {
    const now = Atomics.load(shared, ${COUNT})
    if (now % 2 === 0) {
      Atomics.wait(shared, ${COUNT}, now)
      continue
    }
    if (now !== work) {
      work = now
      usedBeforeMs = usedMs()
    }
    if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, tooMuchMemory)
    if (usedMs() - usedBeforeMs > Atomics.load(shared, ${CPU_MS})) process.kill(process.pid, tooMuchTime)
    if (process.ppid !== parent) {
      try { process.kill(-process.pid, 'SIGKILL') } catch {}
      process.kill(process.pid, 'SIGKILL')
    }
    Atomics.wait(shared, ${COUNT}, now, everyMs)
  }`
