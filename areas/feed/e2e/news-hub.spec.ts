import { patient } from '#core/test-patience.ts'
import type { Locator, Page } from '@playwright/test'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

const FEED = '/news-hub/feed'
const ADD_FEED = '/news-hub/add-feed'

const quay = rss('The Quay Courier', [
  {
    title: 'Lantern ferry returns to Marlow Quay after winter repairs',
    text: 'The Lantern sailed into Marlow Quay on Monday with 214 passengers. Her new engine was built in Tolland. The harbour master said that the timetable starts at once.',
  },
  {
    title: 'Bakers of Hill Street count their loaves',
    text: 'Four bakeries sold 9,300 loaves in a week. The count helps the town to plan its mill.',
  },
])

test.describe('an empty hub', () => {
  test('offers the sample newswire, and fills with articles that cite their sources', async ({
    page,
    emptyHub,
  }) => {
    await open(page, emptyHub.address + FEED)
    await page.getByRole('button', { name: 'Try the sample newswire' }).click()

    const headline = headlines(page).first()
    await expect(headline).toBeVisible({ timeout: patient(30_000) })
    await expect(page.locator('.progress-line')).toBeEmpty({ timeout: patient(30_000) })
    const whole = page.getByRole('button', { name: 'Read Full Article' })
    // A new article may replace the one that was just opened, so the click is repeated.
    await expect(async () => {
      if (!(await whole.isVisible())) await headline.click()
      await whole.click({ timeout: 2000 })
    }).toPass()

    const article = page.getByRole('dialog')
    await expect(article.getByText(/synthesized from \d+ sources?/i).first()).toBeVisible()
    await firstCitation(article).click()
    const shown = page.locator('mark').first()
    await expect(shown).toBeVisible()
    // The marked words are a sentence of the article, word for word.
    const cited = (await shown.textContent())!.trim()
    expect(cited.length).toBeGreaterThan(10)
    expect(await article.textContent()).toContain(cited)
    // The outlet's page, which the sample server also serves, contains the sentence, too.
    const link = article.getByRole('link', { name: /^Read it at/ })
    const report = await page.request.get((await link.getAttribute('href'))!)
    expect(report.url()).toContain(`${emptyHub.address}/newswire/`)
    expect((await report.text()).replaceAll('&amp;', '&')).toContain(cited)
  })

  test('follows a feed by its address, and shows its article', async ({ page, emptyHub }) => {
    const site = await publish({ '/feed.xml': quay })
    try {
      await open(page, emptyHub.address + FEED)
      await page.getByLabel('Address').fill(`${site.origin}/feed.xml`)
      await page.getByRole('button', { name: 'Follow', exact: true }).click()
      await expect(page.getByRole('button', { name: /Lantern ferry returns/ })).toBeVisible()
    } finally {
      await site.close()
    }
  })

  test('imports an OPML list, follows what it can and lists the rest', async ({
    page,
    emptyHub,
  }) => {
    const site = await publish({ '/feed.xml': quay })
    try {
      await open(page, emptyHub.address + FEED)
      await page.getByLabel('OPML file').setInputFiles({
        name: 'list.opml',
        mimeType: 'text/x-opml',
        buffer: Buffer.from(`<opml version="2.0"><body>
          <outline text="Quay" type="rss" xmlUrl="${site.origin}/feed.xml"/>
          <outline text="Files" type="rss" xmlUrl="ftp://files.example/feed"/></body></opml>`),
      })
      const report = page.getByRole('status', { name: 'Import' })
      await expect(report).toContainText('1 new source')
      await expect(report).toContainText('ftp://files.example/feed')
      await expect(page.getByRole('button', { name: /Lantern ferry returns/ })).toBeVisible({
        timeout: patient(20_000),
      })
    } finally {
      await site.close()
    }
  })
})

test.describe('an address that does not work', () => {
  test.use({ expectsRefusals: true })

  test('keeps what was typed, and says what was found and what to do', async ({
    page,
    emptyHub,
  }) => {
    const site = await publish({
      '/page': { body: '<!doctype html><title>Just a page</title><p>No feed is named here.' },
      '/locked': { status: 403, body: 'Forbidden' },
      '/empty.xml': { type: 'application/rss+xml', body: '' },
    })
    try {
      await open(page, emptyHub.address + FEED)
      const address = page.getByLabel('Address')
      const follow = page.getByRole('button', { name: 'Follow', exact: true })
      const cases: [string, RegExp][] = [
        [`${site.origin}/page`, /page/i],
        [`${site.origin}/gone`, /404|not found|nothing/i],
        [`${site.origin}/locked`, /403|refus|not allow|denied/i],
        [`${site.origin}/empty.xml`, /empty/i],
        ['http://127.0.0.1:1/feed', /refused|connect|reach|answer/i],
        ['not an address', /address/i],
      ]
      for (const [typed, words] of cases) {
        await address.fill(typed)
        await follow.click()
        await expect(follow).toBeEnabled()
        await expect(address).toHaveAccessibleDescription(words)
        await expect(address).toHaveValue(typed)
        await expect(address).toHaveAttribute('aria-invalid', 'true')
      }
    } finally {
      await site.close()
    }
  })
})

test('a headline names what it opens, also while that is on its way', async ({
  page,
  newsHub: hub,
}) => {
  // The code of the open headline never loads.
  await page.route(/HeadlineGist/u, () => undefined)
  await open(page, hub.address + FEED)
  const headline = page.locator('[data-headline][aria-expanded=false]').first()
  const id = await headline.getAttribute('data-headline')
  await headline.click()
  const opened = page.locator(`button[data-headline="${id}"]`)
  await expect(opened).toHaveAttribute('aria-expanded', 'true')
  const controls = await opened.getAttribute('aria-controls')
  await expect(page.locator(`[id="${controls}"]`)).toBeAttached()
})

test.describe('the address of the live server', () => {
  test('holds the open article: reload keeps it, back closes it', async ({
    page,
    newsHub: hub,
  }) => {
    await open(page, hub.address + FEED)
    const title = await openFirstHeadline(page)
    await expect(page).toHaveURL(/\/news-hub\/feed\?article=\d+$/)

    await reload(page)
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/news-hub\/feed$/)
    await page.goForward()
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  })

  test('holds the page: reload keeps it', async ({ page, newsHub: hub }) => {
    await open(page, hub.address + FEED)
    await page
      .getByRole('navigation', { name: 'Hub pages' })
      .getByRole('link', { name: 'Add Feed' })
      .click()
    await expect(page).toHaveURL(hub.address + ADD_FEED)
    await reload(page)
    await expect(page.getByRole('heading', { name: 'Add Feed' }).first()).toBeVisible()
  })

  test('holds the search', async ({ page, newsHub: hub }) => {
    await open(page, hub.address + FEED)
    await page.getByRole('radiogroup', { name: 'Period' }).getByLabel('Week').check()
    const word = (await headlines(page).first().textContent())!.match(/\p{L}{6,}/u)![0]
    await page.getByRole('searchbox', { name: 'Search articles' }).fill(word)
    await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(word)}`))
    await reload(page)
    await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue(word)
    const results = page.getByRole('list', { name: 'Search results' })
    await expect(results.getByRole('listitem').first()).toBeVisible()
  })
})

test('an article that was opened is read, on the next visit too', async ({
  page,
  newsHub: hub,
}) => {
  await open(page, hub.address + FEED)
  const folder = await openFolder(page)
  const item = folder.getByRole('listitem').filter({ hasText: 'New' }).first()
  const title = (await item.getByRole('link').textContent())!
  const marked = page.waitForResponse((response) => response.url().endsWith('/markRead'))
  await item.getByRole('link').click()
  expect((await marked).status()).toBe(204)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await open(page, hub.address + FEED)
  const again = await openFolder(page)
  const read = again.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await expect(read.getByText('Read', { exact: true })).toBeVisible()
})

test('open screens hear of new articles by themselves', async ({ page, emptyHub }) => {
  const site = await publish({ '/feed.xml': quay })
  try {
    await open(page, emptyHub.address + FEED)
    await expect(page.getByText('You have no sources yet')).toBeVisible()
    const response = await fetch(`${emptyHub.address}/api/sources/followSource`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: `${site.origin}/feed.xml` }),
    })
    expect(response.status).toBe(200)
    await expect(page.getByRole('button', { name: /Lantern ferry returns/ })).toBeVisible()
  } finally {
    await site.close()
  }
})

test('on a phone, an open folder asks for its articles once it is nearly in view', async ({
  page,
  newsHub: hub,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, hub.address + FEED)
  const openFolders = folders(page).and(page.locator('[aria-expanded="true"]'))
  const lists = page.getByRole('list', { name: /^Articles in / })
  await expect(openFolders.first()).toBeAttached()
  await expect(lists).toHaveCount(0)

  await openFolders.first().scrollIntoViewIfNeeded()
  await expect(lists.first().getByRole('listitem').first()).toBeVisible()
})

test('a reader with only a keyboard gets from the top of the page into an article and back', async ({
  page,
  newsHub: hub,
}) => {
  await open(page, hub.address + FEED)
  const focused = page.locator(':focus')

  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Skip to the content')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Sections' }).locator(':focus')).toHaveCount(1)

  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  // The Tab key leads from the skip link to the first headline, and Enter opens it.
  await tabTo(page, headlines(page).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Read Full Article' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Read Full Article' })).toBeFocused()

  const folder = folders(page).first()
  await tabTo(page, folder)
  const wasOpen = (await folder.getAttribute('aria-expanded')) === 'true'
  await page.keyboard.press('Space')
  await expect(folder).toHaveAttribute('aria-expanded', String(!wasOpen))
  await expect(folder).toBeFocused()
})

test('the feed of the live server arrives as HTML that reads without scripts', async ({
  browser,
  newsHub: hub,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(hub.address + FEED)
  await expect(page.getByRole('heading', { name: 'Top Headlines' })).toBeVisible()
  await expect(page.getByText(/synthesized from \d+ sources?/i).first()).toBeVisible()
  await context.close()
})

function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

function headlines(page: Page): Locator {
  return region(page, 'Top Headlines')
    .getByRole('listitem')
    .getByRole('heading')
    .getByRole('button')
}

function folders(page: Page): Locator {
  return region(page, 'Your Feed').getByRole('heading', { level: 3 }).getByRole('button')
}

function firstCitation(article: Locator): Locator {
  return article.getByRole('button', { name: /source|citation/i }).first()
}

async function openFirstHeadline(page: Page): Promise<string> {
  const headline = headlines(page).first()
  const title = (await headline.textContent())!
  await headline.click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  return title
}

/** Opens the first folder, with a period in which it has articles. */
async function openFolder(page: Page): Promise<Locator> {
  const feed = region(page, 'Your Feed')
  await feed.getByRole('combobox').first().selectOption('month')
  const folder = folders(page).first()
  if ((await folder.getAttribute('aria-expanded')) === 'false') await folder.click()
  // Another folder may be open below this one. While this folder loads, the list of the other
  // folder is the first on the page.
  const list = feed
    .getByRole('region')
    .first()
    .getByRole('list', { name: /^Articles in/ })
  await expect(list.getByRole('link').first()).toBeVisible()
  return list
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  const MOST_STOPS = 80
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab did not reach ${String(target)} in ${MOST_STOPS} stops`)
}
