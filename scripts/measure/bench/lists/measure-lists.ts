import type { Source } from '#areas/sources/contract.ts'
import { categories } from '#engine/categories/categories.ts'
import { listBreaking } from '#areas/feed/server/list-breaking.ts'
import { HEADLINES_SHOWN, listFolderArticles } from '#areas/feed/server/lists.ts'
import { countFolders } from '#areas/feed/server/folder-days/count-folders.ts'
import { readInterestsTerm } from '#areas/feed/server/for-you/interests-term.ts'
import { listChosen } from '#areas/feed/server/for-you/list-chosen.ts'
import { noteSignal } from '#areas/profiles/server/interests/signals.ts'
import { cursorAt } from '#areas/articles/server/lends/lists.ts'
import { searchHeadlines } from '#areas/articles/server/search/search-articles.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { explaining } from './explain.ts'
import { fillHub } from '../filling/fill-hub.ts'
import { askAtOnce, type Latency } from '../http-load.ts'
import { serveLocalFeeds } from '../local-feeds.ts'
import { searchFrom } from '../filling/made-up-news.ts'
import type { Measured } from '../measured.ts'
import { timed } from '../statistics.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'

const ENTRIES = 100_000
const MEASURE_MS = 10_000
const WARM_UP_MS = 2000
const READERS = 16
/** The number of the reader's actions from which For You learns. */
const ACTIONS = 300
/** The number of new entries a second that the pipeline takes in while lists are measured. */
const ITEMS_A_SECOND = 20
const WRITER = 'The writer'

const folders = categories.filter((category) => category !== 'Breaking')
const DAYS = 30
const DAY_MS = 86_400_000
/**
 * The pause between requests; longer than the second for which the server caches an answer, so that
 * each request gets a new one.
 */
const BEYOND_KEPT_MS = 1050

const operation = (name: string, input: Record<string, string>) =>
  `/api/feed/${name}?${new URLSearchParams(input).toString()}`
const chosen = { filter: 'for-you', search: '' }
const headlines = () => operation('listHeadlines', { period: 'today', ...chosen })
const PERIODS = ['today', 'week', 'month'] as const
const top = (period: string) => operation('listHeadlines', { period, filter: 'top', search: '' })
/** The requests that opening the feed sends, in turn; all readers send the same ones. */
const feedScreen = (nth: number) =>
  [
    headlines(),
    operation('listBreaking', {}),
    operation('listFolders', { time: 'today', ...chosen }),
    operation('listFolderArticles', {
      folder: folders[nth % folders.length]!,
      period: 'month',
      ...chosen,
    }),
  ][nth % 4]!
/**
 * A page at a random place in a folder. Hardly two are the same, so that each is read from the
 * database.
 */
const somePage = (nth: number) => {
  const at = new Date(Date.now() - Math.random() * DAYS * DAY_MS).toISOString()
  const folder = folders[nth % folders.length]!
  return operation('listFolderArticles', {
    folder,
    period: 'month',
    search: '',
    before: cursorAt({ publishedTime: at, id: 1 }),
  })
}
const someSearch = () =>
  operation('listHeadlines', {
    period: 'month',
    search: searchFrom(Math.floor(Math.random() * 2 ** 32)),
  })

/**
 * Measures lists and search over real HTTP at 100,000 entries, with one reader, and with sixteen
 * readers while news is coming in.
 */
export async function measureLists(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    const plans: string[] = []
    await withToolHub(dataFolder, async ({ tools, readerId }) => {
      await fillHub(tools.db, readerId, ENTRIES)
      for (let article = 1; article <= ACTIONS; article += 1) {
        await noteSignal(tools, readerId, article, article % 3 === 0 ? 'save' : 'open')
      }
      const scope = {
        db: explaining(tools.db, (line) => plans.push(line)),
        readerId,
        now: tools.now(),
        learntTerms: [readInterestsTerm],
      }
      await listChosen(scope, { filter: 'for-you', time: 'today', search: '' }, HEADLINES_SHOWN)
      for (const time of PERIODS)
        await listChosen(scope, { filter: 'top', time, search: '' }, HEADLINES_SHOWN)
      await listBreaking(scope)
      await countFolders(scope, null)
      await listFolderArticles(scope, { category: folders[0]!, period: 'month', search: '' })
      await searchHeadlines(scope, searchFrom(1), 'month')
    })
    console.log(plans.join('\n'))

    const hub = await startHub({ dataFolder })
    const ask = (readers: number, next: (nth: number) => string, pauseMs = 0) =>
      askAtOnce(hub.address, readers, MEASURE_MS, (reader, nth) => next(reader * 7 + nth), pauseMs)
    try {
      await askAtOnce(hub.address, 1, WARM_UP_MS, (_, nth) => feedScreen(nth))
      const alone = {
        ...row('For You made anew, 1 reader', await ask(1, headlines, BEYOND_KEPT_MS)),
        ...(await topsMadeAnew(ask)),
        ...row('feed screen, 1 reader', await ask(1, feedScreen)),
        ...row('folder pages, each another, 1 reader', await ask(1, somePage)),
        ...row('searches, each another, 1 reader', await ask(1, someSearch)),
      }
      const busy = await whileWriting(hub, async () => ({
        ...row('feed screen, 16 readers and a writer', await ask(READERS, feedScreen)),
        ...row('folder pages, each another, 16 readers and a writer', await ask(READERS, somePage)),
        ...row('searches, each another, 16 readers and a writer', await ask(READERS, someSearch)),
      }))
      return { entries: ENTRIES, ...alone, ...busy }
    } finally {
      await hub.stop()
    }
  })
}

/** Measures the first page of each period, ordered by the number of outlets, without the cache. */
async function topsMadeAnew(
  ask: (readers: number, next: () => string, pauseMs: number) => Promise<Latency>,
): Promise<Measured> {
  const rows: Measured = {}
  for (const period of PERIODS)
    Object.assign(
      rows,
      row(`Top of ${period} made anew, 1 reader`, await ask(1, () => top(period), BEYOND_KEPT_MS)),
    )
  return rows
}

function row(name: string, { p50Ms, p99Ms, perSecond }: Latency): Measured {
  return {
    [`${name}: p50 ms`]: p50Ms,
    [`${name}: p99 ms`]: p99Ms,
    [`${name}: requests/s`]: perSecond,
  }
}

/** Runs `work` while a followed feed gets new entries every second and is fetched every second. */
async function whileWriting(hub: RunningHub, work: () => Promise<Measured>): Promise<Measured> {
  const url = `${hub.address}/api/sources`
  const post = (operation: string, input: object) =>
    fetch(`${url}/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
  const feeds = await serveLocalFeeds(1, ITEMS_A_SECOND)
  const followed = await post('followSource', { address: feeds.addresses[0], name: WRITER })
  if (!followed.ok) throw new Error(`The writer's feed was not followed: ${await followed.text()}`)
  const timer = setInterval(() => {
    feeds.publish(0, ITEMS_A_SECOND)
    post('refreshSources', {}).catch((error) => console.error('The writer failed:', error))
  }, 1000)
  try {
    const { ms, result } = await timed(work)
    const sources = (await (await fetch(`${url}/listSources`)).json()) as Source[]
    const written = sources.find(({ name }) => name === WRITER)!.entryCount
    return { ...result, 'entries stored a second meanwhile': (written / ms) * 1000 }
  } finally {
    clearInterval(timer)
    await feeds.close()
  }
}
