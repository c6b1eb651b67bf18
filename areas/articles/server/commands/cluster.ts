import { FileEntry, timeOf } from '#engine/joining/file-entry.ts'
import { Joiner, type JoinerOptions } from '#engine/joining/joiner.ts'
import { convertLines, failIfNothingRead } from './json-lines.ts'
import { detectLanguage } from '#engine/words/language.ts'

/**
 * Joins the entries of a file into articles, and writes `{id, article, confidence}` for each to
 * another file in the same order. Later splits, merges and moves change earlier lines, so all lines
 * are written at the end. Until then only the result of each entry is kept in memory.
 */
export async function clusterFile(
  from: string,
  to: string,
  options: Omit<JoinerOptions, 'newArticle'> = {},
): Promise<void> {
  let articles = 0
  const joiner = new Joiner({ ...options, newArticle: () => ++articles })
  const outcomes: { id: string | number; article: number; confidence: number }[] = []
  const mergedInto = new Map<number, number>()
  const languages = new Languages()
  let lastTime = 0

  const read = await convertLines(
    { from, to, shape: FileEntry },
    async (entry) => {
      const { id } = entry
      const title = entry.title ?? ''
      const text = entry.text ?? ''
      // An entry without a source counts as one of a source of its own.
      const source = entry.source ?? `entry ${id}`
      const hint = entry.language ?? languages.usual(source)
      const language = await detectLanguage(`${title}. ${text}`, hint)
      if (language !== null) languages.heard(source, language)
      lastTime = timeOf(entry) ?? lastTime

      const joined = joiner.add({
        id: outcomes.length + 1,
        title,
        text,
        source,
        publishedAt: lastTime,
        language,
      })
      outcomes.push({
        id,
        article: joined.article,
        confidence: Number(joined.confidence.toFixed(4)),
      })
      for (const { entries, into } of joined.parts)
        for (const place of entries) outcomes[place - 1]!.article = into
      for (const merge of joined.merges) mergedInto.set(merge.from, merge.into)
      for (const { entry: place, into, confidence } of joined.moves) {
        const outcome = outcomes[place - 1]!
        outcome.article = into
        outcome.confidence = Number(confidence.toFixed(4))
      }
      return []
    },
    () => outcomes.map((outcome) => ({ ...outcome, article: follow(mergedInto, outcome.article) })),
  )
  failIfNothingRead(read)
}

function follow(mergedInto: Map<number, number>, article: number): number {
  let at = article
  for (let next = mergedInto.get(at); next !== undefined; next = mergedInto.get(at)) at = next
  return at
}

/**
 * Counts the languages of outlets. An outlet mostly writes in one language. For an unknown outlet
 * the most frequent language overall is assumed.
 */
class Languages {
  #counts = new Map<string | number, Map<string, number>>()

  heard(source: string | number, language: string): void {
    for (const key of [source, EVERYONE]) {
      const counts = this.#counts.get(key) ?? new Map<string, number>()
      this.#counts.set(key, counts.set(language, (counts.get(language) ?? 0) + 1))
    }
  }

  usual(source: string | number): string | undefined {
    const counts = this.#counts.get(source) ?? this.#counts.get(EVERYONE) ?? []
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
  }
}

/** The key for all outlets together, which no outlet has as its name. */
const EVERYONE = '\0'
