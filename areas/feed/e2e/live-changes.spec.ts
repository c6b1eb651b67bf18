import type { Page } from '@playwright/test'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

// Open screens on the live server show changes without being reloaded.

const title = 'Lantern ferry returns to Marlow Quay after winter repairs'
const text = (passengers: number) =>
  `The Lantern sailed into Marlow Quay on Monday with ${passengers} passengers. Her new engine was built in Tolland. The harbour master said that the timetable starts at once.`

test.use({ viewport: { width: 1280, height: 800 } })

test('the feed, an article and the sources follow what changes in sources and articles', async ({
  page,
  request,
  emptyHub,
}) => {
  const answers = { '/feed.xml': rss('The Quay Courier', [{ title, text: text(214) }]) }
  const site = await publish(answers)
  const ask = async (operation: string, data: object = {}) => {
    const reply = await request.post(`${emptyHub.address}/api/${operation}`, { data })
    expect(reply.status(), operation).toBeLessThan(300)
    return reply.status() === 204 ? null : reply.json()
  }
  const addFeed = await page.context().newPage()
  const health = await page.context().newPage()
  try {
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await open(addFeed, `${emptyHub.address}/news-hub/add-feed`)
    await open(health, `${emptyHub.address}/news-hub/sources`)
    await expect(page.getByText('You have no sources yet')).toBeVisible()

    // The list shows the articles of a source that was followed meanwhile.
    const { source } = await ask('sources/followSource', { address: site.privately('/feed.xml') })
    await expect(headline(page)).toBeVisible()
    await expect(courier(addFeed)).toBeVisible()
    await expect(courier(health)).toBeVisible()

    // An article that was opened here is marked as read in the list behind it.
    const feed = page.getByRole('region', { name: 'Your Feed' })
    const item = feed.getByRole('listitem').filter({ hasText: title })
    await expect(item.getByText('New', { exact: true })).toBeVisible()
    await item.getByRole('link', { name: title }).click()
    const article = page.getByRole('dialog', { name: 'Article' })
    await expect(article).toContainText('214 passengers')
    await page.keyboard.press('Escape')
    await expect(item.getByText('Read', { exact: true })).toBeVisible()

    // The page shows the new text after the publisher changed it.
    await item.getByRole('link', { name: title }).click()
    await expect(article).toContainText('214 passengers')
    answers['/feed.xml'] = rss('The Quay Courier', [{ title, text: text(241) }])
    await ask('sources/refreshSources')
    await expect(article).toContainText('241 passengers')
    await page.keyboard.press('Escape')

    // The articles of a source disappear when it is muted, and return afterwards.
    await ask('sources/health/muteSources', { ids: [source.id] })
    await expect(headline(page)).toBeHidden()
    await ask('sources/health/unmuteSources', { ids: [source.id] })
    await expect(headline(page)).toBeVisible()

    // A reader's opinion of an article moves it in all lists.
    const id = Number(await headline(page).getAttribute('data-headline'))
    await ask('reading/giveOpinion', { article: id, opinion: 'hide' })
    await expect(headline(page)).toBeHidden()

    await ask('sources/unfollowSource', { id: source.id })
    await expect(addFeed.getByText('You are not following any sources yet')).toBeVisible()
    await expect(courier(health)).toBeHidden()
    await expect(page.getByText('You have no sources yet')).toBeVisible()
  } finally {
    await site.close()
  }
})

const headline = (page: Page) => page.getByRole('button', { name: title })
const courier = (page: Page) => page.getByRole('main').getByText('The Quay Courier').first()
