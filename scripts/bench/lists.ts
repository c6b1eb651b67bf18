import { categories } from '#areas/news-hub/contract.ts'
import {
  countByCategory,
  listBreaking,
  listFolderArticles,
  listHeadlines,
  searchHeadlines,
} from '#areas/news-hub/server/read-articles.ts'
import { startHub, type RunningHub } from '../../e2e/hub.ts'
import { explaining } from './explain.ts'
import { fillHub } from './fill-hub.ts'
import { askAtOnce, type Latency } from './http-load.ts'
import { serveLocalFeeds } from './local-feeds.ts'
import type { Measured } from './measured.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'

const ENTRIES = 100_000
const MEASURE_MS = 10_000
const WARM_UP_MS = 2000
const READERS = 16
/** The writer's pace: this many new items a second, through the real pipeline. */
const ITEMS_A_SECOND = 20

const folders = categories.filter((category) => category !== 'Breaking')
const searches = [
  'harbour',
  'vaccine trial',
  'Kestrelby railway',
  'budget',
  'glacier storm',
  'chip',
]

const folderPage = (nth: number) =>
  `/api/news-hub/listFolderArticles?folder=${encodeURIComponent(folders[nth % folders.length]!)}&period=month&search=`
const headlines = () => '/api/news-hub/listHeadlines?period=today&search='
const search = (nth: number) =>
  `/api/news-hub/listHeadlines?period=month&search=${encodeURIComponent(searches[nth % searches.length]!)}`
/** What opening the feed asks for, in turn. */
const feedScreen = (nth: number) =>
  [headlines(), '/api/news-hub/listBreaking', '/api/news-hub/listFolders?search=', folderPage(nth)][
    nth % 4
  ]!

/** Lists and search over real HTTP at 100,000 entries, with one reader and with sixteen and a writer. */
export async function measureLists(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    const plans: string[] = []
    await withToolHub(dataFolder, async ({ tools, readerId }) => {
      await fillHub(tools.db, readerId, ENTRIES)
      const shelf = {
        db: explaining(tools.db, (line) => plans.push(line)),
        readerId,
        now: tools.now(),
      }
      await listHeadlines(shelf, 'today')
      await listBreaking(shelf)
      await countByCategory(shelf)
      await listFolderArticles(shelf, { category: folders[0]!, period: 'month', search: '' })
      await searchHeadlines(shelf, searches[0]!, 'month')
    })
    console.log(plans.join('\n'))

    const hub = await startHub({ dataFolder })
    const ask = (readers: number, next: (nth: number) => string) =>
      askAtOnce(hub.address, readers, MEASURE_MS, (reader, nth) => next(reader * 7 + nth))
    try {
      await askAtOnce(hub.address, 1, WARM_UP_MS, (_, nth) => feedScreen(nth))
      const alone = {
        ...row('headlines, 1 reader', await ask(1, headlines)),
        ...row('folder page, 1 reader', await ask(1, folderPage)),
        ...row('feed screen, 1 reader', await ask(1, feedScreen)),
        ...row('search, 1 reader', await ask(1, search)),
      }
      const busy = await whileWriting(hub, async () => ({
        ...row('headlines, 16 readers and a writer', await ask(READERS, headlines)),
        ...row('folder page, 16 readers and a writer', await ask(READERS, folderPage)),
        ...row('feed screen, 16 readers and a writer', await ask(READERS, feedScreen)),
        ...row('search, 16 readers and a writer', await ask(READERS, search)),
      }))
      return { entries: ENTRIES, ...alone, ...busy }
    } finally {
      await hub.stop()
    }
  })
}

function row(name: string, { p50Ms, p99Ms, perSecond }: Latency): Measured {
  return {
    [`${name}: p50 ms`]: p50Ms,
    [`${name}: p99 ms`]: p99Ms,
    [`${name}: requests/s`]: perSecond,
  }
}

/** A feed that gains items each second, followed by the hub, which is told to look each second. */
async function whileWriting<T>(hub: RunningHub, work: () => Promise<T>): Promise<T> {
  const post = (operation: string, input: object) =>
    fetch(`${hub.address}/api/news-hub/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
  const feeds = await serveLocalFeeds(1, ITEMS_A_SECOND)
  const followed = await post('followSource', { address: feeds.addresses[0] })
  if (!followed.ok) throw new Error(`The writer's feed was not followed: ${await followed.text()}`)
  const timer = setInterval(() => {
    feeds.publish(0, ITEMS_A_SECOND)
    post('refreshSources', {}).catch((error) => console.error('The writer failed:', error))
  }, 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await feeds.close()
  }
}
