import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, reload, test, whenKeysWork } from '#e2e/test.ts'

// Lists without read articles, on the live server.

test('"Unread only" is kept, holds still while articles are read, and says when nothing is left', async ({
  page,
  newsHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/feed?filter=top&time=year`)
  await whenKeysWork(page)
  const only = page.getByRole('button', { name: 'Unread only' })
  await only.click()
  await expect(only).toHaveAttribute('aria-pressed', 'true')
  const list = page.getByRole('region', { name: 'Top Headlines' }).locator('[data-headline]')
  const ids = () => list.evaluateAll((all) => all.map((one) => one.getAttribute('data-headline')))
  const before = await ids()
  expect(before.length).toBeGreaterThan(2)

  // Two articles are read. Unlike For You, which learns from reading, this list stays the same
  // meanwhile.
  await list.first().click()
  const read = page.waitForResponse(/markRead/)
  await page.getByRole('button', { name: /^Read/ }).first().click()
  await read
  const next = page.waitForResponse(/markRead/)
  await page.keyboard.press('n')
  await next
  await expect(page).toHaveURL(new RegExp(`[?&]article=${before[1]}$`))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Article' })).toBeHidden()
  expect(await ids()).toEqual(before)

  // After a reload, the list begins after the read articles.
  await reload(page)
  await whenKeysWork(page)
  await expect(only).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await ids())[0]).toBe(before[2])
  expect(await ids()).not.toContain(before[0])
  await expectNothingFound(page)

  // Lists that are opened later, and searches, leave the two read articles out.
  const search = page.getByRole('searchbox', { name: 'Search articles' })
  await search.fill('is:read')
  await expect(page.getByRole('status').getByText(/No unread articles/)).toBeVisible()
  await search.fill('')
  // When the feed replaces the search results, it would close an open menu, so the test waits for
  // that.
  await expect(page.getByRole('status').getByText(/No unread articles/)).toHaveCount(0)
  await expect(list.first()).toBeVisible()

  const feed = page.getByRole('region', { name: 'Your Feed' }).first()
  await feed.getByRole('button', { name: 'Mark Your Feed as read' }).click()
  await page.getByRole('menuitem', { name: 'Mark all as read, all times' }).click()
  // Folders show the same message before they disappear.
  await expect(feed.getByText('Nothing unread this year.')).toHaveCount(1)
  await expect(page.getByText('No unread headlines in this period.')).toBeVisible()
  await expectNothingFound(page)
  await feed.getByRole('button', { name: 'Show all articles' }).click()
  await expect(only).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(ids).toEqual(before)
})
