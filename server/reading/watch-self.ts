import { Worker } from 'node:worker_threads'

const LOOK_EVERY_MS = 50
/** Ends the process at once, even in the middle of a loop, and tells its parent why. */
export const TOO_MUCH_MEMORY = 'SIGUSR2'

/** Ends this process from a thread of its own when it takes too much memory, or when its parent is gone. */
export interface SelfWatch {
  /** Only looks while something is read: a process that rests costs nothing. */
  begin(): void
  end(): void
}

/**
 * V8 counts its own heap alone, and aborts the whole process at its limit; buffers, strings from outside
 * and native decoders grow beside it. So what counts is what the system says of the process.
 */
export function watchSelf(mostMemoryBytes: number): SelfWatch {
  const isReading = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(watching, {
    eval: true,
    workerData: {
      isReading,
      mostMemoryBytes,
      parent: process.ppid,
      everyMs: LOOK_EVERY_MS,
      signal: TOO_MUCH_MEMORY,
    },
  })
  worker.unref()
  const set = (value: 0 | 1) => {
    Atomics.store(isReading, 0, value)
    Atomics.notify(isReading, 0)
  }
  return { begin: () => set(1), end: () => set(0) }
}

const watching = `
  const { isReading, mostMemoryBytes, parent, everyMs, signal } = require('node:worker_threads').workerData
  for (;;) {
    Atomics.wait(isReading, 0, 0)
    if (process.memoryUsage.rss() > mostMemoryBytes) process.kill(process.pid, signal)
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
    Atomics.wait(isReading, 0, 1, everyMs)
  }`
