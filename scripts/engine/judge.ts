import { summarize, type SummaryEntry } from '#areas/news-hub/server/articles/summarize.ts'
import { readRows } from './corpus.ts'
import { rouge1 } from './metrics.ts'

export interface SummaryQuality {
  articles: number
  sentences: number
  /** Sentences that stand word for word where they say they do, as a share of all. */
  exact: number
  rouge1: number
  /** The same for the first sentences of the reports, up to as many characters as the summary has. */
  rouge1OfLeads: number
  cpuMsPerArticle: number
}

interface Report {
  id: string
  title: string
  text: string
  publisher: string
  story: string
}

/** How summaries compare with those that people wrote of the same stories. */
export function judgeSummaries(): SummaryQuality {
  const references = new Map(
    readRows<{ story: string; reference_summary: string }>('allsides-2021.summaries.jsonl').map(
      (row) => [row.story, row.reference_summary],
    ),
  )
  const stories = new Map<string, SummaryEntry[]>()
  for (const { id, title, text, publisher, story } of readRows<Report>('allsides-2021.jsonl')) {
    const entries = stories.get(story) ?? []
    stories.set(story, [...entries, { id, title, text, source: publisher, publishedAt: 0 }])
  }

  const started = process.cpuUsage()
  const summaries = [...stories].map(([story, entries]) => ({
    story,
    entries,
    sentences: summarize(entries),
  }))
  const { user, system } = process.cpuUsage(started)

  let exact = 0
  let sentenceCount = 0
  const scores: { ours: number; leads: number }[] = []
  for (const { story, entries, sentences } of summaries) {
    sentenceCount += sentences.length
    const textOf = new Map(entries.map(({ id, text }) => [id, text]))
    for (const { text, entry, start, end } of sentences) {
      if (textOf.get(entry)?.slice(start, end) === text) exact++
    }
    const reference = references.get(story)
    if (reference === undefined) continue
    const written = sentences.map(({ text }) => text).join(' ')
    const perEntry = Math.ceil(written.length / entries.length)
    const leads = entries.map(({ text }) => text.slice(0, perEntry)).join(' ')
    scores.push({ ours: rouge1(written, reference), leads: rouge1(leads, reference) })
  }
  const mean = (of: 'ours' | 'leads') =>
    scores.reduce((sum, score) => sum + score[of], 0) / scores.length
  return {
    articles: summaries.length,
    sentences: sentenceCount,
    exact: exact / sentenceCount,
    rouge1: mean('ours'),
    rouge1OfLeads: mean('leads'),
    cpuMsPerArticle: (user + system) / 1000 / summaries.length,
  }
}
