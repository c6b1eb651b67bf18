import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'

/**
 * The texts in JSON that have more than one word, in order; null for a JSON Feed, and for other
 * formats.
 */
export function textsInData(body: Uint8Array): string[] | null {
  const data = jsonOf(body)
  return data === undefined || isJsonFeed(data) ? null : stringsIn(data)
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder().decode(body))
  } catch (error) {
    if (error instanceof Problem) throw error
    return undefined
  }
}

function isJsonFeed(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'version' in data && 'items' in data
}

/** Strings of more than one word, at any depth of the data. */
function stringsIn(data: unknown): string[] {
  const found: string[] = []
  const left = [data]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && /\s/.test(next.trim())) found.push(next)
    if (typeof next !== 'object' || next === null) continue
    for (const part of Object.values(next).reverse()) left.push(part)
  }
  return found
}
