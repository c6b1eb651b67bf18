import type { Page } from '@playwright/test'
import { publish, rss, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

const title = 'Village choir sings a lantern song at dawn'
// The test tries a name that is already in use, which is refused.
test.use({ expectsRefusals: true })

let publisher: Publisher
test.beforeAll(async () => {
  publisher = await publish({
    '/0.xml': rss('Harbour Gazette', [{ title, text: 'The village choir sang before breakfast.' }]),
  })
})
test.afterAll(() => publisher.close())

const categories = (page: Page) => page.getByRole('region', { name: 'Categories', exact: true })
const folders = (page: Page) =>
  page.getByRole('region', { name: 'Your Feed', exact: true }).locator('.folder')

test('a reader has categories of their own, in their own order', async ({ page, emptyHub }) => {
  const followed = await fetch(`${emptyHub.address}/api/sources/followSource`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: `${publisher.origin}/0.xml` }),
  })
  expect(followed.ok).toBe(true)

  await open(page, `${emptyHub.address}/news-hub/settings`)
  const panel = categories(page)
  await panel.getByRole('button', { name: 'Add category' }).click()
  const adding = page.getByRole('dialog', { name: 'Add category' })
  await adding.getByLabel('Name').fill('markets')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByRole('alert')).toContainText('There is already a category')
  await adding.getByLabel('Name').fill('Singing')
  await adding.getByRole('radio', { name: 'Purple' }).check()
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding).toBeHidden()
  const names = panel.getByRole('listitem')
  await expect(names.last()).toContainText('Singing')

  // The category is moved up twice by keyboard.
  const up = panel.getByRole('button', { name: 'Move Singing up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(names.nth(-2)).toContainText('Singing')
  await page.keyboard.press('Enter')
  await expect(names.nth(-3)).toContainText('Singing')
  await expect(up).toBeFocused()

  await reload(page)
  await expect(names.nth(-3)).toContainText('Singing')
  await panel.getByRole('button', { name: 'Delete Singing' }).click()
  await expect(panel.getByText('Singing')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(names.nth(-3)).toContainText('Singing')
})

test('an article is moved into another category, and back', async ({ page, emptyHub }) => {
  await fetch(`${emptyHub.address}/api/sources/followSource`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: `${publisher.origin}/0.xml` }),
  })
  await open(page, `${emptyHub.address}/news-hub/feed`)
  const folder = (name: string) => folders(page).filter({ hasText: name })
  await expect(folders(page)).toHaveCount(1)
  const former = (await folders(page).getAttribute('aria-label'))!
  // The fullest folders are open at the first visit.
  const article = folder(former).locator('.article-item')
  await article.getByRole('button', { name: 'Article options' }).click()
  await page.getByRole('menuitem', { name: 'Move to category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to category' })
  await dialog.getByRole('radio', { name: 'Lifestyle' }).check()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(folder('Lifestyle')).toBeVisible()
  await reload(page)
  await expect(folder('Lifestyle')).toBeVisible()
  await expect(folder(former)).toHaveCount(0)
})
