import { pickTitle } from '#engine/summaries/titles/article-title.ts'
import { uncovered } from '#engine/claims/coverage/coverage-check.ts'
import { summarize, type SummaryEntry } from '#engine/summaries/summarize.ts'
import { centroidOver, leads } from './baseline-summaries.ts'
import { readRows } from './corpus.ts'
import { rouge } from './rouge.ts'

interface Report {
  id: string
  title: string
  text: string
  publisher: string
  story: string
}

interface Reference {
  story: string
  reference_summary: string
}

export interface Scores {
  rouge1: number
  rouge2: number
}

type Way = 'ours' | 'centroid' | 'wholeCentroid' | 'leads'

export interface SummaryQuality {
  stories: number
  sentences: number
  wordsPerStory: number
  /** The share of the sentences that stand word for word at the cited place. */
  exact: number
  /**
   * The number of names, figures and dates that the cited entry does not contain;
   * `uncoveredInTitles` counts those in titles that no entry contains.
   */
  uncovered: number
  uncoveredInTitles: number
  ours: Scores
  centroid: Scores
  wholeCentroid: Scores
  leads: Scores
  medianMs: number
}

/**
 * Compares summaries of at most `most` sentences with those that people wrote, and with baselines
 * of as many words; over all stories, or those that `some` selects.
 */
export function judgeSummaries(
  most?: number,
  some = (stories: string[]): string[] => stories,
): SummaryQuality {
  const reports = readRows<Report>('allsides-2021.jsonl')
  const stories = new Map<string, SummaryEntry[]>()
  for (const { id, title, text, publisher, story } of reports) {
    const entries = stories.get(story) ?? []
    stories.set(story, [...entries, { id, title, text, source: publisher, publishedAt: 0 }])
  }
  const picked = new Set(some([...stories.keys()]))
  for (const story of stories.keys()) if (!picked.has(story)) stories.delete(story)
  const corpus = reports.map(({ text }) => text)
  const centroid = centroidOver(corpus)
  const wholeCentroid = centroidOver(corpus, true)
  const references = readRows<Reference>('allsides-2021.summaries.jsonl')
  const written = new Map(references.map((row) => [row.story, row.reference_summary]))
  const options = most === undefined ? {} : { sentences: most }
  for (const entries of stories.values()) summarize(entries, options)

  const times: number[] = []
  const scores: Record<Way, Scores>[] = []
  const sums = { sentences: 0, words: 0, exact: 0, uncovered: 0, uncoveredInTitles: 0 }
  for (const [story, entries] of stories) {
    const started = performance.now()
    const summary = summarize(entries, options)
    times.push(performance.now() - started)

    const texts = new Map(entries.map(({ id, text }) => [id, text]))
    for (const { text, entry, start, end } of summary) {
      const source = texts.get(entry) ?? ''
      sums.sentences++
      if (source.slice(start, end) === text) sums.exact++
      sums.uncovered += uncovered(text, [source]).length
    }
    const title = pickTitle(
      entries.map((entry) => ({ title: entry.title, outlet: String(entry.source) })),
    )
    const said = entries.flatMap((entry) => [entry.title, entry.text])
    sums.uncoveredInTitles += uncovered(title, said).length

    const reference = written.get(story)
    if (reference === undefined) continue
    const ours = summary.map(({ text }) => text).join(' ')
    const words = ours.split(/\s+/).length
    sums.words += words
    const score = (text: string) => ({
      rouge1: rouge(1, text, reference),
      rouge2: rouge(2, text, reference),
    })
    const all = entries.map(({ text }) => text)
    scores.push({
      ours: score(ours),
      centroid: score(centroid(all, words)),
      wholeCentroid: score(wholeCentroid(all, words)),
      leads: score(leads(all, words)),
    })
  }
  const mean = (of: Way) => ({
    rouge1: scores.reduce((sum, score) => sum + score[of].rouge1, 0) / scores.length,
    rouge2: scores.reduce((sum, score) => sum + score[of].rouge2, 0) / scores.length,
  })
  return {
    stories: stories.size,
    sentences: sums.sentences,
    wordsPerStory: sums.words / scores.length,
    exact: sums.exact / sums.sentences,
    uncovered: sums.uncovered,
    uncoveredInTitles: sums.uncoveredInTitles,
    ours: mean('ours'),
    centroid: mean('centroid'),
    wholeCentroid: mean('wholeCentroid'),
    leads: mean('leads'),
    medianMs: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
  }
}
