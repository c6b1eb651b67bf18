import { Joiner } from '#engine/joining/joiner.ts'
import { madeUpStream } from './made-up-stream.ts'

export interface Speed {
  windowed: number
  entriesPerCpuSecond: number
  p99Ms: number
}

/**
 * Measures how fast entries are joined while the window is full, in CPU time, so that other
 * programs do not affect it.
 */
export function joiningSpeed(windowEntries: number, measured = 5_000): Speed {
  let articles = 0
  const joiner = new Joiner({ newArticle: () => ++articles })
  const took: number[] = []
  let filled = 0
  for (const entry of madeUpStream(windowEntries + measured, windowEntries)) {
    const started = process.cpuUsage()
    joiner.add(entry)
    if (++filled > windowEntries) took.push(cpuMsSince(started))
  }
  const total = took.reduce((sum, ms) => sum + ms, 0)
  return {
    windowed: joiner.size.windowed,
    entriesPerCpuSecond: (1000 * took.length) / total,
    p99Ms: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)]!,
  }
}

export function cpuMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}
