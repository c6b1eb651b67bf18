import { expect, test as base, type Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { leaderboardHost } from '#areas/leaderboard/contracts/leaderboard-source.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { followNewswire } from '#e2e/hubs/newswire.ts'

/** Where the sample articles' pictures are; tests answer in its place. */
const STOCK_PHOTOS = 'https://images.unsplash.com/'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

interface Fixtures {
  /** A hub of this test alone, which nobody has touched. */
  emptyHub: RunningHub
  /** Set where the server is meant to refuse something or the network to be gone, which browsers log as an error. */
  expectsRefusals: boolean
  /** On for every test: a page that complains, or asks a third party for something, fails it. */
  quietPage: void
}

interface WorkerFixtures {
  /** A hub that follows the sample newswire, shared by the tests of a worker: they only read it. */
  hub: RunningHub
  /** The address of the demo; SYNTHWIRE_DEMO names one that runs already, such as a `vite` of yours. */
  demo: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  hub: [
    async ({}, use) => {
      const hub = await startHub()
      await followNewswire(hub)
      await use(hub)
      await hub.stop()
    },
    { scope: 'worker', timeout: patient(120_000) },
  ],

  demo: [
    async ({}, use) => {
      const running = process.env['SYNTHWIRE_DEMO']
      if (running) return use(running)
      const hub = await startHub()
      await use(`${hub.address}/demo`)
      await hub.stop()
    },
    { scope: 'worker', timeout: patient(120_000) },
  ],

  emptyHub: async ({ page }, use) => {
    const hub = await startHub()
    await use(hub)
    // An open page would complain that its hub is gone.
    await page.goto('about:blank')
    await hub.stop()
  },

  expectsRefusals: [false, { option: true }],

  quietPage: [
    async ({ page, expectsRefusals }, use) => {
      const complaints: string[] = []
      await page.exposeFunction('reportViolation', (what: string) =>
        complaints.push(`against the content security policy: ${what}`),
      )
      await page.addInitScript(reportViolations)
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        const isRefusal = /responded with a status of (4\d\d|503)|ERR_INTERNET_DISCONNECTED/.test(
          message.text(),
        )
        // What is refused in words is logged with them where it is shown.
        const isExpected = isRefusal || message.text().startsWith('Problem: ')
        if (message.type() !== 'error' || (isExpected && expectsRefusals)) return
        complaints.push(`console: ${message.text()} ${message.location().url}`)
      })
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        const isOurs = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:'
        const isAskedByDemo =
          [STOCK_PHOTOS, `${leaderboardHost}/`].some((host) => request.url().startsWith(host)) &&
          isDemo(page.url())
        if (!isOurs && !isAskedByDemo) complaints.push(`third party asked: ${request.url()}`)
      })
      await page.route(`${STOCK_PHOTOS}**`, (route) =>
        route.fulfill({ contentType: 'image/gif', body: PIXEL }),
      )
      // A test that opens the leaderboard answers for it, with a route that goes before this one.
      await page.route(`${leaderboardHost}/**`, (route) => {
        complaints.push(`nobody answers for ${route.request().url()}`)
        return route.abort()
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Runs in the page: tells of whatever its policy refuses. */
function reportViolations() {
  const { reportViolation } = window as unknown as { reportViolation(what: string): void }
  document.addEventListener('securitypolicyviolation', (event) =>
    reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  )
}

/** Runs in the page: React marks the elements that it knows; these stand in parts whose code comes later. */
function arePartsAlive(): boolean {
  const inParts = '[type=radio], [type=checkbox], [role=tab], .hub-list'
  return [...document.querySelectorAll(inParts)].every((element) =>
    Object.keys(element).some((name) => name.startsWith('__reactFiber$')),
  )
}

/** The demo of a hub, or of a static site below any path. */
function isDemo(address: string): boolean {
  return /\/demo(\/|$)/.test(new URL(address).pathname)
}

/** Opens a page and waits until its controls work; `inParts` does not wait for parts whose code comes later. */
export async function open(
  page: Page,
  address: string,
  { inParts = false }: { inParts?: boolean } = {},
): Promise<void> {
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor()
  // What is chosen in a part that is not alive yet is taken back until it is (web/presses.ts), and keys are not heard.
  if (!inParts) await page.waitForFunction(arePartsAlive)
  // A pointer begins at the left edge, where it would hold the rail open over what is to be clicked.
  const { width, height } = page.viewportSize() ?? { width: 2, height: 2 }
  await page.mouse.move(width - 1, height - 1)
  await page
    .locator('nav.rail')
    .evaluateAll((rails) =>
      Promise.allSettled(
        rails.flatMap((rail) => rail.getAnimations({ subtree: true })).map((each) => each.finished),
      ),
    )
}

/** Opens a tab of the right panel: it is there at once on a wide window, else behind the bar of its tabs. */
export async function openPanelTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true })
  const bar = page.getByRole('navigation', { name: 'Side panel tabs' })
  const opener = bar.getByRole('button', { name, exact: true })
  await tab.or(opener).filter({ visible: true }).first().click()
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
}
