import { Agent, request } from 'undici'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { fillHub } from '../filling/fill-hub.ts'
import type { Measured } from '../measured.ts'
import { processorSecondsOfTree } from '../processes/time.ts'
import { percentile, timed } from '../statistics.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import { followNews, pagesMeanwhile } from './pages-meanwhile.ts'

const ENTRIES = 100_000
const WARM_UP = 20
const PAGES = 150
/**
 * The number of different addresses of the page. Requesting all of them takes longer than a second,
 * so that no page is still cached when its address comes again.
 */
const ADDRESSES = 200
const READERS = 8
const PAGE = '/news-hub/feed'
/** A write, after which cached pages are not used any more. */
const WRITE = '/api/open-folders/saveOpenFolders'

/**
 * Measures the feed's page at 100,000 entries over real HTTP: made anew each time, again while
 * nothing changes, for eight screens at once, and for eight screens while news is coming in.
 */
export async function measurePage(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    await withToolHub(dataFolder, ({ tools, readerId }) => fillHub(tools.db, readerId, ENTRIES))
    const feeds = await followNews(dataFolder)
    const hub = await startHub({ dataFolder, program: ['dist/server/main.js', 'web'] })
    const agent = new Agent({ connections: READERS })
    const ask = askerOf(hub, agent)
    try {
      for (let nth = 0; nth < WARM_UP; nth++) await ask.page()
      const madeAnew = await row('made anew', hub, 1, async () => {
        await ask.write()
        return timed(() => ask.page())
      })
      for (let nth = 0; nth < ADDRESSES; nth++) await ask.pageAt(nth)
      return {
        entries: ENTRIES,
        'bytes of HTML': (await ask.page('identity')).length,
        'bytes of HTML, packed': (await ask.page()).length,
        ...madeAnew,
        ...(await row('again', hub, 1, (nth) => timed(() => ask.pageAt(nth)), ADDRESSES)),
        ...(await row(`again, ${READERS} screens of one reader at once`, hub, READERS, () =>
          timed(() => ask.page()),
        )),
        ...(await pagesMeanwhile(dataFolder, hub, feeds, ask.page)),
      }
    } finally {
      await agent.close()
      await hub.stop()
      await feeds.close()
    }
  })
}

function askerOf({ address }: RunningHub, dispatcher: Agent) {
  async function ask(path: string, options: Partial<Parameters<typeof request>[1]> = {}) {
    const { statusCode, body } = await request(address + path, { dispatcher, ...options })
    const bytes = Buffer.from(await body.arrayBuffer())
    if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}`)
    return bytes
  }
  return {
    /** Requests the page at one of many addresses, so that it is not cached any more. */
    pageAt: (nth: number) => ask(`${PAGE}?nth=${nth}`, { headers: { 'accept-encoding': 'br' } }),
    page: (encoding = 'br') => ask(PAGE, { headers: { 'accept-encoding': encoding } }),
    write: () =>
      ask(WRITE, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ folders: [] }),
      }),
  }
}

/** Measures `work`, and the CPU time that the web process and its database take meanwhile. */
async function row(
  name: string,
  hub: RunningHub,
  readers: number,
  work: (nth: number) => Promise<{ ms: number }>,
  pages = PAGES,
): Promise<Measured> {
  const before = processorSecondsOfTree(hub.pid)
  const samples: number[] = []
  const read = async () => {
    for (let nth = 0; nth < pages; nth++) samples.push((await work(nth)).ms)
  }
  await Promise.all(Array.from({ length: readers }, read))
  const spent = processorSecondsOfTree(hub.pid) - before
  return {
    [`${name}: p50 ms`]: percentile(samples, 0.5),
    [`${name}: p99 ms`]: percentile(samples, 0.99),
    [`${name}: processor ms a page`]: (spent / samples.length) * 1000,
  }
}
