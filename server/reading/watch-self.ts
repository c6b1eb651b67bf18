import { Worker } from 'node:worker_threads'
import type { ReadingLimits } from './reading-process.ts'

const LOOK_EVERY_MS = 50
/** Each ends the process at once, even in the middle of a loop, and tells its parent why. */
export const TOO_MUCH_MEMORY = 'SIGUSR2'
export const TOO_MUCH_TIME = 'SIGXCPU'

/** Ends this process from a thread of its own when a document takes too much, or when its parent is gone. */
export interface SelfWatch {
  /** Only looks while something is read: a process that rests costs nothing. */
  begin(): void
  end(): void
}

/**
 * V8 counts its own heap alone, and aborts the whole process at its limit; buffers, strings from outside
 * and native decoders grow beside it. So what counts is what the system says of the process. Time is its
 * processor time: a machine that is busy with other work makes no document hard.
 */
export function watchSelf({ cpuMs, memoryBytes }: ReadingLimits): SelfWatch {
  /** Odd while something is read, and another number for each document. */
  const count = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(watching, {
    eval: true,
    workerData: {
      count,
      cpuMs,
      memoryBytes,
      parent: process.ppid,
      everyMs: LOOK_EVERY_MS,
      tooMuchMemory: TOO_MUCH_MEMORY,
      tooMuchTime: TOO_MUCH_TIME,
    },
  })
  worker.unref()
  const turn = () => {
    Atomics.add(count, 0, 1)
    Atomics.notify(count, 0)
  }
  return { begin: turn, end: turn }
}

const watching = `
  const { count, cpuMs, memoryBytes, parent, everyMs, tooMuchMemory, tooMuchTime } =
    require('node:worker_threads').workerData
  const usedMs = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  let document = 0
  let usedBeforeMs = 0
  for (;;) {
    const now = Atomics.load(count, 0)
    if (now % 2 === 0) {
      Atomics.wait(count, 0, now)
      continue
    }
    if (now !== document) {
      document = now
      usedBeforeMs = usedMs()
    }
    if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, tooMuchMemory)
    if (usedMs() - usedBeforeMs > cpuMs) process.kill(process.pid, tooMuchTime)
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
    Atomics.wait(count, 0, now, everyMs)
  }`
