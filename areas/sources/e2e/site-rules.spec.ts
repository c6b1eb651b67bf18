import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

// The server refuses an invalid selector.
test.use({ expectsRefusals: true })

const letter = (number: number) =>
  `Letter ${number}: readers of the quay have much to say about the price of herring, and they say it at length in every number of this paper.`
const story = (number: number) =>
  `Crossing ${number} of the season brought 214 passengers to Marlow Quay, and the Lantern left again with the evening tide.`
const TITLES = ['Ferry returns', 'Herring falls in price', 'Pier is painted', 'Bakers count loaves']
const MUG = 'A mug with the ferry on it is for sale at the quay, in blue and in white.'

/** A site with four articles. On their pages the readers' letters are longer than the article. */
async function lanternPost(): Promise<Publisher> {
  const answers: Parameters<typeof publish>[0] = {}
  const site = await publish(answers)
  const numbers = [1, 2, 3, 4]
  for (const number of numbers)
    answers[`/${number}`] = {
      body: `<!doctype html><html lang="en"><title>${TITLES[number - 1]}</title><body>
        <div class="letters">${numbers.map((one) => `<p>${letter(one)} ${letter(one)}</p>`).join('')}</div>
        <div class="story-body"><p class="text">${story(number)}</p><p class="text">${story(number)} Twice.</p><p class="mug">${MUG}</p></div>
        <script src="https://tracker.example/t.js"></script><img src="https://tracker.example/ferry.jpg" width="640" height="360" alt="The ferry">
        </body></html>`,
    }
  const items = numbers.map(
    (
      number,
    ) => `<item><guid isPermaLink="false">c${number}</guid><title>${TITLES[number - 1]}</title>
      <link>${site.origin}/${number}</link><description>${TITLES[number - 1]}, as it was seen from the quay.</description>
      <pubDate>${new Date(Date.now() - number * 3_600_000).toUTCString()}</pubDate></item>`,
  )
  answers['/feed.xml'] = {
    type: 'application/rss+xml',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>Lantern Post</title>
      <link>${site.origin}/</link><description>News</description>${items.join('')}</channel></rss>`,
  }
  return site
}

test('the article of a site is chosen by pressing parts of its page, tried on other pages, saved and deleted', async ({
  page,
  ownHub,
}) => {
  const site = await lanternPost()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const openPages = async () => {
    await page.getByRole('button', { name: 'Actions for Lantern Post' }).click()
    await page.getByRole('menuitem', { name: 'Reading of pages' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pages of Lantern Post' })
    await expect(dialog.getByRole('button', { name: letter(1) }).first()).toBeVisible({
      timeout: patient(30_000),
    })
    return dialog
  }
  try {
    await open(page, `${ownHub.address}/news-hub/feed`)
    await page.getByLabel('Address').fill(`${site.origin}/feed.xml`)
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page.getByText(TITLES[0]!).first()).toBeVisible({ timeout: patient(30_000) })
    await open(page, `${ownHub.address}/news-hub/sources`)

    let dialog = await openPages()
    const piece = (name: string) => dialog.getByRole('button', { name, exact: true })
    const letters = piece(`${letter(1)} ${letter(1)}`)
    await expect(letters).toHaveAttribute('aria-pressed', 'true')
    await letters.click()
    await expect(letters).toHaveAttribute('aria-pressed', 'false')
    await expect(dialog.getByLabel('Drop')).toHaveValue('div.letters p')
    await letters.click()
    await expect(letters).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByLabel('Drop')).toHaveValue('')
    await dialog.getByLabel('Take').fill('div.story-body')
    await expect(letters).toHaveAttribute('aria-pressed', 'false')
    await expect(piece(story(1))).toHaveAttribute('aria-pressed', 'true')
    await piece(MUG).click()
    await expect(piece(MUG)).toHaveAttribute('aria-pressed', 'false')
    await expect(dialog.getByLabel('Drop')).toHaveValue('p.mug')
    const other = dialog.getByRole('region', { name: TITLES[2]! })
    await expect(other.getByText(story(3), { exact: true })).toBeVisible({
      timeout: patient(30_000),
    })
    await expect(other.getByText(MUG)).toBeHidden()
    await expectNothingFound(page)

    await dialog.getByLabel('Drop').fill('p.mug\np[')
    await expect(dialog.getByText('“p[” is no CSS selector.').first()).toBeVisible()
    await dialog.getByLabel('Drop').fill('p.mug')
    await dialog.getByRole('button', { name: 'Save rule' }).click()
    await expect(page.getByText(/^The rule of 127\.0\.0\.1:\d+ was saved$/)).toBeVisible()

    dialog = await openPages()
    await expect(dialog.getByLabel('Drop')).toHaveValue('p.mug')
    await expect(dialog.getByText('1 site with a rule.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete rule' }).click()
    await expect(page.getByText(/^The rule of 127\.0\.0\.1:\d+ was deleted$/)).toBeVisible()

    expect(asked.filter((address) => !address.startsWith(ownHub.address))).toEqual([])
  } finally {
    await site.close()
  }
})
