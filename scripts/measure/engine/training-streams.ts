import type { JoinerEntry } from '#engine/joining/joiner.ts'
import { captureLabels } from './capture-labels.ts'
import { readWeek, weeks } from './capture-entries.ts'
import { stems } from '#engine/words/terms.ts'
import {
  readCorpus,
  shuffled,
  type CorpusName,
  type CorpusOptions,
  type Labelled,
} from './corpus.ts'

/** A series of entries with known events. */
export interface TrainingStream {
  entries: JoinerEntry[]
  /** Says if an entry belongs with the members of an article; undefined if unknown. */
  judge: (entry: number, members: number[]) => Judgement | undefined
  /** The weight of all samples of the stream together, or of each sample. */
  weight: { whole: number } | { each: number }
}

interface Judgement {
  belongs: boolean
  /** The story of a sample, which is trained on or held out as a whole. */
  story: string
}

const SET_WEIGHT = 1000
/** The weight of judged pairs: there are few of them, but only they come from real feeds. */
const PAIR_WEIGHT = 6
const HEADLINE_PAIR_WEIGHT = 2

const TIMELESS_WORDS = [20, 1000]
const TIMELESS_WEIGHT = 1000
const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_APART_MS = 3 * DAY_MS
const NEARLY_THE_SAME = 0.6

/** The labelled sets, in other orders and lengths than in the tests. */
const labelledStreams: [CorpusName, CorpusOptions][] = [
  ['uci-subset', { seed: 11 }],
  ['uci-subset', { seed: 12, perStory: 12 }],
  ['ecbplus', { seed: 11 }],
  ['ecbplus', { seed: 12, words: 90 }],
  ['ecbplus', { seed: 13, words: 20 }],
  ['ecbplus', { seed: 14, words: 0 }],
]

/**
 * Streams that may be trained on: headlines of large stories (CC BY), look-alike events at the
 * lengths that feeds give, pairs of captured entries that we judged ourselves, and the captured
 * weeks without times.
 */
export async function trainingStreams(): Promise<TrainingStream[]> {
  const captured = await Promise.all(weeks.map(capturedStreams))
  const timeless = await Promise.all(TIMELESS_WORDS.map(timelessStream))
  return [...labelledStreams.map(labelledStream), ...captured.flat(), ...timeless]
}

function labelledStream([name, options]: [CorpusName, CorpusOptions]): TrainingStream {
  const entries = readCorpus(name, options)
  return {
    entries,
    judge(entry, members) {
      const { story } = entries[entry]!
      const most = storyOfMost(members.map((member) => entries[member]!))
      return { belongs: story === most, story: storyPair(story) }
    },
    weight: { whole: SET_WEIGHT },
  }
}

async function capturedStreams(week: (typeof weeks)[number]): Promise<TrainingStream[]> {
  const entries = await readWeek(week)
  const label = captureLabels()
  const judge: TrainingStream['judge'] = (entry, members) => {
    const { key } = entries[entry]!
    const others = members.map((member) => entries[member]!.key)
    const known = others.filter((other) => label(key, other) !== undefined)
    if (known.length === 0) return undefined
    const belongs = known.some((other) => label(key, other))
    return { belongs, story: [key, known[0]!].toSorted().join(' ') }
  }
  const headlines = entries.map((entry) => ({ ...entry, text: '' }))
  return [
    { entries, judge, weight: { each: PAIR_WEIGHT } },
    { entries: headlines, judge, weight: { each: HEADLINE_PAIR_WEIGHT } },
  ]
}

/**
 * The captured weeks as one stream without times. Entries published days apart, however similar,
 * are about another event or a later development; nearly equal ones of one day are about the same
 * event.
 */
async function timelessStream(words: number): Promise<TrainingStream> {
  const inOrder = (await Promise.all(weeks.map(readWeek))).flat()
  const captured = shuffled(inOrder, 21 + words)
  const label = captureLabels()
  const titles = captured.map(({ title }) => new Set(stems(title, 'en')))
  const isSame = (entry: number, other: number): boolean | undefined => {
    const [a, b] = [captured[entry]!, captured[other]!]
    const judged = label(a.key, b.key)
    if (judged !== undefined) return judged
    const apart = Math.abs(a.publishedAt - b.publishedAt)
    if (apart > DAYS_APART_MS) return false
    return apart < DAY_MS && overlap(titles[entry]!, titles[other]!) > NEARLY_THE_SAME
      ? true
      : undefined
  }
  return {
    entries: captured.map((entry) => ({
      ...entry,
      text: entry.text.split(/\s+/).slice(0, words).join(' '),
      publishedAt: 0,
    })),
    judge(entry, members) {
      const known = members.map((member) => isSame(entry, member))
      const same = known.filter((is) => is === true).length
      const different = known.filter((is) => is === false).length
      if (same === different) return undefined
      return { belongs: same > different, story: captured[entry]!.key }
    },
    weight: { whole: TIMELESS_WEIGHT },
  }
}

function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((stem) => b.has(stem)).length
  return shared / (a.size + b.size - shared)
}

function storyOfMost(members: Labelled[]): string {
  const counts = new Map<string, number>()
  for (const { story } of members) counts.set(story, (counts.get(story) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]![0]
}

/** A name shared by look-alike events, which are held out together, because one would reveal the other. */
export function storyPair(story: string): string {
  return story.replace(/ecb(plus)?$/, '')
}
