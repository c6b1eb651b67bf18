import * as z from 'zod/mini'
import { articleVector } from '#areas/articles/server/search/article-vector.ts'
import { seededRandom } from '#core/seeded.ts'
import { isStopWord } from '#engine/search/search-lexemes.ts'
import { searchQuestion } from '#engine/search/search-question.ts'
import { sql, type Database } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import type { Measured } from '../measured.ts'
import { hasTexts, readTexts, type CorpusText } from './corpus-texts.ts'
import { formsAmong, inflecting } from './inflections.ts'

/**
 * The number of searched words from headlines, and of those from texts, for each language and
 * round.
 */
const WORDS = 20
/** The number of articles of a language from which words are taken. */
const ARTICLES = 40
/** The number of rounds, each with other words and articles. */
const ROUNDS = Number(process.env['RECALL_ROUNDS'] ?? 1)
const SEED = 7

interface Asked {
  search: string
  article: CorpusText
}

/**
 * Counts how many words of real headlines and texts find their article: first in the form that the
 * article has, and then in another form, taken from another text. Failures are printed. Words are
 * split by `Intl.Segmenter`, so that the search's own splitting is tested as well.
 */
export async function measureCorpusRecall(): Promise<Measured> {
  if (!hasTexts()) return { 'skipped, since there are no corpora': '' }
  const byLanguage = new Map<string, CorpusText[]>()
  for (const text of await readTexts())
    byLanguage.set(text.language, [...(byLanguage.get(text.language) ?? []), text])
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools }) => {
      const measured: Measured = {}
      for (const [language, texts] of [...byLanguage].toSorted(([a], [b]) => a.localeCompare(b))) {
        const pick = picker(SEED)
        const forms = formsAmong(
          texts.flatMap(({ title, text }) => wordsOf(`${title}\n${text}`, language)),
          language,
        )
        const asked: Record<string, Asked[]> = { headlines: [], texts: [], 'other forms': [] }
        for (let round = 0; round < ROUNDS; round++) {
          const articles = pick(texts, ARTICLES)
          const of = (part: 'title' | 'text') =>
            pick(
              articles.flatMap((article) =>
                pick(wordsOf(article[part], language), WORDS).map((search) => ({
                  search,
                  article,
                })),
              ),
              WORDS,
            )
          asked['headlines']!.push(...of('title'))
          asked['texts']!.push(...of('text'))
          if (!inflecting.has(language)) continue
          const inflected = articles.flatMap((article) => {
            const words = new Set(wordsOf(`${article.title}\n${article.text}`, language))
            return [...words].flatMap((word) => {
              const others = (forms.get(word) ?? []).filter((form) => !words.has(form))
              return others.map((search) => ({ search, article, word }))
            })
          })
          asked['other forms']!.push(...pick(inflected, 2 * WORDS))
        }
        for (const [kind, all] of Object.entries(asked)) {
          if (all.length === 0) continue
          const missed = await missedOf(tools.db, all)
          const share = 1 - missed.length / all.length
          measured[`${language}, ${kind} (${all.length}), % found`] = 100 * share
          if (missed.length > 0) console.log(`${language}, ${kind} missed: ${missed.join(', ')}`)
        }
      }
      return measured
    }),
  )
}

/** The words of a text in lower case, split by the rules of its language, without stop words. */
function wordsOf(text: string, language: string): string[] {
  const parts = Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
  const words = parts.flatMap(({ segment, isWordLike }) =>
    isWordLike && /^\p{L}.*\p{L}$/u.test(segment) ? [segment.toLocaleLowerCase(language)] : [],
  )
  return [...new Set(words)].filter((word) => !saysNothing(word, language))
}

/**
 * Says if a word consists of stop words only. Of words such as "N'est", parts of one or two letters
 * do not count.
 */
function saysNothing(word: string, language: string): boolean {
  const parts = word.split(/['’]/u).filter((part) => part.length > 2 || part === word)
  return parts.every((part) => isStopWord(part, language))
}

async function missedOf(db: Database, asked: readonly (Asked & { word?: string })[]) {
  const missed: string[] = []
  for (const { search, article, word } of asked) {
    const { title, text, language } = article
    const vector = articleVector({
      title,
      lead: '',
      language,
      entries: [{ title, text, language }],
    })
    const { isFound } = await db.one(
      z.object({ isFound: z.boolean() }),
      sql`select ${vector}::tsvector @@ ${searchQuestion(search)}::tsquery as is_found`,
    )
    if (!isFound) missed.push(word === undefined ? search : `${search} for ${word}`)
  }
  return missed
}

/** Returns a function that picks some elements of a list, the same ones for the same seed. */
function picker(seed: number) {
  const random = seededRandom(seed)
  return <T>(list: readonly T[], most: number): T[] => {
    const left = [...list]
    const picked: T[] = []
    while (picked.length < most && left.length > 0)
      picked.push(left.splice(Math.floor(random() * left.length), 1)[0]!)
    return picked
  }
}
