import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

const title = 'Lantern ferry returns to Marlow Quay after winter repairs'
const text =
  'The Lantern sailed into Marlow Quay on Monday with 214 passengers. Her new engine was built in Tolland. The harbour master said that the timetable starts at once.'
const rest =
  'Four men from the yard at Tolland came along to watch the engine, and two of them stay until April. The fare is what it was before the winter. '.repeat(
    6,
  )

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
})) {
  test.describe(`a source that changed its words, ${size}:`, () => {
    test.use({ viewport })

    test('says so in the article, and shows word by word what it changed', async ({
      page,
      request,
      emptyHub,
    }) => {
      const answers = { '/feed.xml': rss('The Quay Courier', [{ title, text: text + rest }]) }
      const site = await publish(answers)
      try {
        const ask = (operation: string, data: object) =>
          request.post(`${emptyHub.address}/api/sources/${operation}`, { data })
        const get = async (operation: string) =>
          (await request.get(`${emptyHub.address}/api/${operation}`)).json()
        await ask('followSource', { address: site.privately('/feed.xml') })
        for (const passengers of ['241', '251']) {
          const changed = text.replace('214 passengers', `${passengers} passengers`) + rest
          answers['/feed.xml'] = rss('The Quay Courier', [
            { title: title.replace('winter', 'long'), text: changed },
          ])
          await ask('refreshSources', {})
          await expect
            .poll(async () => {
              const [{ id } = { id: 0 }] = await get('feed/listHeadlines?period=week&search=')
              return JSON.stringify(await get(`articles/getArticle?id=${id}`))
            })
            .toContain(`${passengers} passengers`)
        }

        await open(page, `${emptyHub.address}/news-hub/feed`)
        await page.getByRole('button', { name: /Lantern ferry returns/ }).click()
        await page.getByRole('button', { name: 'Read Full Article' }).click()
        const article = page.getByRole('dialog', { name: 'Article' })
        const see = article.getByRole('button', { name: 'see what changed at The Quay Courier' })
        await see.focus()
        await page.keyboard.press('Enter')

        const changes = page.getByRole('dialog', { name: 'What The Quay Courier changed' })
        await expect(changes.getByText(/^Change 2 of 2, found/)).toBeVisible()
        await expect(changes.locator('.changes del')).toHaveText(/241/)
        await expect(changes.locator('.changes ins')).toHaveText(/251/)
        await changes.getByRole('button', { name: 'Older' }).click()
        await expect(changes.locator('.changes h3 del')).toHaveText(/winter/)
        await expect(changes.locator('.changes h3 ins')).toHaveText(/long/)
        await expectNothingFound(page)
        const overflowPx = await changes.evaluate((box) => box.scrollWidth - box.clientWidth)
        expect(overflowPx).toBe(0)

        await page.keyboard.press('Escape')
        await expect(changes).toBeHidden()
        await expect(see).toBeFocused()
      } finally {
        await site.close()
      }
    })
  })
}
