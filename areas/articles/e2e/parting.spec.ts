import type { Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { anchorAt } from '#engine/anchors/anchor.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { layoutFaults } from '#e2e/pages/layout-faults.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'
import { feedOf } from './played-reports.ts'
import { unlikeNews } from './unlike-news.ts'

// Joining makes one article from reports of two events, and a later pass splits it.

/**
 * Three reports of a tug that sank, one about both events, and three about the findings of an
 * inquiry.
 */
const reports = [
  [
    'Tug Marlena sinks off Cape Orrin',
    'The tug Marlena sank off Cape Orrin before dawn. The coast guard lifted all nine sailors from a raft, and none of them was hurt.',
  ],
  [
    'Nine rescued as tug Marlena goes down',
    'Nine sailors were lifted from a raft when the tug Marlena sank off Cape Orrin before dawn, the coast guard said.',
  ],
  [
    'Tug sinks off Cape Orrin, crew of nine saved',
    'The coast guard saved nine sailors from a raft off Cape Orrin. Their tug, the Marlena, had sunk before dawn.',
  ],
  [
    'Tug Marlena sinks off Cape Orrin, and inquiry hears owner knew of the leak',
    'The tug Marlena sank off Cape Orrin before dawn and nine sailors were lifted from a raft. An inquiry in Velden heard that the owner of the Marlena was warned of a leaking hull in March and ordered no repair.',
  ],
  [
    'Owner of the Marlena knew of the leak, inquiry hears',
    'Letters read to the inquiry in Velden show that the owner of the Marlena was warned of a leaking hull in March and ordered no repair.',
  ],
  [
    'Warned in March: letters on the leaking hull read at Velden inquiry',
    'The owner of the Marlena ordered no repair although letters warned him of a leaking hull, the inquiry in Velden heard.',
  ],
  [
    'Letters: owner of the Marlena ordered no repair of the leaking hull',
    'The owner of the Marlena was warned in March of a leaking hull and ordered no repair, letters read to the inquiry in Velden show.',
  ],
] as const
const outlets = ['Gazette', 'Courier', 'Herald', 'Post', 'Bulletin', 'Mail', 'Echo']

/** Fifty other reports, because joining checks its articles after every fifty entries. */
const others = unlikeNews(50)

const article = (page: Page) => page.getByRole('dialog', { name: 'Article' })
const partOf = (page: Page, title: string) =>
  article(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const linkIn = (page: Page, title: string) => partOf(page, title).getByRole('link')

// This test needs its own server, because a pass begins after a number of entries on the whole
// server.
test('an article that joining parts keeps its address, and the other says where it came from', async ({
  page,
  ownHub,
}) => {
  const answers = Object.fromEntries(
    reports.map(([title, text], at) => [
      `/${at}.xml`,
      feedOf(outlets[at]!, [{ title, text, hoursAgo: 3 - at / 3 }]),
    ]),
  )
  const publisher = await publish({ ...answers, '/others.xml': rss('Villages', others) })
  const ask = async (operation: string) => askHub(ownHub, operation)
  const found = async () => {
    const operation = 'feed/listHeadlines?period=week&search=Marlena'
    return (await ask(operation)) as { id: number; title: string; sourceCount: number }[]
  }
  const counts = async () =>
    (await found()).map(({ sourceCount }) => sourceCount).toSorted((a, b) => a - b)
  const follow = (path: string) =>
    askHub(ownHub, 'sources/followSource', { address: publisher.origin + path })

  // The reports arrive one after another.
  for (const at of reports.keys()) {
    await follow(`/${at}.xml`)
    await expect.poll(counts, { timeout: patient(30_000) }).toEqual([at + 1])
  }
  const [whole] = await found()
  const address = `${ownHub.address}/news-hub/feed?article=${whole!.id}`
  await open(page, address)
  const bookmark = article(page).getByRole('button', { name: 'Bookmark' })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  const [text, words] = [reports[0][1], 'from a raft']
  const { coverage } = (await ask(`articles/getArticle?id=${whole!.id}`)) as {
    coverage: { title: string; entry: number }[]
  }
  const start = text.indexOf(words)
  const noted = (await askHub(ownHub, 'notes/highlights/addHighlight', {
    subject: { kind: 'entry', id: coverage.find(({ title }) => title === reports[0][0])!.entry },
    color: 'green',
    anchor: anchorAt(text, { start, end: start + words.length }),
  })) as { id: number }
  const noteIsIn = async () => {
    const note = (await ask(`notes/editor/getNote?id=${noted.id}`)) as { article: number }
    return note.article
  }
  expect(await noteIsIn()).toBe(whole!.id)

  await follow('/others.xml')
  await expect.poll(counts, { timeout: patient(30_000) }).toEqual([3, 4])
  const part = (await found()).find(({ id }) => id !== whole!.id)!
  await publisher.close()
  expect(await noteIsIn()).toBe(part.id)

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, address)
    await expect(article(page).getByText('synthesized from 4 sources')).toBeVisible()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    await linkIn(page, 'Split off from this').click()

    await expect(article(page).getByText('synthesized from 3 sources')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`article=${part.id}$`))
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    await expect(linkIn(page, 'Split off from')).toBeVisible()
    const former = await linkIn(page, 'Split off from').innerText()
    await expect(article(page).getByRole('link', { name: former })).toHaveCount(1)
    await expectNothingFound(page)
    expect(await layoutFaults(page)).toEqual([])
    await page.setViewportSize({ width, height: 844 })

    await page.goBack()
    await expect(article(page).getByText('synthesized from 4 sources')).toBeVisible()
    await page.goForward()
    await linkIn(page, 'Split off from').click()
    await expect(article(page).getByText('synthesized from 4 sources')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`article=${whole!.id}$`))
  }
})
