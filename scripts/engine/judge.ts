import { summarize, type SummaryEntry } from '#areas/news-hub/server/articles/summarize.ts'
import { readCorpus, readRows, type CorpusName, type Labelled } from './corpus.ts'
import { joinAll } from './joining.ts'
import { bCubed, rouge1, strangers, type BCubed } from './metrics.ts'

/** The order decides much in a stream, so each set is joined in several. */
const SEEDS = [1, 2, 3]

export interface JoiningQuality extends BCubed {
  /** Entries that belong to another story than most of their article: of all, and of the counted. */
  wrong: number
  wrongCounted: number
}

/** How well a labelled set is joined; with `titlesOnly` as if its feeds gave headlines alone. */
export function judgeJoining(name: CorpusName, titlesOnly = false): JoiningQuality {
  const runs = SEEDS.map((seed) => {
    const entries = readCorpus(name, seed).map((entry) =>
      titlesOnly ? { ...entry, text: '' } : entry,
    )
    return judge(entries)
  })
  const mean = (of: keyof JoiningQuality) =>
    runs.reduce((sum, run) => sum + run[of], 0) / runs.length
  return {
    precision: mean('precision'),
    recall: mean('recall'),
    f1: mean('f1'),
    wrong: mean('wrong'),
    wrongCounted: mean('wrongCounted'),
  }
}

function judge(entries: Labelled[]): JoiningQuality {
  const { outcomes } = joinAll(entries)
  const rows = outcomes.map((outcome, at) => ({ ...outcome, story: entries[at]!.story }))
  return {
    ...bCubed(rows),
    wrong: strangers(rows),
    wrongCounted: strangers(rows.filter(({ isCounted }) => isCounted)),
  }
}

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
