import type { Page } from '@playwright/test'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { setPage } from '#e2e/pages/page-state.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The portal as a whole, in the demo: the screen that each page value shows.

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).first()
const entry = (page: Page, name: string) =>
  rail(page).getByRole('link', { name, exact: true }).first()
const main = (page: Page) => page.locator('main')

test('[SHELL-001, SHELL-014, SHELL-072] one document at one address holds all areas, each behind its entry in the sidebar', async ({
  page,
  demo,
}) => {
  await open(page, demo)
  const address = () => page.evaluate(() => ({ href: location.href, length: history.length }))
  const before = await address()
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  const landings = [
    ['App Studio', 'build-software', 'Create New Project'],
    ['AI Lab', '/ai-studio', 'Lab statistics'],
    ['Marketplace', '/marketplace', 'Create Tools That Help People'],
    ['AI Content', '/ai-content', 'Generate Content'],
    ['Automation', '/automation', 'Recent activity'],
    ['News Hub', '/news-hub/feed', 'Top Headlines'],
  ] as const
  for (const [name, value, text] of landings) {
    await entry(page, name).click()
    await expect(main(page)).toHaveAttribute('data-page', value)
    await expect(main(page).getByText(text).first()).toBeVisible()
    await page.mouse.move(640, 400)
  }
  await entry(page, 'App Studio').click()
  await main(page).getByRole('link', { name: 'Open the Website Builder' }).click()
  await main(page).getByRole('link', { name: 'Start guided creation' }).click()
  await expect(main(page)).toHaveAttribute('data-page', '/website-builder/creation')
  expect(documents).toBe(0)
  expect(await address()).toEqual(before)
})

/** The screen of each page value: texts of the main area, or labels of its parts. */
const screens: [row: string, value: string, ...shown: (string | RegExp)[]][] = [
  ['SHELL-015', 'news-hub', 'Breaking News', 'Top Headlines', 'Your Feed'],
  ['SHELL-016', '/demo/news-hub', 'Breaking News', 'Top Headlines', 'Your Feed'],
  ['SHELL-017', '/demo/news-hub/feed', 'Breaking News', 'Top Headlines', 'Your Feed'],
  ['SHELL-018', '/demo/news-hub/dashboard', 'Breaking News', 'Top Headlines', 'Your Feed'],
  [
    'SHELL-019',
    '/demo/news-hub/feed/anything/deeper',
    'Breaking News',
    'Top Headlines',
    'Your Feed',
  ],
  ['SHELL-020', '/demo/news-hub/dashboard/x', 'Breaking News', 'Top Headlines', 'Your Feed'],
  ['SHELL-032', 'marketplace', 'Create Tools That Help People', 'Slack Water'],
  ['SHELL-033', '/demo/marketplace', 'Create Tools That Help People', 'Slack Water'],
  ['SHELL-034', 'website-builder', 'Start guided creation', 'Manage your site'],
  ['SHELL-067', '/demo/website-builder', 'Start guided creation', 'Manage your site'],
  ['SHELL-035', '/demo/website-builder/creation', 'What do you do?', 'Next'],
  ['SHELL-036', '/demo/website-builder/manage', 'Plugins', 'Domains', 'Analytics'],
  ['SHELL-042', 'build-software', 'Create New Project', 'Your Projects'],
  ['SHELL-068', '/demo/build-software', 'Create New Project', 'Your Projects'],
  ['SHELL-049', 'ai-content', 'Generate Content', 'Templates', 'History', 'Recent generations'],
  [
    'SHELL-095',
    '/demo/ai-content',
    'Generate Content',
    'Templates',
    'History',
    'Recent generations',
  ],
  ['SHELL-055', 'automation', 'This month', 'Busiest workflows', 'Recent activity'],
  ['SHELL-096', '/demo/automation', 'This month', 'Busiest workflows', 'Recent activity'],
  ['SHELL-062', 'ai-studio', 'Overview', 'Models', 'Training & Deployment', 'Getting started'],
  ['SHELL-063', '/demo/ai-studio', 'Overview', 'Models', 'Training & Deployment'],
  ['SHELL-064', '/demo/ai-studio/anything', 'Overview', 'Models', 'Training & Deployment'],
]

test('[SHELL-015, SHELL-016, SHELL-017, SHELL-018, SHELL-019, SHELL-020, SHELL-032, SHELL-033, SHELL-034, SHELL-035, SHELL-036, SHELL-042, SHELL-049, SHELL-055, SHELL-062, SHELL-063, SHELL-064, SHELL-065, SHELL-066, SHELL-067, SHELL-068, SHELL-071, SHELL-095, SHELL-096] each value of the page shows its screen, and any other asks to select a page', async ({
  page,
  demo,
}) => {
  await open(page, demo)
  for (const [row, value, ...shown] of screens) {
    await setPage(page, '/demo/none')
    await expect(page.getByRole('heading', { name: 'Select a Page' })).toHaveCount(1)
    await expect(main(page)).toHaveText(
      'Choose a page from the sidebar to explore the portal features.',
    )
    await setPage(page, value)
    for (const text of shown)
      await expect(main(page).getByText(text, { exact: true }).first(), row).toBeVisible()
    await expect(page.locator('.top-bar'), row).toHaveCount(value === 'build-software' ? 0 : 1)
  }
})

const announced = {
  '/demo/website-builder/manage/pages': 'Pages',
  '/demo/website-builder/manage/media': 'Media',
  '/demo/website-builder/manage/plugins': 'Plugins',
  '/demo/website-builder/manage/domains': 'Domains',
  '/demo/website-builder/manage/analytics': 'Analytics',
  '/demo/build-software/requirements': 'Requirements',
  '/demo/build-software/documentations': 'Documentations',
  '/demo/build-software/projects': 'Projects',
  '/demo/build-software/playground': 'Playground',
  '/demo/build-software/evaluator': 'Evaluator',
  '/demo/build-software/payments': 'Payments',
}

test('[SHELL-037, SHELL-038, SHELL-039, SHELL-040, SHELL-041, SHELL-043, SHELL-044, SHELL-045, SHELL-046, SHELL-047, SHELL-048] an announced page says that it is coming soon, and nothing else', async ({
  page,
  demo,
}) => {
  await open(page, demo)
  for (const value of Object.keys(announced)) {
    await setPage(page, value)
    await expect(main(page).getByRole('heading')).toHaveText(['Coming Soon'])
    await expect(main(page)).toHaveText(
      /^Coming Soon(The|In the) next version .+\. Until then, .+\.$/,
    )
    await expect(main(page).locator('a, button, input, select, textarea, img')).toHaveCount(0)
  }
})

test('[SHELL-071] the bare name of App Studio has no top bar, but a menu button on a phone', async ({
  page,
  demo,
}) => {
  await open(page, demo)
  await entry(page, 'App Studio').click()
  await expect(main(page)).toHaveAttribute('data-page', 'build-software')
  await expect(page.locator('.top-bar')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('[SHELL-092] external links open in a new tab', async ({ page, demo }) => {
  await answerForLeaderboard(page)
  const outside = [
    '/news-hub/lmarena',
    '/news-hub/lmarena/text-arena',
    '/news-hub/lmarena/vision-arena',
    '/ai-studio/models',
    '/ai-studio/fine-tuning',
  ]
  let found = 0
  await open(page, demo)
  for (const path of outside) {
    await setPage(page, `/demo${path}`)
    if (path.endsWith('models')) await page.getByRole('tab', { name: 'Spaces' }).click()
    if (path.endsWith('fine-tuning')) await page.getByRole('tab', { name: 'Datasets' }).click()
    const links = main(page).locator('a[href^="https://"]')
    await links.first().waitFor()
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      found++
    }
  }
  expect(found).toBeGreaterThan(5)
})

test('[SHELL-090] forms accept every field empty that no row requires', async ({ page, demo }) => {
  await open(page, demo)
  const dialog = page.getByRole('dialog')
  const region = (name: string) => page.getByRole('region', { name, exact: true })

  const cards = region('Focus Cards')
  await cards.getByRole('button', { name: 'Add topic' }).click()
  await dialog.getByLabel('Topic name').fill('Night ferries')
  await dialog.getByLabel(/^Sources/).fill('Quay & Crane')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Create Topic' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cards.getByRole('heading', { name: 'Night ferries' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit folder' }).first().click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Customize' }).click()
  for (const [name, form] of [
    ['Top Headlines', 'Configure Headline Types'],
    ['Breaking News', 'Configure Breaking News'],
  ] as const) {
    await region(name).getByRole('button', { name: form }).click()
    const chosen = dialog.locator('[aria-pressed="true"]')
    for (let left = await chosen.count(); left > 0; left--) await chosen.first().click()
    await expect(chosen).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Apply Changes' }).click()
    await expect(dialog).toHaveCount(0)
  }

  await page.getByRole('banner').getByRole('button', { name: 'Hub settings' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const name = page.getByRole('textbox', { name: 'Update hub name' })
  await name.fill('')
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveCount(0)

  await region('Your Feed')
    .getByRole('button', { name: /^Generate from / })
    .first()
    .click()
  await dialog.getByRole('button', { name: /^Audio/ }).click()
  await dialog.getByRole('radio', { name: 'Podcast' }).check()
  await dialog.getByRole('button', { name: 'Add to Queue' }).click()
  await expect(dialog.getByText('queued', { exact: true })).toBeVisible()
})
