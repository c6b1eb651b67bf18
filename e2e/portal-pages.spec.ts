import type { Page, Request } from '@playwright/test'
import { answerForLeaderboard } from './leaderboard-stub.ts'
import { expect, open, test } from './test.ts'

// The portal as a whole, in the demo: every page, and what none of them may do.

const pages = [
  '/news-hub/feed',
  '/news-hub/add-feed',
  '/news-hub/personalize',
  '/news-hub/rules',
  '/news-hub/settings',
  '/news-hub/ai-studio',
  '/news-hub/lmarena/text-arena',
  '/news-hub/lmarena/vision-arena',
  '/news-hub/lmarena/about',
  '/build-software',
  '/build-software/requirements',
  '/ai-studio',
  '/ai-studio/models',
  '/ai-studio/inference',
  '/marketplace',
  '/website-builder',
  '/website-builder/creation',
  '/website-builder/manage',
  '/website-builder/manage/pages',
  '/ai-content',
  '/ai-content/generate',
  '/automation',
  '/automation/workflows',
  '/none',
]

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).first()
const entry = (page: Page, name: string) =>
  rail(page).getByRole('link', { name, exact: true }).first()
const main = (page: Page) => page.locator('main')

test('[SHELL-001, SHELL-072] one document holds all areas, each behind its entry in the sidebar', async ({
  page,
  demo,
}) => {
  await open(page, demo)
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
  await expect(main(page).getByRole('link', { name: 'Start guided creation' })).toBeVisible()
  expect(documents).toBe(0)
})

test('[SHELL-071] the bare name of App Studio has no top bar, and keeps the way to the menu on a phone', async ({
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

test('[SHELL-002, SHELL-003, SHELL-091, SHELL-093] every page is filled without asking anyone, for an answer or to sign in, and none says that something failed', async ({
  page,
  demo,
}) => {
  // Only the leaderboard would ask, and say so.
  await page.route('https://datasets-server.huggingface.co/**', (route) =>
    route.fulfill({ status: 500, body: '' }),
  )
  const asked: string[] = []
  const collect = (request: Request) => {
    if (['fetch', 'xhr', 'eventsource', 'websocket'].includes(request.resourceType()))
      asked.push(request.url())
  }
  page.on('request', collect)
  const account = /^(sign|log) ?(in|up|out|off)\b|^(my )?account$|^register$/i
  for (const path of pages) {
    await open(page, demo + path)
    await expect(main(page)).toContainText(/\w{3,}/)
    await expect(page.getByRole('alert').filter({ hasText: /fail|error|wrong/i })).toHaveCount(0)
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    for (const role of ['button', 'link', 'menuitem'] as const)
      await expect(page.getByRole(role, { name: account })).toHaveCount(0)
  }
  expect(asked).toEqual([])
})

test('[SHELL-092] links that lead out open in a tab of their own', async ({ page, demo }) => {
  await answerForLeaderboard(page)
  const outside = [
    '/news-hub/lmarena',
    '/news-hub/lmarena/text-arena',
    '/news-hub/lmarena/vision-arena',
    '/ai-studio/models',
    '/ai-studio/fine-tuning',
  ]
  let found = 0
  for (const path of outside) {
    await open(page, demo + path)
    await expect(main(page)).toContainText(/\w{3,}/)
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

test('[SHELL-090] forms take every field that no row demands empty', async ({ page, demo }) => {
  await open(page, demo)
  const cards = page.getByRole('region', { name: 'Focus Cards', exact: true })
  await cards.getByRole('button', { name: /add/i }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Topic name').fill('Night ferries')
  await dialog.getByLabel(/^Sources/).fill('Quay & Crane')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Create Topic' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cards.getByRole('heading', { name: 'Night ferries' })).toBeVisible()

  await page
    .getByRole('button', { name: /^Edit folder/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})
