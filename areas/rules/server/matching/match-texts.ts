import { MATCHING } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { findWords } from './find-words.ts'
import { readPattern, type TextSearch } from './pattern.ts'
import type { TextAnswer, TextCondition, TextQuestion } from './text-matching.ts'

/**
 * The most compiled regular expressions in the cache. Caching pays, because new articles are
 * checked a few at a time.
 */
const KEPT = 16
/** The most characters of a match that are shown. */
const PLACE_CHARACTERS = 80
const kept = new Map<string, TextSearch>()

/**
 * Searches texts for conditions, one text after the other, until this much processor time is used.
 * Fails with a `Problem` for a regular expression that cannot be used, and for conditions that take
 * too long for a single text.
 */
export async function matchTexts({
  conditions,
  texts,
  isPlaceWanted,
  budgetMs,
}: TextQuestion): Promise<TextAnswer> {
  const beganMs = usedMs()
  const searches: TextSearch[] = []
  for (const condition of conditions) searches.push(await searchFor(condition))
  const found: TextAnswer['found'] = []
  for (const { title, lead } of texts) {
    if (found.length > 0 && usedMs() - beganMs > budgetMs) break
    found.push(
      conditions.map(({ where }, at) => {
        const { isIn, placeIn } = searches[at]!
        const parts = where === 'title' ? [title] : [title, lead]
        if (!isPlaceWanted) return parts.some(isIn) ? '' : null
        for (const part of parts) {
          const place = placeIn(part)
          if (place !== null) return place.slice(0, PLACE_CHARACTERS)
        }
        return null
      }),
    )
    const allowedMs = conditions.length * (MATCHING.prepareMs + MATCHING.textMs * found.length)
    if (usedMs() - beganMs > allowedMs) throw new Problem('invalid', tooSlow(conditions))
  }
  return { found, spentMs: usedMs() - beganMs }
}

async function searchFor(condition: TextCondition): Promise<TextSearch> {
  if (condition.about === 'words') return findWords(condition.words)
  const { pattern } = condition
  const search = kept.get(pattern) ?? (await readPattern(pattern))
  kept.delete(pattern)
  kept.set(pattern, search)
  for (const [oldest] of kept) {
    if (kept.size <= KEPT) break
    kept.delete(oldest)
  }
  return search
}

function tooSlow(conditions: readonly TextCondition[]): string {
  const hasPattern = conditions.some(({ about }) => about === 'pattern')
  const remedy = hasPattern
    ? 'Make its regular expressions simpler, with fewer repetitions'
    : 'Use fewer or shorter words'
  return `The conditions about text take too long to search for. ${remedy}.`
}

function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
