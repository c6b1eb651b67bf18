import { parseJson } from '#core/bounded-json.ts'
import { LEADERBOARD } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import type { RankedModel } from '../contract.ts'
import { readModels } from '../read-models.ts'

export interface DatasetPage {
  models: RankedModel[]
  /**
   * The number of rows in the answer. `total` is the number of all rows in the dataset; null if it
   * is not stated.
   */
  rows: number
  total: number | null
}

/** Reads the models in the answer of a dataset service. Throws a `Problem` for any other answer. */
export function readPage({ body, host }: { body: Uint8Array; host: string }): DatasetPage {
  const answer = parsed(new TextDecoder().decode(body), host)
  const { rows, num_rows_total: total } = (answer ?? {}) as Record<string, unknown>
  if (!Array.isArray(rows))
    throw new Problem('invalid', `The answer of ${host} does not contain the rows of a dataset.`)
  for (const entry of rows.slice(0, LEADERBOARD.models)) refuseWide(entry?.row, host)
  return {
    models: readModels({ rows: rows.slice(0, LEADERBOARD.models) }).map(storable),
    rows: rows.length,
    total: Number.isSafeInteger(total) ? (total as number) : null,
  }
}

/** Refuses rows with very many columns, since each column takes time and no ranking has so many. */
function refuseWide(row: unknown, host: string): void {
  if (typeof row !== 'object' || row === null) return
  if (Object.keys(row).length > LEADERBOARD.columns)
    throw new Problem(
      'invalid',
      `The dataset at ${host} has more than ${LEADERBOARD.columns} columns.`,
    )
}

function parsed(text: string, host: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof Problem) throw error
    const isPage = text.trimStart().startsWith('<')
    throw new Problem(
      'invalid',
      isPage
        ? `${host} answered with a web page instead of the rows of a dataset.`
        : `The answer of ${host} is damaged or cut off.`,
    )
  }
}

/**
 * Makes texts storable, because the database accepts neither U+0000 nor half of a surrogate pair.
 */
function storable(model: RankedModel): RankedModel {
  return {
    ...model,
    model: clipped(model.model),
    organization: clipped(model.organization),
    license: clipped(model.license),
    knowledge_cutoff: clipped(model.knowledge_cutoff),
  }
}

function clipped(text: string): string {
  const kept = text.replaceAll('\0', '').slice(0, LEADERBOARD.textCharacters).toWellFormed().trim()
  return kept || 'Unknown'
}
