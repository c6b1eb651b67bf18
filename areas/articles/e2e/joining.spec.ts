import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish } from '#e2e/played/publisher.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

const HOUR_MS = 3_600_000

interface Report {
  title: string
  text: string
  hoursAgo: number
}

function feed(name: string, reports: Report[]) {
  const items = reports.map(
    ({ title, text, hoursAgo }) => `<item><guid isPermaLink="false">${name} ${title}</guid>
      <title>${title}</title><description>${text}</description>
      <pubDate>${new Date(Date.now() - hoursAgo * HOUR_MS).toUTCString()}</pubDate></item>`,
  )
  return {
    type: 'application/rss+xml; charset=utf-8',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>${name}</title>
      <link>https://${name.toLowerCase()}.example/</link>${items.join('')}</channel></rss>`,
  }
}

const sinking = {
  title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
  text: 'The tug Marlena sank off Cape Orrin before dawn. All nine crew members were lifted from a raft. Brightwater Towing, which owns the Marlena, promised an inquiry.',
  hoursAgo: 200,
}
const inquiry = {
  title: 'Inquiry into sinking of tug Marlena blames open hatch',
  text: 'An open hatch let the tug Marlena sink off Cape Orrin last week, an inquiry has found. Brightwater Towing, which owns the vessel, accepted the findings. All nine crew members had been rescued.',
  hoursAgo: 6,
}
const report = {
  title: 'Open hatch sank the tug Marlena, inquiry into sinking finds',
  text: 'The tug Marlena sank because a hatch stood open, the inquiry into her sinking off Cape Orrin found. The owner, Brightwater Towing, will train its crews anew.',
  hoursAgo: 4,
}
/** Alike enough to ask, not to join. */
const sale = {
  title: 'Brightwater Towing sells two of its older tugs',
  text: 'Brightwater Towing, owner of the Marlena, is selling two older tugs to pay for training. The company named no price. A broker in Tolland takes offers until the end of the year, and the harbour crews stay. Both were built forty years ago in a yard that has closed since.',
  hoursAgo: 2,
}
const bakery = {
  title: 'Bakery on Quay Street wins regional prize for its rye bread',
  text: 'A small bakery on Quay Street has won the regional prize for rye bread. The jury praised a crust that took eleven hours to rise and bake.',
  hoursAgo: 3,
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
      ownHub,
    }) => {
      const site = await publish({
        '/wire': feed('Wire', [sinking, inquiry]),
        '/gazette': feed('Gazette', [{ ...inquiry, hoursAgo: 5 }]),
        '/courier': feed('Courier', [report, bakery]),
        '/quay': feed('Quay', [sale]),
      })
      try {
        for (const path of ['wire', 'gazette', 'courier', 'quay']) {
          await request.post(`${ownHub.address}/api/sources/followSource`, {
            data: { address: `${site.origin}/${path}` },
          })
        }
        const ask = async (operation: string) =>
          (await request.get(`${ownHub.address}/api/${operation}`)).json()
        const find = async (search: string) =>
          (await ask(`feed/listHeadlines?period=year&search=${encodeURIComponent(search)}`))[0]
        await expect.poll(async () => (await find('hatch'))?.sourceCount).toBe(3)
        const hatch = await find('hatch')
        const bread = await find('rye bread')

        await open(page, `${ownHub.address}/news-hub/feed?article=${hatch.id}`)
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
        await open(page, `${ownHub.address}/news-hub/feed?article=${younger}`)
        await article.getByRole('button', { name: /^Undo: “.* was merged/ }).click()
        await expect
          .poll(async () => (await ask(`articles/getArticle?id=${younger}`)).id)
          .toBe(younger)

        await open(page, `${ownHub.address}/news-hub/settings`)
        const from = page.getByLabel('Minimum match confidence')
        await from.selectOption('0.8')
        await expect(from).toHaveValue('0.8')
        await reload(page)
        await expect(from).toHaveValue('0.8')
      } finally {
        await site.close()
      }
    })
  })
}

// Only an owner joins articles.
test.describe('a merge that was refused:', () => {
  test.use({ expectsRefusals: true })

  test('says so, and does not say so again at the next opening', async ({
    page,
    ownNewsHub: hub,
  }) => {
    await open(page, `${hub.address}/news-hub/feed`)
    await page.getByRole('region', { name: 'Top Headlines' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Read Full Article' }).click()
    const opener = page.getByRole('button', { name: 'Merge with another article' })
    await opener.click()
    const merging = page.getByRole('dialog', { name: 'Merge with another article' })
    await merging.getByRole('searchbox').fill('harbour or council or ship')
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
