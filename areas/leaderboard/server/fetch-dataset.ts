import { LEADERBOARD } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import type { Web } from '#server/tools.ts'
import type { RankedModel } from '../contract.ts'
import { rowsFrom } from '../dataset-address.ts'
import { datasetReading } from './dataset-reading.ts'

/**
 * Thrown if a service asks for fewer requests; `seconds` is the pause that it wants, if it states
 * one.
 */
export class AskedTooOften extends Problem {
  readonly seconds: number | null

  constructor(host: string, retryAfter: string | undefined) {
    super('unavailable', `${host} asks for fewer requests. It is asked again later.`)
    this.seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null
  }
}

/**
 * Fetches the first models of a dataset, page after page, up to the limit. They are ranked by
 * position, and ranks in the dataset are ignored. Throws a `Problem` if that fails.
 */
export async function fetchDataset({ fetch, read }: Web, rows: string): Promise<RankedModel[]> {
  const signal = AbortSignal.timeout(LEADERBOARD.timeMs)
  const models: RankedModel[] = []
  for (let offset = 0; ;) {
    const answer = await fetch(rowsFrom(rows, offset), {
      headers: { accept: 'application/json' },
      maxBytes: LEADERBOARD.pageBytes,
      signal,
    })
    const host = new URL(answer.address).hostname
    refuseFailure(answer, host)
    const page = await read(datasetReading, { body: answer.body, host })
    models.push(...page.models)
    offset += page.rows
    const isLast = page.rows === 0 || page.total === null || offset >= page.total
    if (isLast || models.length >= LEADERBOARD.models) {
      if (models.every(({ model }) => model === 'Unknown'))
        throw new Problem('invalid', `The dataset at ${host} names no models.`)
      return models
        .slice(0, LEADERBOARD.models)
        .map((model, index) => ({ ...model, rank: index + 1 }))
    }
  }
}

function refuseFailure(
  { status, headers }: { status: number; headers: Record<string, string> },
  host: string,
): void {
  if (status === 200) return
  if (status === 429) throw new AskedTooOften(host, headers['retry-after'])
  if (status === 404)
    throw new Problem('unavailable', `${host} has no such dataset (404). Check its address.`)
  if (status === 401 || status === 403)
    throw new Problem('unavailable', `${host} refuses to give the dataset (${status}).`)
  throw new Problem('unavailable', `${host} answered with an error (${status}).`)
}
