import type { JoinerOptions } from '#engine/joining/joiner.ts'
import { readCorpus, type CorpusName, type CorpusOptions, type Labelled } from './corpus.ts'
import { joinAll } from './joining.ts'
import { bCubed, strangers, type BCubed } from './metrics.ts'
import { storyPair } from './training-streams.ts'

/** Seeds of the orders in which each set is joined: the order of a stream affects the result. */
const SEEDS = [1, 2, 3]

export type JudgedSet = Omit<CorpusOptions, 'seed'> & { name: CorpusName }
type Joining = Pick<JoinerOptions, 'tau' | 'score'> & { isPlain?: boolean }
type Score = NonNullable<JoinerOptions['score']>

export interface JoiningQuality extends BCubed {
  /**
   * The share of the entries, among those in articles of two or more, that belong to another story
   * than most of their article.
   */
  wrong: number
  /** The share of pairs of look-alike events whose reports are mostly in one article. */
  mergedPairs: number
}

/** Measures how well a labelled set is joined. */
export function judgeJoining(
  { name, ...options }: JudgedSet,
  joining: Joining = {},
  seeds = SEEDS,
): JoiningQuality {
  const runs = seeds.map((seed) => judge(readCorpus(name, { ...options, seed }), joining))
  const mean = (of: keyof JoiningQuality) =>
    runs.reduce((sum, run) => sum + run[of], 0) / runs.length
  return {
    precision: mean('precision'),
    recall: mean('recall'),
    f1: mean('f1'),
    wrong: mean('wrong'),
    mergedPairs: mean('mergedPairs'),
  }
}

/** Joins a set with each third of its stories judged by a model that has not seen them. */
export function judgeHeldOut(
  { name, ...options }: JudgedSet,
  scores: Score[],
  foldOf: (story: string) => number,
): BCubed {
  const entries = readCorpus(name, { ...options, seed: SEEDS[0]! })
  const judged = scores.map((score, fold) => {
    const rows = rowsOf(entries, { score })
    return bCubed(rows, ({ story }) => foldOf(storyPair(story)) === fold)
  })
  const mean = (of: 'precision' | 'recall') =>
    judged.reduce((sum, quality) => sum + quality[of] * quality.entries, 0) / entries.length
  const [precision, recall] = [mean('precision'), mean('recall')]
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}

export interface Baseline extends JoiningQuality {
  tau: number
}

/**
 * The simplest way to join: one similarity, and the threshold that is best for the judged set,
 * which makes the method look better than it is. It has no merge pass, to stay simple.
 */
export function judgePlain(set: JudgedSet, score: Score): Baseline {
  const tuned = TAUS.map((tau) => ({
    tau,
    f1: judgeJoining(set, { score, tau, isPlain: true }, [0]).f1,
  }))
  const { tau } = tuned.reduce((best, next) => (next.f1 > best.f1 ? next : best))
  return { tau, ...judgeJoining(set, { score, tau, isPlain: true }) }
}

const TAUS = [0.1, 0.15, 0.2, 0.25, 0.3]

function judge(entries: Labelled[], joining: Joining): JoiningQuality {
  const rows = rowsOf(entries, joining)
  return {
    ...bCubed(rows),
    wrong: strangers(rows),
    mergedPairs: mergedPairs(rows),
  }
}

function rowsOf(entries: Labelled[], { isPlain = false, ...options }: Joining) {
  const { outcomes } = joinAll(isPlain ? entries.map(withoutMergePass) : entries, options)
  return outcomes.map((outcome, at) => ({ ...outcome, story: entries[at]!.story }))
}

/** Skips the ids that are divisible by 50, because a merge pass follows each of those. */
function withoutMergePass(entry: Labelled, at: number): Labelled {
  return { ...entry, id: at + 1 + Math.floor(at / 49) }
}

/** The share of the pairs of look-alike events whose largest parts are in one article. */
function mergedPairs(rows: { group: number; story: string }[]): number {
  const mainGroups = new Map<string, Map<string, number>>()
  for (const [story, groups] of groupsByStory(rows)) {
    const [main] = [...groups].toSorted((a, b) => b[1] - a[1])[0]!
    const pair = storyPair(story)
    mainGroups.set(pair, (mainGroups.get(pair) ?? new Map<string, number>()).set(story, main))
  }
  const pairs = [...mainGroups.values()].filter(({ size }) => size === 2)
  if (pairs.length === 0) return 0
  return pairs.filter((pair) => new Set(pair.values()).size === 1).length / pairs.length
}

function groupsByStory(rows: { group: number; story: string }[]) {
  const stories = new Map<string, Map<number, number>>()
  for (const { group, story } of rows) {
    const groups = stories.get(story) ?? new Map<number, number>()
    stories.set(story, groups.set(group, (groups.get(group) ?? 0) + 1))
  }
  return stories
}
