import { rm } from 'node:fs/promises'
import { startHub, throwawayFolder } from '#e2e/hubs/hub.ts'
import { median, timed } from './statistics.ts'
import type { Measured } from './measured.ts'

const STARTS = 5

/**
 * Measures the time from `npm start` to the first 200 of /healthz, first with an empty folder and
 * then several times with its data.
 */
export async function measureStart(): Promise<Measured> {
  const dataFolder = await throwawayFolder()
  const program = ['scripts/run/start.mjs']
  const samples = []
  for (let nth = 0; nth <= STARTS; nth++) {
    const { ms, result: hub } = await timed(() => startHub({ dataFolder, program }))
    await hub.stop()
    samples.push(ms)
  }
  await rm(dataFolder, { recursive: true, force: true })
  const [first, ...later] = samples
  return {
    'first start to ready, ms': first!,
    'second start to ready, ms (median of 5)': median(later),
    'second start to ready, ms (slowest of 5)': Math.max(...later),
  }
}
