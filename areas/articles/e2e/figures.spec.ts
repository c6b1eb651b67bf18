import { patient } from '#core/test-patience.ts'
import { rm } from 'node:fs/promises'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { startHub, throwawayFolder, type RunningHub } from '#e2e/hubs/hub.ts'
import { publish, rss, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

// Figures that change, and on which sources differ.

const told = (dead: string, paper: string) => ({
  title: `Tug Marlena sinks off Cape Orrin, ${dead} people dead`,
  text: `The tug Marlena sank off Cape Orrin on Monday and ${dead} people died, the ${paper} was told. An inquiry begins this week.`,
})
const bakery = {
  title: 'Bakery on Quay Street wins a prize for its rye bread',
  text: 'The small bakery on Quay Street has won the regional prize for its rye bread this year.',
}

let folder: string
let site: Publisher
let answers: Parameters<typeof publish>[0]
let hub: RunningHub | undefined
test.beforeEach(async () => {
  folder = await throwawayFolder()
  answers = {
    '/gazette.xml': rss('Harbour Gazette', [told('12', 'Gazette')]),
    '/courier.xml': rss('Evening Courier', [told('14', 'Courier')]),
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

test('an article shows where its sources differ, and later that its headline changed', async ({
  page,
  request,
}) => {
  test.setTimeout(patient(120_000))
  hub = await startHub({ dataFolder: folder })
  for (const name of ['gazette', 'courier']) {
    const address = `${site.origin}/${name}.xml`
    await request.post(`${hub.address}/api/sources/followSource`, { data: { address } })
  }
  const article = page.getByRole('dialog', { name: 'Article' })
  const id = await articleSaying('"differing":[[')
  await open(page, `${hub.address}/news-hub/feed?article=${id}`)
  const differ = article.getByRole('region', { name: 'Sources differ' })
  const values = differ.getByRole('listitem')
  await expect(values).toHaveText([
    /Harbour Gazette12 people died/,
    /Evening Courier14 people died/,
  ])
  await expect(article.getByText('Headline changed')).toHaveCount(0)
  await expectNothingFound(page)
  await values
    .getByRole('button', { name: /^Source/ })
    .first()
    .click()
  await expect(
    article.getByRole('complementary', { name: 'In the words of Harbour Gazette' }),
  ).toBeVisible()
  const headline = article.locator('article h2')
  const former = await headline.innerText()
  await page.goto('about:blank')
  await hub.stop()

  for (const [path, name, paper] of [
    ['/gazette.xml', 'Harbour Gazette', 'Gazette'],
    ['/courier.xml', 'Evening Courier', 'Courier'],
  ] as const) {
    answers[path] = withNewItem(rss(name, [told('17', paper), bakery]))
  }
  const program = ['--import', './e2e/hubs/two-hours-later.mjs', 'dist/server/main.js', 'start']
  hub = await startHub({ dataFolder: folder, program })
  await request.post(`${hub.address}/api/sources/refreshSources`, { data: {} })
  expect(await articleSaying('"headline":{')).toBe(id)
  await open(page, `${hub.address}/news-hub/feed?article=${id}`)
  await expect(headline).toContainText('17 people dead')
  await expect(article.getByText(/^Headline changed .*Before: /)).toContainText(`“${former}”`)
  await expect(differ).toHaveCount(0)
  await expectNothingFound(page)

  async function articleSaying(words: string): Promise<number> {
    const ask = async () => {
      const response = await request.get(
        `${hub!.address}/api/feed/listHeadlines?period=month&search=Marlena`,
      )
      const [tug] = (await response.json()) as { id: number }[]
      if (!tug) return null
      const found = await request.get(`${hub!.address}/api/articles/getArticle?id=${tug.id}`)
      return (await found.text()).includes(words) ? tug.id : null
    }
    await expect.poll(ask, { timeout: patient(30_000) }).not.toBeNull()
    return (await ask())!
  }
})

/** The first item is another one than the first of before. */
function withNewItem(feed: ReturnType<typeof rss>) {
  const body = (feed.body as string)
    .replace('-0</guid>', '-later</guid>')
    .replace('/0</link>', '/later</link>')
  return { ...feed, body }
}
