import { markLetters } from '#engine/outlets/mark-letters.ts'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql } from '#server/tools.ts'
import type { ArticleChanges, CitedSentence } from '../../contract.ts'
import { changedSentences } from '#engine/summaries/facts/changed-sentences.ts'
import { revisedFigures, type Said } from '#engine/claims/revised-figures.ts'
import { sentences as sentencesOf } from '#engine/words/sentences.ts'
import { SeenSentence } from './seen-sentence.ts'
import { newFacts } from './new-facts.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { ONE_OPENING_MS } from './note-seen.ts'

/**
 * Limits for what is read of each report, and of how many. Reports begin with what matters, and the
 * newest ones contain most changes.
 */
const CHARACTERS_READ = 12_000
const ENTRIES_READ = 40
const FIGURES_SHOWN = 6

const StoredSeen = z.object({
  lookedAt: Time,
  sentences: z.array(SeenSentence),
  entries: z.array(z.int()),
})

interface Entry {
  id: number
  name: string
  text: string
  publishedAt: string
  revisedAt: string | null
}

interface Page {
  article: number
  language: string | null
  /** The current sentences of the article. */
  sentences: CitedSentence[]
  isWritten: boolean
  /** Entries in the order of the article's coverage. */
  entries: Entry[]
  /** Makes a citation from a passage of an entry; empty if the passage is no longer there. */
  cite: (piece: { text: string; entry: number; start: number; end: number }) => CitedSentence[]
}

/**
 * Finds the sentences and figures of an article that its reader has not seen; null at the first
 * look, or if there are none.
 */
export async function changesSince(
  scope: ArticleScope,
  page: Page,
): Promise<ArticleChanges | null> {
  const looks = await scope.db.many(
    StoredSeen,
    sql`select looked_at, sentences, entries from article_looks
        where reader_id = ${scope.readerId} and article_id = ${page.article}
          and looked_at <= ${new Date(scope.now.getTime() - ONE_OPENING_MS)}
        order by looked_at desc`,
  )
  const [last] = looks
  if (!last) return null
  const seen = looks.flatMap(({ sentences }) => sentences)
  const seenEntries = new Set(looks.flatMap(({ entries }) => entries))

  const isLate = ({ id, revisedAt }: Entry) =>
    !seenEntries.has(id) || (revisedAt !== null && revisedAt > last.lookedAt)
  const sentences = newFacts(page.sentences, {
    ...page,
    seen,
    isLate: (at) => isLate(page.entries[at]!),
  })
  const late = await lateSentences(scope, page.entries, seenEntries, last.lookedAt)
  const figures = revisedFigures(saidThen(seen, page.entries, last.lookedAt), late)
    .slice(0, FIGURES_SHOWN)
    .flatMap(({ before, after }) => {
      const former = wordsOf(page, before.sentence, before.figure)
      const latter = wordsOf(page, after.sentence, after.figure)
      return former && latter ? { before: former, after: latter } : []
    })
  if (sentences.length === 0 && figures.length === 0) return null
  return { since: last.lookedAt, sentences, figures }
}

interface SaidByEntry extends Said {
  entry: number
}

/**
 * Pairs the seen sentences with their entries, and with the time of the text that the reader saw.
 */
function saidThen(
  seen: { entry: number; text: string }[],
  entries: Entry[],
  lookedAt: string,
): SaidByEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return seen.flatMap(({ entry, text }) => {
    const source = byId.get(entry)
    if (!source) return []
    const { publishedAt, revisedAt } = source
    const wasRevised = revisedAt !== null && revisedAt <= lookedAt
    return { entry, text, at: Date.parse(wasRevised ? revisedAt : publishedAt) }
  })
}

/** Finds sentences of reports that were added after the last look, or reworded since. */
async function lateSentences(
  { db }: ArticleScope,
  entries: Entry[],
  seen: Set<number>,
  lookedAt: string,
): Promise<SaidByEntry[]> {
  const isRevised = ({ id, revisedAt }: Entry) =>
    seen.has(id) && revisedAt !== null && revisedAt > lookedAt
  const late = entries
    .filter((entry) => !seen.has(entry.id) || isRevised(entry))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    .slice(0, ENTRIES_READ)
  const former = await db.many(
    z.object({ entryId: z.int(), text: z.string() }),
    // The first revision after the look has the text of that time.
    sql`select distinct on (entry_id) entry_id, text from entry_revisions
        where entry_id = any(${late.filter(isRevised).map(({ id }) => id)}) and replaced_at > ${lookedAt}
        order by entry_id, id`,
  )
  const textThen = new Map(former.map(({ entryId, text }) => [entryId, text]))
  return late.flatMap((entry) => {
    const at = Date.parse(isRevised(entry) ? entry.revisedAt! : entry.publishedAt)
    const now = sentencesOf(entry.text.slice(0, CHARACTERS_READ))
    const then = sentencesOf((textThen.get(entry.id) ?? '').slice(0, CHARACTERS_READ))
    return changedSentences(now, then).map(({ text }) => ({ entry: entry.id, text, at }))
  })
}

/** A figure in the words of its source, with a citation if the words are still there. */
function wordsOf(
  { entries, cite }: Page,
  { entry, text }: SaidByEntry,
  figure: { start: number; end: number },
): ArticleChanges['figures'][number]['before'] | null {
  const source = entries.find(({ id }) => id === entry)
  if (!source) return null
  const words = text.slice(figure.start, figure.end)
  const sentenceStart = source.text.indexOf(text)
  const start = sentenceStart + figure.start
  const cited =
    sentenceStart < 0 ? [] : cite({ text: words, entry, start, end: start + words.length })
  return {
    outlet: { name: source.name, logo: markLetters(source.name) },
    words: cited[0] ?? { text: words, citations: [] },
  }
}
