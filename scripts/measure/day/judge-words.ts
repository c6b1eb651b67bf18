import { articleWords } from '#engine/summaries/article-words.ts'
import { cleanTitle } from '#engine/summaries/clean-title.ts'
import { learnHabits } from '#engine/summaries/outlet-habits.ts'
import { plainText } from '#engine/markup/plain-text.ts'
import { isSpoken, mainLanguage } from '#engine/words/main-language.ts'
import { groupBy } from './judge-day.ts'
import { readOutletNames, type DayEntry } from './labelled-day.ts'
import { leftoversIn } from './leftovers.ts'
import { readJudgedPairs, SAME_FROM, sameFactCheck, type SameFactCheck } from './same-fact-check.ts'

/** The number of an article's sentences that a list shows. */
export const SHOWN = 3
/** The number of an outlet's newest texts from which its repeated sentences are learned. */
const TEXTS_READ = 20
/**
 * Credits of an agency, a camera or a page. The patterns differ from those of the rules that remove
 * credits.
 */
const CREDIT =
  /\b(?:Getty|REUTERS|AFP|EPA-EFE|Shutterstock|Alamy)\b|\bAP Photo|\bPhoto(?:graph)? by|\bpictured\b|©|\bSubscribe\b|\bRead more\b|\bWhy it matters\b|\bnewsletter\b|^[A-Z]{4,20}[A-Z ,.]{0,30} \((?:AP|Reuters)\)|&#?\w+;/

export interface WordsQuality {
  articles: number
  /** The number of sentences that lists show. */
  sentences: number
  /**
   * The number of articles that tell one fact twice in their list; `twiceOnPage` counts those that
   * do on their page.
   */
  twice: number
  twiceOnPage: number
  credits: number
  /**
   * The number of articles whose list shows text that outlets print around news, or a sentence that
   * is cut off.
   */
  leftovers: number
  /** The share of all sentences that stand word for word in their entry. */
  exact: number
  /** The number of articles without a sentence. */
  silent: number
}

export interface WrittenArticle {
  title: string
  /** The newest entry that has the title; null if none has. */
  titleOf: DayEntry | null
  sentences: { text: string; headline: string; outlet: string; isExact: boolean }[]
  /** All entries of the article, sorted oldest first. */
  entries: DayEntry[]
}

/**
 * Writes the articles, joined as given, that at least two sources report and that have a labelled
 * entry. `isWholeWeek` includes articles without labelled entries.
 */
export function writeDay(
  week: readonly DayEntry[],
  articleOf: (at: number) => number,
  isWholeWeek = false,
): WrittenArticle[] {
  const outletIds = new Map(
    [...new Set(week.map(({ source }) => source))].map((one, at) => [one, at]),
  )
  const names = readOutletNames()
  const read = week
    .map((entry, at) => ({
      ...entry,
      article: articleOf(at),
      outlet: names.get(String(entry.source)) ?? String(entry.source),
      feedId: outletIds.get(entry.source)!,
      // The title and text are normalized as a stored entry's are.
      title: plainText(entry.title),
      text: plainText(entry.text),
    }))
    .toSorted((a, b) => a.publishedAt - b.publishedAt || a.id - b.id)
  const ofOutlets = [...groupBy(read, ({ source }) => source).values()]
  const habits = learnHabits(ofOutlets.flatMap((own) => own.slice(-TEXTS_READ)))
  return [...groupBy(read, ({ article }) => article).values()].flatMap((entries) => {
    const isOfDay = isWholeWeek || entries.some(({ label }) => label !== null)
    if (!isOfDay || new Set(entries.map(({ source }) => source)).size < 2) return []
    const language = mainLanguage(entries)
    const { title, summary } = articleWords(
      entries.filter((entry) => isSpoken(language, entry)),
      { language, lead: SHOWN, habits },
    )
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    const sentences = summary.map(({ text, entry, start, end }) => {
      const source = byId.get(entry)!
      return {
        text,
        headline: source.title,
        outlet: String(source.source),
        isExact:
          source.text.slice(start, end) === text &&
          !/[\p{L}\p{N}]/u.test(source.text[start - 1] ?? ' '),
      }
    })
    const isOver = (entry: (typeof entries)[number]) =>
      [entry.title, cleanTitle(entry.title, entry.outlet)].includes(title)
    return [{ title, titleOf: entries.findLast(isOver) ?? null, sentences, entries }]
  })
}

export function judgeWords(
  written: readonly WrittenArticle[],
  week: readonly DayEntry[],
): WordsQuality {
  const isSame = sameFactCheck(week.map(({ title, text }) => `${title} ${text}`))
  const shown = written.map(({ sentences }) => sentences.slice(0, SHOWN))
  const all = written.flatMap(({ sentences }) => sentences)
  return {
    articles: written.length,
    sentences: shown.flat().length,
    twice: shown.filter((one) => tellsTwice(one, isSame)).length,
    twiceOnPage: written.filter(({ sentences }) => tellsTwice(sentences, isSame)).length,
    credits: all.filter(({ text }) => CREDIT.test(text)).length,
    leftovers: shown.filter((one) => one.some(({ text }) => leftoversIn(text).length > 0)).length,
    exact: all.filter(({ isExact }) => isExact).length / all.length,
    silent: written.filter(({ sentences }) => sentences.length === 0).length,
  }
}

function tellsTwice(sentences: WrittenArticle['sentences'], isSame: SameFactCheck): boolean {
  return sentences.some((one, at) =>
    sentences.slice(at + 1).some((other) => isSame(one, other) >= SAME_FROM),
  )
}

/**
 * Compares the check with a person's judgement. `found` is the share of pairs on one fact that the
 * check finds; `mistaken` is the share of other pairs that it takes for one fact.
 */
export function judgeCheck(week: readonly DayEntry[]): {
  pairs: number
  found: number
  mistaken: number
} {
  const isSame = sameFactCheck(week.map(({ title, text }) => `${title} ${text}`))
  const byKey = new Map(week.map((entry) => [entry.key, entry]))
  const pairs = readJudgedPairs().flatMap(({ one, other, same }) => {
    const [a, b] = [byKey.get(one.entry), byKey.get(other.entry)]
    if (!a || !b) return []
    const shownOf = (entry: DayEntry, { start, end }: { start: number; end: number }) => ({
      text: plainText(entry.text.slice(start, end)),
      headline: plainText(entry.title),
    })
    return [{ same, isFound: isSame(shownOf(a, one), shownOf(b, other)) >= SAME_FROM }]
  })
  const share = (same: boolean) => {
    const of = pairs.filter((pair) => pair.same === same)
    return of.filter(({ isFound }) => isFound).length / of.length
  }
  return { pairs: pairs.length, found: share(true), mistaken: share(false) }
}
