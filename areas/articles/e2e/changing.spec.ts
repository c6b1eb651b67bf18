import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { endVisit } from '#e2e/fixtures/opening.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish, rss, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, reload, test } from '#e2e/test.ts'
import { bakery, feedOf, inquiry, report, sale, sinking } from './played-reports.ts'

// Articles that change: corrected by their owner, reworded by their sources, and new since a reader's last look. They
// share a server of their own, since only an owner joins articles, and since its clock is moved.
test.describe.configure({ mode: 'default' })

let hub: RunningHub
let site: Publisher
const clock = join(tmpdir(), `synthwire-clock-${process.pid}`)
let aheadMs = 0
const answers: Parameters<typeof publish>[0] = {
  '/wire': feedOf('Wire', [sinking, inquiry]),
  '/gazette': feedOf('Gazette', [{ ...inquiry, hoursAgo: 5 }]),
  '/courier': feedOf('Courier', [report, bakery]),
  '/quay': feedOf('Quay', [sale]),
}
test.beforeAll(async () => {
  const program = ['--import', './e2e/hubs/movable-clock.mjs', 'dist/server/main.js', 'start']
  await writeFile(clock, '0')
  hub = await startHub({ program, env: { CLOCK_AHEAD: clock } })
  site = await publish(answers)
})
test.afterEach(({ page }) => endVisit(page))
test.afterAll(async () => {
  await hub.stop()
  await site.close()
  await rm(clock)
})

const moveClock = () => writeFile(clock, String((aheadMs += 2 * 60 * 60 * 1000)))

async function follow(request: APIRequestContext, ...paths: string[]) {
  for (const path of paths) {
    const address = `${site.origin}/${path}`
    await request.post(`${hub.address}/api/sources/followSource`, { data: { address } })
  }
}

/** Waits until a search finds an article with these words, and returns the id of the newest one. */
async function articleSaying(request: APIRequestContext, search: string, words: string) {
  const ask = async () => {
    const response = await request.get(
      `${hub.address}/api/feed/listHeadlines?period=month&search=${search}`,
    )
    const [newest] = (await response.json()) as { id: number }[]
    if (!newest) return null
    const found = await request.get(`${hub.address}/api/articles/getArticle?id=${newest.id}`)
    return (await found.text()).includes(words) ? newest.id : null
  }
  await expect.poll(ask, { timeout: patient(30_000) }).not.toBeNull()
  return (await ask())!
}

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
})) {
  test.describe(`sources and articles put right, ${size}:`, () => {
    test.use({ viewport })

    test('a source is split off and comes back, two articles become one, and the affair has its line', async ({
      page,
      request,
    }) => {
      await follow(request, 'wire', 'gazette', 'courier', 'quay')
      const ask = async (operation: string) =>
        (await request.get(`${hub.address}/api/${operation}`)).json()
      const find = async (search: string) =>
        (await ask(`feed/listHeadlines?period=year&search=${encodeURIComponent(search)}`))[0]
      await expect.poll(async () => (await find('hatch'))?.sourceCount).toBe(3)
      const hatch = await find('hatch')
      const bread = await find('rye bread')

      await open(page, `${hub.address}/news-hub/feed?article=${hatch.id}`)
      const article = page.getByRole('dialog', { name: 'Article' })
      await expect(article.getByText('synthesized from 3 sources, 2 independent')).toBeVisible()
      await expect(article.getByText('The same text as Wire')).toBeVisible()
      await expect(article.getByRole('heading', { name: 'Earlier on this' })).toBeVisible()
      await expect(article.getByRole('link', { name: sinking.title }).first()).toBeVisible()
      await expectNothingFound(page)

      await article.getByRole('button', { name: 'Correct Courier' }).click()
      await page.getByRole('menuitem', { name: 'Not about this' }).click()
      await expect(page.getByText('Courier is now in an article of its own')).toBeVisible()
      await expect(article.getByText('synthesized from 2 sources, 1 independent')).toBeVisible()
      await expect(article.getByText('was split off')).toBeVisible()
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await expect(article.getByText('synthesized from 3 sources, 2 independent')).toBeVisible()
      await expect(article.getByText('was split off')).toBeHidden()

      const asked = article.getByRole('group', { name: `“${sale.title}”` })
      await expect(article.getByRole('heading', { name: 'Perhaps the same event' })).toBeVisible()
      await asked.getByRole('button', { name: 'Different event' }).click()
      await expect(asked).toBeHidden()
      await expect(page.getByText('They stay two articles')).toBeVisible()
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await asked.getByRole('button', { name: 'Same event' }).click()
      await expect(asked).toBeHidden()
      await expect(article.getByText('synthesized from 4 sources, 3 independent')).toBeVisible()
      await article.getByRole('button', { name: /^Undo: “.* was merged/ }).click()
      await expect(article.getByText('synthesized from 3 sources, 2 independent')).toBeVisible()

      await article.getByRole('button', { name: 'Merge with another article' }).click()
      const merging = page.getByRole('dialog', { name: 'Merge with another article' })
      await merging.getByRole('searchbox').fill('rye bread')
      await merging.getByRole('radio', { name: /^Bakery/ }).check()
      await expectNothingFound(page)
      const overflowPx = await merging.evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(overflowPx).toBe(0)
      await merging.getByRole('button', { name: 'Merge' }).click()
      await expect(merging).toBeHidden()
      await expect(article.getByText('was merged into this article')).toBeVisible()

      const younger = Math.max(hatch.id, bread.id)
      const { id } = await ask(`articles/getArticle?id=${younger}`)
      expect(id).toBe(Math.min(hatch.id, bread.id))
      await open(page, `${hub.address}/news-hub/feed?article=${younger}`)
      await article.getByRole('button', { name: /^Undo: “.* was merged/ }).click()
      await expect
        .poll(async () => (await ask(`articles/getArticle?id=${younger}`)).id)
        .toBe(younger)

      await open(page, `${hub.address}/news-hub/settings`)
      const from = page.getByLabel('Minimum match confidence')
      await from.selectOption('0.8')
      await expect(from).toHaveValue('0.8')
      await reload(page)
      await expect(from).toHaveValue('0.8')
    })
  })
}

test.describe('a merge that was refused:', () => {
  test.use({ expectsRefusals: true })

  test('says so, and does not say so again at the next opening', async ({ page, request }) => {
    await follow(request, 'wire', 'courier')
    const id = await articleSaying(request, 'hatch', 'hatch')
    await articleSaying(request, 'rye bread', 'prize')
    await open(page, `${hub.address}/news-hub/feed?article=${id}`)
    const opener = page.getByRole('button', { name: 'Merge with another article' })
    await opener.click()
    const merging = page.getByRole('dialog', { name: 'Merge with another article' })
    await merging.getByRole('searchbox').fill('rye bread')
    await merging.getByRole('radio').first().check()
    const refused = {
      status: 503,
      title: 'Unavailable',
      detail: 'Busy just now.',
      kind: 'unavailable',
    }
    await page.route('**/api/joining/mergeArticles', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: refused }),
    )
    await merging.getByRole('button', { name: 'Merge' }).click()
    await expect(merging.getByText('Busy just now.')).toBeVisible()
    await merging.getByRole('button', { name: 'Cancel' }).click()
    await expect(merging).toBeHidden()
    await opener.click()
    await expect(merging.getByRole('searchbox')).toBeVisible()
    await expect(merging.getByText('Busy just now.')).toBeHidden()
  })
})

test('an article shows where its sources differ, and later that its headline changed', async ({
  page,
  request,
}) => {
  test.setTimeout(patient(120_000))
  const told = (dead: string, paper: string) => ({
    title: `Barge Rosalind sinks off Cape Farrow, ${dead} people dead`,
    text: `The barge Rosalind sank off Cape Farrow on Monday and ${dead} people died, the ${paper} was told. An inquiry begins this week.`,
  })
  answers['/herald.xml'] = rss('Harbour Herald', [told('12', 'Herald')])
  answers['/evening.xml'] = rss('Evening Echo', [told('14', 'Echo')])
  await follow(request, 'herald.xml', 'evening.xml')
  const article = page.getByRole('dialog', { name: 'Article' })
  const id = await articleSaying(request, 'Rosalind', '"differing":[[')
  await open(page, `${hub.address}/news-hub/feed?article=${id}`)
  const differ = article.getByRole('region', { name: 'Sources differ' })
  const values = differ.getByRole('listitem')
  await expect(values).toHaveText([/Harbour Herald12 people died/, /Evening Echo14 people died/])
  await expect(article.getByText('Headline changed')).toHaveCount(0)
  await expectNothingFound(page)
  await values
    .getByRole('button', { name: /^Source/ })
    .first()
    .click()
  await expect(
    article.getByRole('complementary', { name: 'In the words of Harbour Herald' }),
  ).toBeVisible()
  const headline = article.locator('article h2')
  const former = await headline.innerText()
  await endVisit(page)

  answers['/herald.xml'] = withNewItem(rss('Harbour Herald', [told('17', 'Herald')]))
  answers['/evening.xml'] = withNewItem(rss('Evening Echo', [told('17', 'Echo')]))
  await moveClock()
  await request.post(`${hub.address}/api/sources/refreshSources`, { data: {} })
  expect(await articleSaying(request, 'Rosalind', '"headline":{')).toBe(id)
  await open(page, `${hub.address}/news-hub/feed?article=${id}`)
  await expect(headline).toContainText('17 people dead')
  await expect(article.getByText(/^Headline changed .*Before: /)).toContainText(`“${former}”`)
  await expect(differ).toHaveCount(0)
  await expectNothingFound(page)
})

test('an article opened again shows first what changed, and its words lead into their source', async ({
  page,
  request,
}) => {
  test.setTimeout(patient(120_000))
  const first =
    'At least 12 people died when the trawler Halcyon capsized in Fenwick Sound on Monday. The owner, Lowmoor Fisheries, said that an inquiry would begin this week.'
  const cited = 'death toll of the trawler Halcyon in Fenwick Sound has risen to 15'
  // The later text is long, and tags split the sentence at its end.
  const later = `${'<p>The weather in the sound was calm on that night, and nobody on the shore saw a light.</p>'.repeat(20)}
  <ul><li>The death toll is not final.</li></ul>
  <p>The <b>death toll</b> of the <a href="https://harbour.example/halcyon">trawler
  Halcyon</a> in Fenwick Sound has risen to 15, the coast guard said.</p>`
  const market = {
    title: 'Covered market in Undercombe gets a roof of glass',
    text: 'The covered market in Undercombe gets a roof of glass after a vote of its stall holders.',
  }
  answers['/sound.xml'] = rss('Sound Gazette', [
    { title: 'Trawler Halcyon capsizes in Fenwick Sound, 12 people dead', text: first },
  ])
  answers['/morning.xml'] = rss('Morning Courier', [market])
  await follow(request, 'sound.xml', 'morning.xml')
  const id = await articleSaying(request, 'Halcyon', '12 people')
  const article = page.getByRole('dialog', { name: 'Article' })
  const news = article.getByRole('region', { name: /^New since your last visit/ })
  await openArticle(id)
  await expect(article.getByText('At least 12 people died')).toBeVisible()
  await expect(news).toHaveCount(0)
  await endVisit(page)

  answers['/morning.xml'] = withNewItem(
    rss('Morning Courier', [
      {
        title: 'Trawler Halcyon capsizes in Fenwick Sound: 15 people dead',
        text: `<![CDATA[${later}]]>`,
      },
    ]),
  )
  await moveClock()
  await request.post(`${hub.address}/api/sources/refreshSources`, { data: {} })
  expect(await articleSaying(request, 'Halcyon', 'has risen to 15')).toBe(id)

  await openArticle(id)
  const figures = news.getByRole('listitem')
  await expect(figures).toHaveCount(1)
  await expect(figures).toContainText('Before, Sound Gazette')
  await expect(figures).toContainText('12 people died')
  await expect(figures).toContainText('Now, Morning Courier')
  await expect(figures).toContainText(cited)
  const order = await article.evaluate((box) => {
    const places = ['.since', '.article-deck'].map((part) => box.querySelector(part)!)
    return places[0]!.compareDocumentPosition(places[1]!) & Node.DOCUMENT_POSITION_FOLLOWING
  })
  expect(order).toBeTruthy()
  await expectNothingFound(page)

  // The keyboard reaches the numeral, the source and its passage, and Escape returns step by step.
  const chip = news.getByRole('button', { name: 'Source 2, Morning Courier' }).last()
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(
    article.getByRole('complementary', { name: 'In the words of Morning Courier' }),
  ).toBeVisible()
  const read = news.getByRole('button', { name: 'Read Morning Courier here' })
  await read.focus()
  await page.keyboard.press('Enter')
  const source = page.getByRole('dialog', { name: /15 people dead/ })
  const marks = source.locator('mark')
  await expect(marks.first()).toBeFocused()
  await expect(marks.first()).toBeInViewport()
  const marked = (await marks.allTextContents()).join('').replaceAll(/\s+/g, ' ')
  expect(marked).toBe(cited)
  await expect(source.getByText('The cited passage is highlighted in the text.')).toHaveRole(
    'status',
  )
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await expect(source).toBeHidden()
  await expect(read).toBeFocused()

  // If the page is loaded again at once, the changes are still shown.
  await openArticle(id)
  await expect(news.getByText(cited)).toBeVisible()

  async function openArticle(article: number) {
    await open(page, `${hub.address}/news-hub/feed?article=${article}`)
  }
})

/** Returns a feed whose first item is new. */
function withNewItem(feed: ReturnType<typeof rss>) {
  const body = (feed.body as string)
    .replace('-0</guid>', '-later</guid>')
    .replace('/0</link>', '/later</link>')
  return { ...feed, body }
}
