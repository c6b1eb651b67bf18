import type { Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test, whenKeysWork } from '#e2e/test.ts'

// The keys of the live server, and its command palette.

test('s saves and m marks the headline in focus, g and a letter goes, ? says which there are', async ({
  page,
  newsHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/feed`)
  await expect(page.locator('[data-headline]').first()).toBeVisible()
  await whenKeysWork(page)
  await page.keyboard.press('j')
  await expect(page.locator('[data-headline]:focus')).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByText(/Marked as (un)?read/).first()).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.locator('.toasts').getByText('Saved', { exact: true })).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.locator('.toasts').getByText('No longer saved')).toBeVisible()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Go to Sources')).toBeVisible()
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page).toHaveURL(/\/news-hub\/sources$/)
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await expect(page).toHaveURL(/\/news-hub\/feed$/)
})

for (const [name, width] of [
  ['a phone', 390],
  ['a laptop', 1280],
] as const) {
  test(`on ${name} the palette finds pages, folders and sources by a few letters`, async ({
    page,
    newsHub: hub,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, `${hub.address}/news-hub/feed`)
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await openPalette(page)
    await expectNothingFound(page)
    const pages = palette.getByRole('option').filter({ hasText: /Pages$/ })
    await expect(pages.filter({ hasText: /^(Bookmark|Thread)/ })).toHaveCount(0)
    await page.keyboard.type('autrul')
    await expect(palette.getByRole('option').first()).toContainText('Automation Rules')
    await expect(palette.getByRole('status')).toContainText(/result/)
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(page).toHaveURL(/\/news-hub\/rules$/)

    await openPalette(page)
    await page.keyboard.type('shortcuts')
    await expect(palette.getByRole('option').first()).toContainText('keyboard shortcuts')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')

    await openPalette(page)
    await page.keyboard.type('scie')
    await palette.getByRole('option').filter({ hasText: 'Folders' }).first().click()
    await expect(page).toHaveURL(/folder=/)
    const folder = page.getByRole('region', { name: 'Science', exact: true })
    await expect(folder.getByRole('list').first()).toBeInViewport()

    await openPalette(page)
    await page.keyboard.type('no such page at all')
    // This reader has no notes that could be searched.
    await expect(palette.getByRole('option')).toHaveText([/^Search articles for/])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=no\+such/)
  })
}

test('what is typed before the palette knows where to go counts once it does, and so does Enter', async ({
  page,
  newsHub: hub,
}) => {
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  const letGo = await openWithoutSources(page, hub.address)
  await page.keyboard.type('autr')
  letGo()
  await expect(palette.getByRole('option').first()).toContainText('Automation Rules')
  await page.keyboard.type('ul')
  await expect(palette.getByRole('combobox')).toHaveValue('autrul')

  const letGoAgain = await openWithoutSources(page, hub.address)
  await page.keyboard.type('autrul')
  await page.keyboard.press('Enter')
  letGoAgain()
  await expect(page).toHaveURL(/\/news-hub\/rules$/)
  await expect(palette).toBeHidden()
})

/** Opens the palette of a reloaded page, and holds its sources back until they are released. */
async function openWithoutSources(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/sources/listSources*', async (route) => {
    await isLetGo
    await route.continue()
  })
  await page.goto(`${address}/news-hub/feed`)
  await openPalette(page)
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette.getByRole('option')).toHaveCount(0)
  return letGo
}

async function openPalette(page: Page): Promise<void> {
  await whenKeysWork(page)
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  // Waits until the palette has closed, because a closing window still receives keys.
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette.getByRole('combobox', { name: 'Go to or do' })).toBeFocused()
}
