import { patient } from '#core/test-patience.ts'
import type { Locator, Page } from '@playwright/test'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { publish, siteOf, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

// The tests of the live front page that a reader shapes: For You, briefings, themes and periods.

const FEED = '/news-hub/feed'
const HOUR_MS = 3_600_000
const OLD = 'Lighthouse keepers publish their diaries'
const UNSEEN = 'Students build batteries out of seaweed'
/** Three articles are the most of one category on a page, together with the unseen one. */
const LIKED = [
  'Solid state batteries pass the winter trial',
  'Recycled batteries light the bridge of Marlow',
  'Cheap batteries for farm tractors go on sale',
]

/** Titles by outlet, newest first. Reports of different outlets alternate, ten minutes apart. */
const outlets = {
  'Harbour Gazette': [
    'Choir of Hill Street wins a regional prize',
    'Ministers argue over the price of tram tickets',
    'Wardens count the seals of Cape Orrin',
    LIKED[0]!,
    'Old clocks find a home in greenhouses',
  ],
  'Evening Courier': [
    'Bakers of Quay Street sell nine thousand loaves',
    'Chess club moves into the former mill',
    'Night trains return to the southern line',
    LIKED[1]!,
    'Swans stop the traffic on Mill Road',
  ],
  'Valley Post': [
    'Orchards lose a third of the cherry harvest',
    'Council paints the school gates yellow',
    'Divers lift a bronze bell from the seabed',
    LIKED[2]!,
    'Ferry captains learn to dance below deck',
  ],
  'Northern Mail': [
    'Judge stops the sale of the castle meadow',
    'Library lends telescopes for the comet',
    'Robots sort apples faster than people do',
    'Snow closes the pass above Tolland',
    UNSEEN,
    OLD,
  ],
}

let site: Publisher
test.beforeEach(async ({ emptyHub }) => {
  const feeds = Object.entries(outlets).map(([name, titles], nth) => [
    `/${nth}.xml`,
    feed(name, titles, nth),
  ])
  site = await publish(Object.fromEntries(feeds))
  await followAll(emptyHub)
})
test.afterEach(() => site.close())

test('what was liked raises what was not seen yet, says so, and is forgotten when asked', async ({
  page,
  emptyHub,
}) => {
  await open(page, emptyHub.address + FEED)
  await expect(headline(page, 'Choir of Hill Street')).toBeVisible()
  await expect(headline(page, UNSEEN)).toHaveCount(0)

  await choose(page, 'View mode', 'Theme')
  for (const title of LIKED) {
    const article = page.getByRole('region', { name: 'By subject' }).getByRole('listitem')
    await choosePart(page, article.filter({ hasText: title }), 'More like this')
    await expect(page.getByText('You will see more like this').last()).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).last().click()
  }

  await choose(page, 'View mode', 'Custom')
  await headline(page, UNSEEN).click()
  // The query is limited to Top Headlines, because a folder may list the article, too.
  const headlines = page.getByRole('region', { name: 'Top Headlines' })
  const gist = headlines.getByRole('listitem').filter({ hasText: UNSEEN })
  await choosePart(page, gist, 'Why am I seeing this?')
  const why = page.getByRole('dialog', { name: 'Why am I seeing this?' })
  await expect(why).toContainText('You follow Northern Mail')
  await expect(why).toContainText('You asked for more about “batteries”')
  await page.keyboard.press('Escape')

  await open(page, `${emptyHub.address}/news-hub/settings`)
  const privacy = page.getByRole('region', { name: 'Privacy' })
  await expect(privacy).toContainText('3 actions are stored')
  await privacy.getByRole('button', { name: 'Delete my activity' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(privacy).toContainText('Nothing is stored')
  await open(page, emptyHub.address + FEED)
  await expect(headline(page, 'Choir of Hill Street')).toBeVisible()
  await expect(headline(page, UNSEEN)).toHaveCount(0)
})

test('less like this takes the article away at once, and undo brings it back; reading is noticed', async ({
  page,
  emptyHub,
}) => {
  await open(page, emptyHub.address + FEED)
  const title = 'Choir of Hill Street wins a regional prize'
  await headline(page, title).click()
  // The query is limited to Top Headlines, because two folders are open on a first visit and may
  // list the article, too.
  const headlines = page.getByRole('region', { name: 'Top Headlines' })
  const item = headlines.getByRole('listitem').filter({ hasText: title })
  await choosePart(page, item, 'Less like this')
  await expect(headline(page, title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(headline(page, title)).toBeVisible()

  await headline(page, 'Bakers of Quay Street').click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: /Bakers of Quay/ })).toBeVisible()
  // The page reports reading times only from one second on.
  const opened = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 1000, opened)
  const told = page.waitForRequest((request) => request.url().endsWith('/reading/spendTime'))
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect((await told).postDataJSON()).toMatchObject({ seconds: expect.any(Number) })
})

for (const [name, width] of [
  ['a phone', 390],
  ['a laptop', 1280],
] as const) {
  test(`briefings, themes and times on ${name} stay where they were chosen`, async ({
    page,
    emptyHub,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, emptyHub.address + FEED)
    await choose(page, 'View mode', 'Synth')
    const briefings = page.getByRole('region', { name: 'Briefings' })
    await expect(briefings.getByRole('article')).toHaveCount(12)
    await briefings
      .getByRole('button', { name: /^Source 1/ })
      .first()
      .click()
    await expect(page.locator('mark').first()).toBeVisible()

    await choose(page, 'View mode', 'Theme')
    const themes = page.getByRole('region', { name: 'By subject' })
    await expect(themes.getByRole('link', { name: UNSEEN })).toBeVisible()
    await expect(themes.getByRole('link', { name: OLD })).toHaveCount(0)
    await choose(page, 'Time', 'Week')
    await expect(themes.getByRole('link', { name: OLD })).toBeVisible()

    await reload(page)
    await expect(page).toHaveURL(/view=theme/)
    await expect(page).toHaveURL(/time=week/)
    await themes.getByRole('link', { name: OLD }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: OLD })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(themes.getByRole('link', { name: OLD })).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wider).toBeLessThanOrEqual(width)

    await page.getByRole('tab', { name: 'Topics' }).click()
    await expect(page.getByText('No articles in your topics this week.')).toBeVisible()
    await page.getByRole('tab', { name: 'Top', exact: true }).click()
    await expect(themes.getByRole('link', { name: OLD })).toBeVisible()
  })
}

function headline(page: Page, title: string): Locator {
  // Matches the beginning of a name only, because buttons for pieces contain the title as well.
  const name = new RegExp(`^${title}`)
  return page.getByRole('region', { name: 'Top Headlines' }).getByRole('button', { name })
}

/** Chooses an option; on a narrow screen a button shows the choices first. */
async function choose(page: Page, group: string, label: string): Promise<void> {
  const toggle = page.locator('.feed-views-toggle')
  const isFolded = await toggle.isVisible()
  if (isFolded) await toggle.click()
  await page
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name: label })
    .check({ force: true })
  if (isFolded) await page.keyboard.press('Escape')
}

async function choosePart(page: Page, card: Locator, item: string): Promise<void> {
  await card.getByRole('button', { name: 'Article options' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

function feed(name: string, titles: string[], nth: number) {
  const items = titles.map((title, at) => {
    const hours = title === OLD ? 72 : (at * 4 + nth + 1) / 6
    const published = new Date(Date.now() - hours * HOUR_MS).toUTCString()
    return `<item><guid isPermaLink="false">${nth}-${at}</guid><title>${title}</title>
      <link>${siteOf(name)}/${at}</link><pubDate>${published}</pubDate>
      <description>${title}.</description></item>`
  })
  return {
    type: 'application/rss+xml; charset=utf-8',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>${name}</title>
      <link>${siteOf(name)}/</link><description>News</description>${items.join('')}</channel></rss>`,
  }
}

async function followAll(hub: RunningHub): Promise<void> {
  for (const nth of Object.keys(outlets).keys()) {
    await fetch(`${hub.address}/api/sources/followSource`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: site.privately(`/${nth}.xml`) }),
    })
  }
  await expect
    .poll(async () => (await shownArticles(hub)).length, { timeout: patient(30_000) })
    .toBe(Object.values(outlets).flat().length)
}

async function shownArticles(hub: RunningHub): Promise<unknown[]> {
  const chosen = 'filter=top&time=year&search='
  const reply = await fetch(`${hub.address}/api/reading/listThemes?${chosen}`)
  const themes = (await reply.json()) as { subjects: { articles: unknown[] }[] }[]
  return themes.flatMap(({ subjects }) => subjects.flatMap(({ articles }) => articles))
}
