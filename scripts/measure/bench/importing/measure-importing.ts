import { loadavg } from 'node:os'
import { chromium, type Browser, type Page } from '@playwright/test'
import type { Progress } from '#areas/sources/contract.ts'
import { isResting } from '#feeds/progress.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { chromiumFlags, findJourneyBrowser } from '../../../run/chromium.mjs'
import { serveLocalFeeds } from '../local-feeds.ts'
import type { Measured } from '../measured.ts'
import { processorSecondsOfTree } from '../processes/time.ts'
import { median } from '../statistics.ts'

const FEEDS = 450
const ITEMS_EACH = 10
const LOOKS = 10
const LOOKS_AT_REST = 40
/** The pause between two checks whether everything has arrived. */
const REST_MS = 500
/**
 * The time after which the measurement of a page that shows nothing ends; it is then the result.
 */
const GIVE_UP_MS = 30_000

/** The measured pages of the server, in addition to the list of sources. */
const pages = [
  'feed',
  'add-feed',
  'personalize',
  'rules',
  'settings',
  'ai-studio',
  'notes',
  'save',
  'offline',
]

/**
 * Measures in Chromium how soon pages show their contents while a list of 450 feeds is imported,
 * and the cost of the list of sources.
 */
export async function measureImporting(): Promise<Measured> {
  const loadBefore = loadavg()[0]!
  const feeds = await serveLocalFeeds(FEEDS, ITEMS_EACH, { hosts: FEEDS })
  const hub = await startHub()
  const browser = await chromium.launch({
    executablePath: findJourneyBrowser() ?? 'chromium',
    args: chromiumFlags(),
  })
  try {
    await importAll(hub, feeds.addresses)
    const meanwhile = await lookAround(browser, hub)
    const wasAtWork = !(await isAtRest(hub))
    while (!(await isAtRest(hub))) await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const atRest = await lookAround(browser, hub)
    return {
      ...named(meanwhile, 'while feeds come in'),
      'feeds came in all the while': wasAtWork ? 'yes' : 'no',
      ...named(atRest, 'at rest'),
      ...(await oneLook(hub)),
      'load before': loadBefore,
    }
  } finally {
    await browser.close()
    await hub.stop()
    await feeds.close()
  }
}

interface Looks {
  clicks: number[]
  loads: number[]
  others: Map<string, number>
}

async function lookAround(browser: Browser, hub: RunningHub): Promise<Looks> {
  const clicks: number[] = []
  const loads: number[] = []
  const page = await openPage(browser)
  await page.goto(`${hub.address}/news-hub/feed`)
  // The measurement waits until the last part of the page, the keyboard shortcuts, is interactive;
  // before that, the browser itself follows links.
  await page.locator('html[data-hydrated][data-keys]').waitFor()
  for (let look = 0; look < LOOKS; look++) {
    clicks.push(await click(page, 'sources'))
    await click(page, 'feed')
    loads.push(await load(browser, `${hub.address}/news-hub/sources`))
  }
  await page.close()
  const others = new Map<string, number>()
  for (const path of pages) others.set(path, await load(browser, `${hub.address}/news-hub/${path}`))
  return { clicks, loads, others }
}

function named({ clicks, loads, others }: Looks, when: string): Measured {
  const [slowest] = [...others].toSorted(([, a], [, b]) => b - a)
  return {
    [`sources by a click ${when}: median ms`]: median(clicks),
    [`sources by a click ${when}: slowest ms`]: Math.max(...clicks),
    [`sources loaded anew ${when}: median ms`]: median(loads),
    [`sources loaded anew ${when}: slowest ms`]: Math.max(...loads),
    [`other pages loaded anew ${when}: median ms`]: median([...others.values()]),
    [`other pages loaded anew ${when}: slowest ms (${slowest![0]})`]: slowest![1],
  }
}

async function importAll(hub: RunningHub, addresses: readonly string[]): Promise<void> {
  const outlines = addresses.map(
    (address, at) => `<outline text="Feed ${at}" xmlUrl="${address}"/>`,
  )
  const reply = await fetch(`${hub.address}/api/sources/importOpml`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: `<opml version="2.0"><body>${outlines.join('')}</body></opml>` }),
  })
  if (!reply.ok) throw new Error(`The list was refused: ${await reply.text()}`)
}

async function isAtRest(hub: RunningHub): Promise<boolean> {
  const reply = await fetch(`${hub.address}/api/sources/getProgress`)
  return isResting((await reply.json()) as Progress)
}

async function openPage(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 1280, height: 900 } })
}

/** The time from a press in the sidebar until the page is complete. */
async function click(page: Page, path: string): Promise<number> {
  const link = page.locator(`nav a[href="/news-hub/${path}"]`).first()
  return link.evaluate(
    (link: HTMLElement, { path, giveUpMs }) =>
      new Promise<number>((resolve) => {
        // An object is used, because tsx wraps inner functions in a helper that the page does not
        // have.
        const watch = {
          start: performance.now(),
          look() {
            const main = document.querySelector<HTMLElement>('[data-page]')!
            const isThere =
              location.pathname.endsWith(path) &&
              main.querySelector('.source-table tbody tr, [data-headline]') &&
              !main.querySelector('.source-waiting')
            const ms = performance.now() - watch.start
            if (isThere || ms > giveUpMs) resolve(ms)
            else requestAnimationFrame(watch.look)
          },
        }
        link.click()
        requestAnimationFrame(watch.look)
      }),
    { path, giveUpMs: GIVE_UP_MS },
  )
}

/** The time from the start of a navigation, with an empty cache, until no placeholder is left. */
async function load(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(
      (giveUpMs) =>
        new Promise<number>((resolve) => {
          const watch = {
            look() {
              const main = document.querySelector<HTMLElement>('[data-page]')
              const isThere =
                main?.querySelector('h2, h3') &&
                !main.querySelector('.skeleton, [aria-busy="true"]')
              if (isThere || performance.now() > giveUpMs) resolve(performance.now())
              else requestAnimationFrame(watch.look)
            },
          }
          watch.look()
        }),
      GIVE_UP_MS,
    )
  } finally {
    await page.close()
  }
}

/** The size of the list of sources after all have arrived, and the cost of one request for it. */
async function oneLook(hub: RunningHub): Promise<Measured> {
  const before = processorSecondsOfTree(hub.pid)
  let bytes = 0
  for (let look = 0; look < LOOKS_AT_REST; look++) {
    // A request is repeated only after nineteen others, so that hardly any is answered from the
    // cache.
    const asked = `order=${look % 2 ? 'size' : 'name'}&most=50&search=${'1 '.repeat(look % 20).trim()}`
    const reply = await fetch(`${hub.address}/api/sources/health/findReports?${asked}`)
    bytes = Math.max(bytes, (await reply.arrayBuffer()).byteLength)
  }
  const seconds = processorSecondsOfTree(hub.pid) - before
  return {
    'list of sources, bytes': bytes,
    'one look at it, processor time of hub and database, ms': (seconds * 1000) / LOOKS_AT_REST,
  }
}
