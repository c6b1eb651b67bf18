import { contentTones, contentTypes } from '#areas/ai-content/choices.ts'
import { countDraftWords } from '#areas/ai-content/drafts/count-draft-words.ts'
import { isQuotation } from '#areas/ai-content/writing/quoted-by-outlet.ts'
import { wordRange } from '#areas/ai-content/writing/word-range.ts'
import { writeDraft } from '#areas/ai-content/writing/write-draft.ts'
import { type DayArticles, outletsIn } from '../scripts-of-day/day-material.ts'
import { briefOf, materialOf } from './drafts-of-topics.ts'

const LENGTHS = ['short', 'medium', 'long'] as const
const ARTICLES = [1, 4, 16] as const
const LEAST_OUTLETS = 2

/** Measures drafts of six types, five tones and three lengths from one, four and sixteen articles. */
export function measureDrafts(days: DayArticles): void {
  const articles = days.articles.filter((article) => outletsIn(article) >= LEAST_OUTLETS)
  const figures = { drafts: 0, over: 0, short: 0, silent: 0, sentences: 0, changed: 0 }
  const cpu: number[] = []
  for (const [nth, count] of ARTICLES.entries())
    for (const type of contentTypes)
      for (const [turn] of contentTones.entries())
        for (const length of LENGTHS) {
          const from = (figures.drafts * 7 + nth) % (articles.length - count)
          const material = materialOf(days, articles.slice(from, from + count))
          const brief = { ...briefOf(type, 'the news', turn), length }
          const before = process.cpuUsage()
          const { text, notices } = writeDraft(brief, material)
          const used = process.cpuUsage(before)
          cpu.push((used.user + used.system) / 1000)
          figures.drafts++
          const range = wordRange(brief)
          const words = countDraftWords(text)
          if (words > range.to) figures.over++
          if (words < range.from) {
            if (notices.some(({ kind }) => kind === 'material')) figures.short++
            else figures.silent++
          }
          const texts = new Map(
            material.articles.flatMap(({ entries }) =>
              entries.map(({ id, text: own }) => [id, own]),
            ),
          )
          for (const run of text.parts.flatMap(({ runs }) => runs.filter(isQuotation))) {
            figures.sentences++
            const { source, start, end } = run.citations[0]!
            if (texts.get(text.sources[source]!.entry)?.slice(start, end) !== run.text)
              figures.changed++
          }
        }
  cpu.sort((a, b) => a - b)
  const at = (share: number) => `${cpu[Math.floor((cpu.length - 1) * share)]!.toFixed(1)} ms`
  console.table(figures)
  console.log(`CPU of a draft: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`)
}
