import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serverSearching } from '#areas/feed/server/searching/keeper.ts'
import { deskOf } from '#server/tools.ts'
import { throwawayFolder } from '#e2e/hubs/hub.ts'
import { rm } from 'node:fs/promises'
import { withToolHub } from '../../tool-hub.ts'
import { fillHub } from '../filling/fill-hub.ts'
import { lettersFrom, searchFrom } from '../filling/made-up-news.ts'
import type { Measured } from '../measured.ts'
import { percentile, timed } from '../statistics.ts'

const ENTRIES = Number(process.env['GROWTH_ENTRIES'] ?? 1_000_000)
/**
 * The folder in which a filled server is kept for later runs; if it is not set, the server is
 * deleted at the end.
 */
const FOLDER = process.env['GROWTH_FOLDER']
const DAYS = 730
/** The number of different searches of each kind. */
const SEARCHES = 60
const SHOWN = 30

/** The kinds of searches, each as a function that returns the nth one. */
const kinds: Record<string, (nth: number) => string> = {
  'two words': (nth) => searchFrom(nth),
  'one word': (nth) => searchFrom(nth).split(' ')[1]!,
  'three Chinese letters': (nth) => lettersFrom(nth * 10).slice(0, 3),
  'one Chinese letter': (nth) => lettersFrom(nth * 10).slice(0, 1),
  'a rare number': (nth) => String(nth * 131),
  'a word that stands nowhere': (nth) => `zqxv${nth}word`,
  'a phrase of two words': (nth) => `"${searchFrom(nth)}"`,
}

/** Measures searches of articles of any age in this process, one search after another. */
export async function measureSearches(): Promise<Measured> {
  const folder = FOLDER ? join(FOLDER, `hub-${ENTRIES}`) : await throwawayFolder()
  const isThere = FOLDER !== undefined && existsSync(folder)
  if (!isThere) mkdirSync(folder, { recursive: true, mode: 0o755 })
  try {
    return await withToolHub(folder, async ({ tools, readerId }) => {
      if (!isThere) await fillHub(tools.db, readerId, ENTRIES, DAYS)
      const { searchArticles } = serverSearching(deskOf(tools, readerId))
      const look = (search: string) => searchArticles({ search, order: 'best', count: SHOWN })
      // This search is not counted, because it loads the stemmers.
      await look('harbour')
      const measured: Measured = { entries: ENTRIES }
      for (const [kind, searchOf] of Object.entries(kinds)) {
        const took: number[] = []
        let found = 0
        for (let nth = 1; nth <= SEARCHES; nth++) {
          const { ms, result } = await timed(() => look(searchOf(nth)))
          took.push(ms)
          found += result.found
        }
        measured[`${kind}: p50, ms`] = percentile(took, 0.5)
        measured[`${kind}: p99, ms`] = percentile(took, 0.99)
        measured[`${kind}: found on average`] = found / SEARCHES
      }
      return measured
    })
  } finally {
    if (!FOLDER) await rm(folder, { recursive: true, force: true })
  }
}
