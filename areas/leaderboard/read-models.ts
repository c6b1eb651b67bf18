import type { RankedModel } from './contract.ts'

const UNKNOWN = 'Unknown'

/** Numbers with or without commas between thousands, with an optional fraction and exponent. */
const numberText = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?(e[+-]?\d+)?$/i

/**
 * Reads the models in an answer of the dataset service, in order. Datasets spell their columns
 * differently and omit values, so every value is checked.
 */
export function readModels(answer: unknown): RankedModel[] {
  const rows = fieldsOf(answer)['rows']
  if (!Array.isArray(rows)) return []
  return rows
    .map((entry) => fieldsOf(entry)['row'])
    .filter(isRecord)
    .map(readModel)
}

function readModel(row: Record<string, unknown>, index: number): RankedModel {
  const columns = columnsOf(row)
  return {
    rank: index + 1,
    model: readText(columns.get('model')),
    arena_score: readNumber(columns.get('arena score')),
    votes: readNumber(columns.get('votes')),
    organization: readText(columns.get('organization')),
    license: readText(columns.get('license')),
    knowledge_cutoff: readText(columns.get('knowledge cutoff')),
  }
}

/**
 * Treats "Arena Score", "arena score" and "arena_score" as one column; if several exist, the first
 * with a value counts.
 */
function columnsOf(row: Record<string, unknown>): Map<string, unknown> {
  const columns = new Map<string, unknown>()
  for (const [name, value] of Object.entries(row)) {
    const column = name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, ' ')
    const isBlank = typeof value === 'string' ? value.trim() === '' : value === null
    if (!isBlank && !columns.has(column)) columns.set(column, value)
  }
  return columns
}

function readText(value: unknown): string {
  const isText = typeof value === 'string' || Number.isFinite(value)
  return (isText && String(value).trim()) || UNKNOWN
}

function readNumber(value: unknown): number {
  const text = typeof value === 'string' ? value.trim() : ''
  const number = numberText.test(text) ? Number(text.replaceAll(',', '')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
