import type { APIRequestContext } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

// Searches and Focus Cards on the live server.

const ferry = {
  title: 'Ferry line from Marlow Quay carries its first passengers',
  text: 'The Lantern sailed into Marlow Quay on Monday with 214 passengers. Her new engine was built in Tolland.',
}
const bakery = {
  title: 'Bakery on Quay Street wins a prize for rye bread',
  text: 'The jury praised a crust that took eleven hours to rise and bake.',
}
const strike = {
  title: 'Second ferry ordered after a crowded first week',
  text: 'A yard in the north gets the order, and pays a fine for each month of delay, the mayor announced.',
}

test.use({ expectsRefusals: true })

// The test has its own server, because on a shared one the new articles would be joined with those
// of other tests.
test('a search is saved as a topic, which gains what arrives without a reload, and is edited and deleted', async ({
  page,
  request,
  emptyHub,
}) => {
  const answers = { '/feed.xml': rss('The Quay Courier', [ferry, bakery]) }
  const site = await publish(answers)
  const ask = askHub(request, emptyHub.address)
  try {
    await ask('followSource', { address: site.privately('/feed.xml') })
    await expect
      .poll(async () => (await request.get(`${emptyHub.address}/api/feed/getHub`)).json())
      .toMatchObject({ hasArticle: true })
    await open(page, `${emptyHub.address}/news-hub/feed`)
    const cards = page.getByRole('region', { name: 'Focus Cards', exact: true })
    await expect(cards).toContainText('No Focus Cards yet.')

    await page.getByRole('searchbox', { name: 'Search articles' }).fill('ferry -bread is:unread')
    await page.getByRole('button', { name: 'Save as topic' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Topic' })
    await expect(dialog.getByLabel('Topic name')).toHaveValue('Ferry')
    await expect(dialog.getByRole('button', { name: 'Remove source All sources' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remove exclude keyword bread' })).toBeVisible()
    await expect(dialog).toContainText('cannot include is:unread')
    await expect(dialog).toContainText('1 article match now')
    await expectNothingFound(page)
    await dialog.getByLabel('Highlight words').fill('Lantern')
    await dialog.getByLabel('Highlight words').press('Enter')
    await dialog.getByRole('button', { name: 'Create Topic' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Clear search' }).click()
    const card = cards.locator('li.focus-card')
    await expect(card).toContainText('1 article, all sources')
    await expect(card.locator('ul')).toContainText(ferry.title)

    answers['/feed.xml'] = rss('The Quay Courier', [ferry, bakery, strike])
    await ask('refreshSources', {})
    await expect(card).toContainText('2 articles, all sources')
    await expect(card.locator('ul li')).toHaveText([ferry.title, strike.title])

    await card.getByRole('link', { name: 'Ferry' }).click()
    const topic = page.getByRole('dialog', { name: 'Ferry' })
    await expect(topic.getByRole('listitem').filter({ hasText: 'synthesized' })).toHaveCount(2)
    await expect(topic.locator('mark')).toHaveText('Lantern')
    await expectNothingFound(page)
    await topic.getByRole('link', { name: strike.title }).click()
    await expect(page.getByRole('dialog', { name: 'Article' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(topic).toBeHidden()

    await cards.getByRole('button', { name: 'Edit', exact: true }).click()
    await card.getByRole('button', { name: 'Edit Ferry' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Topic' })
    await edit.getByLabel('Include keywords').press('Backspace')
    await edit.getByLabel('Include keywords').fill('rye bread')
    await edit.getByLabel('Include keywords').press('Enter')
    await edit.getByRole('button', { name: 'Remove exclude keyword bread' }).click()
    await edit.getByLabel('Sources', { exact: true }).fill('The Daily Nothing')
    await edit.getByLabel('Sources', { exact: true }).press('Enter')
    await edit.getByRole('button', { name: 'Update Topic' }).click()
    await expect(edit.getByRole('alert')).toContainText('no source called “The Daily Nothing”')
    await edit.getByRole('button', { name: 'Remove source The Daily Nothing' }).click()
    await edit.getByRole('button', { name: 'Update Topic' }).click()
    await expect(edit).toBeHidden()
    await expect(card.locator('ul')).toHaveText(bakery.title)

    page.once('dialog', (confirm) => void confirm.accept())
    await card.getByRole('button', { name: 'Delete Ferry' }).click()
    await expect(cards).toContainText('No Focus Cards yet.')
  } finally {
    await site.close()
  }
})

test('a search that cannot be read says why, and the help beside the box shows what works', async ({
  page,
  newsHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/feed`)
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await box.fill('after:someday')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByRole('alert')).toContainText('"after:someday" is not a valid date')
  await page.getByRole('button', { name: 'Save as topic' }).click()
  await expect(page.locator('.toasts')).toContainText('"after:someday" is not a valid date')

  await page.getByRole('button', { name: 'How to search' }).click()
  await expect(page.getByRole('dialog', { name: 'How to search' })).toContainText('is:unread')
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await box.fill('after:2020')
  await expect(results.getByRole('listitem').first()).toBeVisible()
  await expect(results.getByRole('alert')).toHaveCount(0)
})

function askHub(request: APIRequestContext, address: string) {
  return (operation: string, data: object) =>
    request.post(`${address}/api/sources/${operation}`, { data })
}
