import { patient } from '#core/test-patience.ts'
import { rm } from 'node:fs/promises'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { startHub, throwawayFolder, type RunningHub } from '#e2e/hubs/hub.ts'
import { publish, rss, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

const first =
  'At least 12 people died when the tug Marlena sank off Cape Orrin on Monday. The owner, Brightwater Towing, said that an inquiry would begin this week.'
const cited = 'death toll of the tug Marlena off Cape Orrin has risen to 15'
/** Its HTML cuts the sentence up, and stands far above it. */
const later = `${'<p>The weather off the cape was calm on that night, and nobody on the shore saw a light.</p>'.repeat(20)}
  <ul><li>The death toll is not final.</li></ul>
  <p>The <b>death toll</b> of the <a href="https://harbour.example/tug">tug
  Marlena</a> off Cape Orrin has risen to 15, the coast guard said.</p>`
const bakery = {
  title: 'Bakery on Quay Street wins a prize for its rye bread',
  text: 'The small bakery on Quay Street has won the regional prize for its rye bread this year.',
}

/** The first item is new, and the second one keeps the guid and link that it had when it was the first. */
function withNewItem(feed: ReturnType<typeof rss>) {
  const body = (feed.body as string)
    .replace('-0</guid>', '-tug</guid>')
    .replace('/0</link>', '/tug</link>')
    .replace('-1</guid>', '-0</guid>')
    .replace('/1</link>', '/0</link>')
  return { ...feed, body }
}

let folder: string
let site: Publisher
let answers: Parameters<typeof publish>[0]
let hub: RunningHub | undefined
test.beforeEach(async () => {
  folder = await throwawayFolder()
  answers = {
    '/gazette.xml': rss('Harbour Gazette', [
      { title: 'Tug Marlena sinks off Cape Orrin, 12 people dead', text: first },
    ]),
    '/courier.xml': rss('Evening Courier', [bakery]),
  }
  site = await publish(answers)
})
test.afterEach(async ({ page }) => {
  await page.goto('about:blank')
  await hub?.stop()
  hub = undefined
  await site.close()
  await rm(folder, { recursive: true })
})

test('an article opened again shows first what changed, and its words lead into their source', async ({
  page,
  request,
}) => {
  test.setTimeout(patient(120_000))
  hub = await startHub({ dataFolder: folder })
  for (const name of ['gazette', 'courier']) {
    const address = `${site.origin}/${name}.xml`
    await request.post(`${hub.address}/api/sources/followSource`, { data: { address } })
  }
  const id = await articleSaying('12 people')
  const article = page.getByRole('dialog', { name: 'Article' })
  const news = article.getByRole('region', { name: /^New since your last visit/ })
  await openArticle(id)
  await expect(article.getByText('At least 12 people died')).toBeVisible()
  await expect(news).toHaveCount(0)
  await page.goto('about:blank')
  await hub.stop()

  answers['/courier.xml'] = withNewItem(
    rss('Evening Courier', [
      { title: 'Tug Marlena sinks off Cape Orrin: 15 people dead', text: `<![CDATA[${later}]]>` },
      bakery,
    ]),
  )
  const program = ['--import', './e2e/hubs/two-hours-later.mjs', 'dist/server/main.js', 'start']
  hub = await startHub({ dataFolder: folder, program })
  await request.post(`${hub.address}/api/sources/refreshSources`, { data: {} })
  expect(await articleSaying('has risen to 15')).toBe(id)

  await openArticle(id)
  const figures = news.getByRole('listitem')
  await expect(figures).toHaveCount(1)
  await expect(figures).toContainText('Before, Harbour Gazette')
  await expect(figures).toContainText('12 people died')
  await expect(figures).toContainText('Now, Evening Courier')
  await expect(figures).toContainText(cited)
  const order = await article.evaluate((box) => {
    const places = ['.since', '.article-deck'].map((part) => box.querySelector(part)!)
    return places[0]!.compareDocumentPosition(places[1]!) & Node.DOCUMENT_POSITION_FOLLOWING
  })
  expect(order).toBeTruthy()
  await expectNothingFound(page)

  // By keyboard: the numeral, the source, the passage in it, and all the way back.
  const chip = news.getByRole('button', { name: 'Source 2, Evening Courier' }).last()
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(
    article.getByRole('complementary', { name: 'In the words of Evening Courier' }),
  ).toBeVisible()
  const read = news.getByRole('button', { name: 'Read Evening Courier here' })
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

  // Loading the page again at once does not use the news up.
  await openArticle(id)
  await expect(news.getByText(cited)).toBeVisible()

  async function openArticle(article: number) {
    await open(page, `${hub!.address}/news-hub/feed?article=${article}`)
  }
  async function articleSaying(words: string): Promise<number> {
    const ask = async () => {
      const response = await request.get(
        `${hub!.address}/api/feed/listHeadlines?period=month&search=Marlena`,
      )
      const [tug] = (await response.json()) as { id: number }[]
      if (!tug) return null
      const page = await request.get(`${hub!.address}/api/articles/getArticle?id=${tug.id}`)
      return (await page.text()).includes(words) ? tug.id : null
    }
    await expect.poll(ask, { timeout: patient(30_000) }).not.toBeNull()
    return (await ask())!
  }
})
