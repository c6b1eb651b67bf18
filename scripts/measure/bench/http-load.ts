import { Agent, request } from 'undici'
import { percentile, timed } from './statistics.ts'

export interface Latency {
  requests: number
  p50Ms: number
  p99Ms: number
  maxMs: number
  perSecond: number
}

/**
 * Simulates several readers, each of whom sends one request after another, for a time or until
 * stopped; `next` returns the path.
 */
export async function askAtOnce(
  origin: string,
  readers: number,
  durationMs: number,
  next: (reader: number, nth: number) => string,
  pauseMs = 0,
  signal?: AbortSignal,
): Promise<Latency> {
  const agent = new Agent({ connections: readers })
  const samples: number[] = []
  const endAt = performance.now() + durationMs
  const { ms } = await timed(() =>
    Promise.all(
      Array.from({ length: readers }, async (_, reader) => {
        for (let nth = 0; performance.now() < endAt && !signal?.aborted; nth++) {
          const { ms } = await timed(async () => {
            const { statusCode, body } = await request(origin + next(reader, nth), {
              dispatcher: agent,
            })
            const text = await body.text()
            if (statusCode !== 200)
              throw new Error(`${next(reader, nth)} answered ${statusCode}: ${text}`)
          })
          samples.push(ms)
          if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
        }
      }),
    ),
  )
  await agent.close()
  return {
    requests: samples.length,
    p50Ms: percentile(samples, 0.5),
    p99Ms: percentile(samples, 0.99),
    maxMs: Math.max(...samples),
    perSecond: (samples.length / ms) * 1000,
  }
}
