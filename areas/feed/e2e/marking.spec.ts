import type { Page } from '@playwright/test'
import { expect, open, test } from '#e2e/test.ts'

// Marking articles as read without opening them, on the live server.

const newIn = async (page: Page) => {
  const words = await page.getByRole('region', { name: 'Your Feed' }).first().innerText()
  return Number(/folders?, ([\d,]+) new/.exec(words)?.[1]?.replace(',', '') ?? -1)
}

for (const [name, width] of [
  ['a phone', 390],
  ['a laptop', 1280],
] as const) {
  test(`on ${name} a list, a folder and what is above an article are marked, and undone`, async ({
    page,
    newsHub: hub,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, `${hub.address}/news-hub/feed?time=year`)
    const feed = page.getByRole('region', { name: 'Your Feed' }).first()
    await expect.poll(() => newIn(page)).toBeGreaterThan(5)
    const before = await newIn(page)

    await feed.getByRole('button', { name: 'Mark Your Feed as read' }).click()
    const asked = page.waitForRequest(/markAllRead/)
    await page.getByRole('menuitem', { name: 'Mark all as read, all times' }).click()
    // An article that comes after the list was shown is not marked.
    expect((await asked).postDataJSON()).toMatchObject({ upTo: expect.any(Number) })
    await expect(page.getByText(`${before} articles marked as read`)).toBeVisible()
    await expect.poll(() => newIn(page)).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => newIn(page)).toBe(before)

    const full = feed.getByRole('region').filter({ hasText: /[2-9] new/ })
    const title = (await full.first().getAttribute('aria-label'))!
    const folder = feed.getByRole('region', { name: title, exact: true })
    const opener = folder.getByRole('button', { name: title, exact: true })
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
    const items = folder.getByRole('list', { name: `Articles in ${title}` }).getByRole('listitem')
    await items.nth(1).getByRole('button', { name: 'Article options' }).click()
    await page.getByRole('menuitem', { name: 'Mark all above as read' }).click()
    await expect(page.getByText('1 article marked as read')).toBeVisible()
    await expect(items.first().getByText('Read', { exact: true })).toBeVisible()
    await expect.poll(() => newIn(page)).toBe(before - 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => newIn(page)).toBe(before)

    await items.first().getByRole('button', { name: 'Article options' }).click()
    await page.getByRole('menuitem', { name: 'Mark as read' }).click()
    await expect.poll(() => newIn(page)).toBe(before - 1)
    await items.first().getByRole('button', { name: 'Article options' }).click()
    await page.getByRole('menuitem', { name: 'Mark as unread' }).click()
    await expect.poll(() => newIn(page)).toBe(before)

    await folder.getByRole('button', { name: `Mark ${title} as read` }).click()
    await page.getByRole('menuitem', { name: 'Mark all as read, all times' }).click()
    await expect(folder.getByText('0 new')).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wider).toBeLessThanOrEqual(width)
  })
}
