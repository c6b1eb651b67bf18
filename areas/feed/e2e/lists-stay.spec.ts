import { patient } from '#core/test-patience.ts'
import type { Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { shifts, watchShifts } from '#e2e/pages/shifts.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test, whenKeysWork } from '#e2e/test.ts'

// Lists keep their place while news comes in, on the live server.

const items = [
  ['Barge Lily crosses Tolland lock', 'The barge carried forty tonnes of gravel upstream.'],
  ['Bakers of Hill Street count their loaves', 'Four ovens sold nine thousand rolls in a week.'],
  ['Chess master loses to a schoolgirl', 'Ada Venn gave up her queen and won with two rooks.'],
  ['Heron colony returns to Fenwick marsh', 'Birdwatchers found eleven nests among the reeds.'],
  ['Old cinema reopens with silent films', 'A pianist from Corran accompanies each evening.'],
  ['Potters find blue glaze of lost recipe', 'Cobalt and ash gave the colour that museums sought.'],
  ['Night train to Varga gets sleeping cars', 'Berths cost thirty crowns, breakfast included.'],
  ['Comet visible above northern mountains', 'Astronomers recommend binoculars before dawn.'],
  ['Marathon route avoids steep bridge', 'Runners voted for flat streets along canals.'],
  ['Librarian catalogues ten thousand maps', 'Oldest chart shows coastline drawn by monks.'],
  ['Cheese fair crowns smoked goat wheel', 'Judges praised hazelnut aroma and dry rind.'],
  ['Choir sings in abandoned salt mine', 'Echo lasted nine seconds under stone vaults.'],
  ['Robots prune vineyard at midnight', 'Engineers taught cameras to recognise buds.'],
  ['Glacier reveals wooden skis', 'Archaeologists date birch bindings to bronze age.'],
].map(([title, text]) => ({ title: title!, text: text! }))
const feedOf = (name: string, from: number, to: number) => rss(name, items.slice(from, to))

for (const width of [390, 1280]) {
  test(`news waits above headlines, and nothing moves, at ${width} px`, async ({
    page,
    request,
    emptyHub,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const answers: Record<string, ReturnType<typeof rss>> = {
      '/first.xml': feedOf('The Quay Courier', 0, 9),
      '/second.xml': feedOf('The Marlow Post', 9, 12),
      '/third.xml': feedOf('The Tolland Herald', 12, 14),
    }
    const site = await publish(answers)
    const follow = async (path: string) => {
      const reply = await request.post(`${emptyHub.address}/api/sources/followSource`, {
        data: { address: site.privately(path) },
      })
      expect(reply.status()).toBeLessThan(300)
    }
    try {
      await follow('/first.xml')
      await open(page, `${emptyHub.address}/news-hub/feed?filter=top`)
      await whenKeysWork(page)
      const headlines = page.getByRole('region', { name: 'Top Headlines' })
      await expect(headlines.locator('.headline')).toHaveCount(9, { timeout: patient(10_000) })
      await expect(page.locator('.progress-line')).toBeEmpty({ timeout: patient(10_000) })
      const before = [await titles(page, headlines)]

      await watchShifts(page)
      const more = headlines.getByRole('button', { name: /^\d+\+? new$/ })
      await follow('/second.xml')
      await expect(more).toHaveText('3 new')
      // More news arrives while the earlier news is shown.
      await follow('/third.xml')
      await expect(more).toHaveText('5 new')
      await expect(headlines.getByRole('status')).toHaveText('5 new articles above the list')
      expect([await titles(page, headlines)]).toEqual(before)
      expect(await shifts(page)).toEqual([])
      await expectNothingFound(page)

      // The button shows the new articles in this list only.
      await more.click()
      await expect(more).toBeHidden()
      const after = await titles(page, headlines)
      expect(after.length).toBeGreaterThanOrEqual(9)
      expect(after.filter((title) => !before[0]!.includes(title))).toHaveLength(5)
      await expect(headlines.locator('[data-headline]').first()).toBeFocused()
    } finally {
      await site.close()
    }
  })
}

const titles = (page: Page, list: ReturnType<Page['locator']>) =>
  list.locator('[data-headline]').allTextContents()

test('a feed that is opened from another section stays where it is once its choices arrive', async ({
  page,
  newsHub,
}) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/feed\/getHub/, async (route) => {
    await isReleased
    await route.continue()
  })
  await open(page, `${newsHub.address}/automation`)
  await page.getByRole('link', { name: 'News Hub', exact: true }).first().click()
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toBeVisible()
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
  const before = await top()
  release()
  await expect(page.getByRole('tab', { name: 'For You' })).toBeVisible()
  expect(await top()).toBe(before)
})
