import type { Page } from '@playwright/test'
import { keepArticles, tellWorker, waitForWorker } from '#e2e/pages/kept-offline.ts'
import { share } from '#core/testing/test-share.ts'
import { expect, open } from '#e2e/test.ts'
import { openKept, openListed, test } from './offline-test.ts'

// Reading in a browser whose network fails at every possible point.

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /As of \d\d:\d\d/ })
const headlines = (page: Page) => page.locator('[data-headline]')

/** Says if the worker is storing pages. */
function isKeeping(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === 'synthwire-keep')
  })
}

test('the feed and every kept article are there without a network, and say how old they are', async ({
  visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  const titles = await headlines(visitor).allInnerTexts()
  network.isDown = true
  await visitor.reload()
  await visitor.locator('html[data-hydrated]').waitFor()
  const shown = await headlines(visitor).allInnerTexts()
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((title) => titles.includes(title)).length).toBeGreaterThan(5)
  await expect(notice(visitor)).toBeVisible()

  await openKept(visitor, network.address)
  await expect(visitor.getByRole('dialog').getByText(/quoted word for word/)).toBeVisible()
  await expect(visitor.getByRole('dialog').getByRole('alert')).toHaveCount(0)

  network.isDown = false
  await expect(notice(visitor)).toBeHidden({ timeout: 30_000 })
})

test('a search looks through what is kept while there is no network, and asks the hub when it is back', async ({
  visitor,
  reader,
  network,
}) => {
  const links = visitor.locator('.offline-list a')
  const [kept, title] = [await links.count(), await links.last().innerText()]
  network.isDown = true
  await reader.setOffline(true)
  try {
    await visitor.getByRole('searchbox', { name: 'Search articles' }).fill(`"${title}"`)
    const results = visitor.getByRole('region', { name: 'Search results' })
    const said = results.getByRole('status').first()
    const searched = `There is no network. Searched: the ${kept} articles kept on this device.`
    await expect(said).toContainText(`1 article of all times matches “"${title}"”. ${searched}`)
    await results.getByRole('link', { name: title }).click()
    await expect(visitor.getByRole('dialog').locator('article h2')).toHaveText(title)
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('dialog')).toBeHidden()

    // On a phone, the article's window is at the bottom, like the notice.
    await visitor.setViewportSize({ width: 390, height: 844 })
    await visitor.keyboard.press('ControlOrMeta+k')
    const palette = visitor.getByRole('dialog', { name: 'Command palette' })
    await palette.getByRole('combobox').fill('zzyzx')
    await expect(palette).toContainText('No network: sources and notes are left out.')
    const offered = palette.getByRole('option', { name: 'kept on this device for “zzyzx”' })
    await offered.click()
    await expect(said).toContainText(`No articles of all times match “zzyzx”. ${searched}`)
    await expect(results).toContainText('Your hub is searched as soon as it answers.')
  } finally {
    network.isDown = false
    await reader.setOffline(false)
    await visitor.setViewportSize({ width: 1280, height: 800 })
  }
  const said = visitor.getByRole('region', { name: 'Search results' }).getByRole('status').first()
  await expect(said).toContainText('archived articles too', { timeout: 30_000 })
})

test('every article that is listed as kept opens without a network', async ({
  visitor,
  network,
}) => {
  network.isDown = true
  await open(visitor, `${network.address}/news-hub/offline`)
  const links = visitor.locator('.offline-list a')
  await expect(links.nth(5)).toBeVisible()
  const count = await links.count()
  for (const place of [0, Math.floor(count / 2), count - 1]) {
    await openListed(visitor, place)
    await visitor.goBack()
  }
})

test('what is neither kept nor news says that it waits for the network', async ({
  visitor,
  network,
}) => {
  network.isDown = true
  await open(visitor, `${network.address}/news-hub/settings`)
  await expect(
    visitor.getByText(/server does not answer|not kept on this device/).first(),
  ).toBeVisible()
  const kept = await visitor.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(
    kept.filter(
      (path) => /settings|access|ai-|connections|sources/.test(path) && path.startsWith('/api/'),
    ),
  ).toEqual([])
})

test('cut at any file while it is installed, it works as ever and is whole after the next try', async ({
  newcomer,
  network,
}) => {
  // The number of files that arrive before requests fail: none, one and some. A deep run tries each
  // number twice.
  const tries = share([0, 0, 1, 1, 30, 30], { kindOf: (filesFirst) => filesFirst })
  let asked = 0
  let passing = 0
  network.decide = ({ url, headers }) => {
    // The worker fetches files with the destination "empty"; a page requests them as scripts and
    // styles.
    const isOfWorker = url!.startsWith('/assets/') && headers['sec-fetch-dest'] === 'empty'
    if (!isOfWorker) return 'pass'
    return ++asked > passing ? 'cut' : 'pass'
  }
  for (passing of tries) {
    asked = 0
    await newcomer.goto(`${network.address}/news-hub/feed`)
    await expect(headlines(newcomer).first()).toBeVisible()
    await expect.poll(() => asked).toBeGreaterThan(passing)
  }
  passing = Infinity
  await open(newcomer, `${network.address}/news-hub/feed`)
  await keepArticles(newcomer)
  network.isDown = true
  await openKept(newcomer, network.address)
})

test('what could not be installed is tried again while the page stays open', async ({
  newcomer,
  network,
}) => {
  let files = 0
  network.decide = ({ url }) => (url === '/shell' && ++files ? 'cut' : 'pass')
  await newcomer.clock.install()
  await open(newcomer, `${network.address}/news-hub/feed`)
  await expect.poll(() => files).toBeGreaterThan(0)
  await expect
    .poll(() =>
      newcomer.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  network.decide = () => 'pass'
  await newcomer.clock.fastForward(20_000)
  await waitForWorker(newcomer)
})

test('cut at any request while articles are kept, the next time goes on', async ({
  newcomer: visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await waitForWorker(visitor)
  let asked = 0
  let passing = 0
  network.decide = ({ url }) =>
    /\/api\/offline|\/news-hub\/feed|\/images|\/pictures/.test(url!) && ++asked > passing
      ? 'cut'
      : 'pass'
  network.passed.length = 0
  // The requests fail in turn at the list of articles, the feed, the first articles, and the
  // following ones.
  for (passing of [0, 1, 2, 3]) {
    asked = 0
    await tellWorker(visitor, { type: 'keep', withPictures: true })
    await expect.poll(() => asked).toBeGreaterThan(passing)
    await expect.poll(() => isKeeping(visitor)).toBe(false)
  }
  network.decide = () => 'pass'
  await keepArticles(visitor)
  const fetched = network.passed.filter(({ line }) => /getArticles/.test(line))
  expect(fetched).toHaveLength(new Set(fetched.map(({ line }) => line)).size)
  network.isDown = true
  await openKept(visitor, network.address)
})

test('the home page and the demo are left as they are', async ({ visitor, network }) => {
  await open(visitor, `${network.address}/demo`)
  await expect(visitor.locator('.offline-notice')).toHaveCount(0)
  network.isDown = true
  for (const path of ['/demo', '/'])
    await expect(visitor.goto(network.address + path)).rejects.toThrow(/ERR_/)
})
