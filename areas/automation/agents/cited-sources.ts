import type { AgentSource } from '../contracts/conversations.ts'

/**
 * Finds the passages that an answer cites by number, such as "[2]" or "[1, 3]"; unknown numbers are
 * ignored.
 */
export function citedSources(text: string, sources: readonly AgentSource[]): AgentSource[] {
  const cited = new Set(
    [...text.matchAll(/\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g)].flatMap(([, numbers = '']) =>
      numbers.split(',').map(Number),
    ),
  )
  return sources.filter(({ number }) => cited.has(number))
}
