import type { Page } from '@playwright/test'
import { areas } from '#areas/areas.ts'
import type { ContractName } from '#core/contract.ts'
import { settingsGroups } from '#areas/settings/contracts/sections.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test, whenKeysWork } from '#e2e/test.ts'

// Navigation in the settings of the live server: the index, the search, and addresses of sections.

const SETTINGS = '/news-hub/settings'
const index = (page: Page) => page.getByRole('navigation', { name: 'Settings', exact: true })
const entry = (page: Page, name: string) => index(page).getByRole('link', { name, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search settings' })

// The window is wide enough to show the index beside the sections while the side panel is open.
test.use({ viewport: { width: 1600, height: 900 } })

test('an address shows a section, and the index follows the one that is being read', async ({
  page,
  emptyHub: hub,
}) => {
  await open(page, `${hub.address}${SETTINGS}?at=briefings`)
  await expect(section(page, 'Briefings')).toBeFocused()
  await expect(section(page, 'Briefings')).toBeInViewport()
  await expect(entry(page, 'Briefings')).toHaveAttribute('aria-current', 'location')
  await expectNothingFound(page)

  await entry(page, 'Webhooks').press('Enter')
  await expect(page).toHaveURL(/settings\?at=webhooks$/)
  await expect(section(page, 'Webhooks')).toBeFocused()
  await expect(section(page, 'Webhooks').getByRole('heading').first()).toBeInViewport()
  await expect(entry(page, 'Webhooks')).toHaveAttribute('aria-current', 'location')

  await page.goBack()
  await expect(section(page, 'Briefings')).toBeFocused()
  await page.setViewportSize({ width: 1600, height: 600 })
  await section(page, 'Briefings').hover()
  await page.mouse.wheel(0, -100_000)
  await expect(entry(page, 'Reading')).toHaveAttribute('aria-current', 'location')
  await page.mouse.wheel(0, 100_000)
  await expect(entry(page, 'Background work')).toHaveAttribute('aria-current', 'location')
  await expect(index(page).locator('[aria-current]')).toHaveCount(1)
  // At the end of the page, too, the index is below the top bar and shows where one is.
  await expect(entry(page, 'Background work')).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const bar = await page.getByRole('banner').boundingBox()
      const box = await search(page).boundingBox()
      return box!.y - (bar!.y + bar!.height)
    })
    .toBeGreaterThan(0)
})

test('the search leaves the sections that have the words, and leads to the setting', async ({
  page,
  emptyHub: hub,
}) => {
  await open(page, `${hub.address}${SETTINGS}`)
  await search(page).fill('straight publ')
  await expect(section(page, 'Podcasts and videos')).toBeVisible()
  await expect(section(page, 'Keyboard')).toBeHidden()
  await expect(entry(page, 'Keyboard')).toHaveCount(0)
  await expectNothingFound(page)
  await entry(page, 'Play straight from the publisher').click()
  const straight = section(page, 'Podcasts and videos').getByRole('switch')
  await expect(straight).toBeFocused()
  await expect(straight).toBeInViewport()
  await expect(search(page)).toHaveValue('')
  await expect(section(page, 'Keyboard')).toBeVisible()

  // These words are in the help text of a section.
  await search(page).fill('then deleted')
  await expect(entry(page, 'Data retention')).toBeVisible()
  await expect(section(page, 'Webhooks')).toBeHidden()
  await search(page).press('Enter')
  await expect(page).toHaveURL(/at=retention/)
  await search(page).fill('unheard-of')
  await expect(page.getByText('No setting has these words')).toBeVisible()
})

test('the command palette leads to a setting', async ({ page, emptyHub: hub }) => {
  await open(page, `${hub.address}/news-hub/sources`)
  await whenKeysWork(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to or do' }).fill('keep articles')
  await expect(page.getByRole('option').first()).toHaveText(/Keep articles for\s*Settings/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/at=retention&setting=Keep\+articles\+for$/)
  await expect(page.getByLabel('Keep articles for')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the index is a list that opens', async ({ page, emptyHub: hub }) => {
    await open(page, `${hub.address}${SETTINGS}`)
    const button = index(page).getByRole('button', { name: 'Reading' })
    await expect(entry(page, 'Webhooks')).toBeHidden()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectNothingFound(page)
    await page.keyboard.press('Escape')
    await expect(entry(page, 'Webhooks')).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await entry(page, 'Webhooks').click()
    await expect(section(page, 'Webhooks').getByRole('heading').first()).toBeInViewport()
    await expect(index(page).getByRole('button', { name: 'Webhooks' })).toBeVisible()
    await expect(entry(page, 'Storage')).toBeHidden()
    await search(page).fill('retention')
    await expect(entry(page, 'Data retention')).toBeVisible()
    await search(page).fill('unheard-of')
    await expect(page.getByText('No setting has these words')).toBeVisible()
    // The list is hidden, because an empty card would cover this message.
    await expect(index(page).locator('[id$="-list"]')).toBeHidden()
  })
})

test('what the palette and the index offer is on the page, by these names', async ({
  page,
  emptyHub: hub,
}) => {
  await open(page, `${hub.address}${SETTINGS}`)
  const portal = await fetch(`${hub.address}/api/portal/getPortal`)
  const { kept } = (await portal.json()) as { kept: ContractName[] }
  const sections = areas.flatMap(({ settings = [] }) => settings)
  const offered = settingsGroups(sections, kept).flatMap((group) => group.sections)
  await expect(index(page).getByRole('link')).toHaveText(offered.map(({ title }) => title))
  expect(offered.length).toBeGreaterThan(14)
  for (const { title, settings } of offered)
    for (const name of settings)
      await expect(
        section(page, title)
          .locator('label, legend, h3, button, a')
          .filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) })
          .first(),
        `${title}: ${name}`,
      ).toBeVisible()
})
