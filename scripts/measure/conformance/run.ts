import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runFeedparser } from './feedparser.ts'
import { runGofeed, runRssParser } from './pairs.ts'
import type { SetResult } from './sets.ts'
import { runSurvival } from './survival.ts'

/** Feeds from other collections, in a folder next to the checkout that may be missing. */
export const FEEDS = '../shared/corpora/feeds'
export const areFeedsHere = existsSync(FEEDS)

const SETS = [
  'feedparser',
  'gofeed',
  'rss-parser',
  'feedvalidator-w3c',
  'laminas-feed',
  'rome',
  'feed-rs',
  'newsboat',
  'miniflux',
  'arminreiter-feedreader',
  'netnewswire',
]

export interface Question {
  title: string
  /** The percentage of expectations that must be met. */
  wanted: number
  results: SetResult[]
}

/**
 * Checks all expectations of the sets; also returns the milliseconds that the slowest document
 * took.
 */
export function runConformance(): { questions: Question[]; slowestMs: number } {
  const read = SETS.map((set) => runSurvival(set, join(FEEDS, set)))
  const questions = [
    {
      title: 'What feedparser expects, in its simple form',
      wanted: 97,
      results: [runFeedparser(join(FEEDS, 'feedparser'))],
    },
    {
      title: 'What gofeed and rss-parser found',
      wanted: 95,
      results: [runGofeed(join(FEEDS, 'gofeed')), runRssParser(join(FEEDS, 'rss-parser'))],
    },
    {
      title: 'Whole feeds give each different item as one entry',
      wanted: 99,
      results: read.map(({ whole }) => whole),
    },
    {
      title: 'No file crashes the reader, takes 2 s, makes a request or reads differently twice',
      wanted: 100,
      results: read.map(({ safe }) => safe),
    },
  ]
  return { questions, slowestMs: Math.max(...read.map(({ slowestMs }) => slowestMs)) }
}

export function percentOf({ passed, failed }: SetResult): number {
  const applied = passed + failed.length
  return applied === 0 ? 100 : (100 * passed) / applied
}
