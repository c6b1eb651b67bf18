import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

const themes = ['dark', 'light'] as const
const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
}

/** Where each screen is, and what has to be opened to see all of it. */
const screens: { name: string; path: string; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'the home page', path: '/' },
  { name: 'the feed of the demo', path: '/demo', prepare: openEverything },
  { name: 'an article of the demo', path: '/demo', prepare: openArticle },
  { name: 'Add Feed of the demo', path: '/demo/news-hub/add-feed' },
  { name: 'Automation Rules of the demo', path: '/demo/news-hub/rules' },
  { name: 'Settings of the demo', path: '/demo/news-hub/settings' },
  { name: 'AI settings of the demo', path: '/demo/news-hub/ai-studio' },
  {
    name: 'Personalization Profiles of the demo',
    path: '/demo/news-hub/personalize',
    prepare: async (page) => page.getByRole('button', { name: 'New profile' }).click(),
  },
  {
    name: 'links of a profile of the demo',
    path: '/demo/news-hub/personalize',
    prepare: async (page) => page.getByRole('tab', { name: 'Links & Resources' }).click(),
  },
  {
    name: 'integrations of a profile of the demo',
    path: '/demo/news-hub/personalize',
    prepare: async (page) => page.getByRole('tab', { name: 'Integrations' }).click(),
  },
  {
    name: 'preferences of a profile of the demo',
    path: '/demo/news-hub/personalize',
    prepare: async (page) => page.getByRole('tab', { name: 'Preferences' }).click(),
  },
  { name: 'a page that is coming soon', path: '/demo/build-software/requirements' },
  {
    name: 'the integrations of a project',
    path: '/demo/build-software',
    prepare: async (page) => {
      await openIntegrations(page)
      await page.getByRole('button', { name: 'PostgreSQL' }).click()
    },
  },
  {
    name: 'the map of integrations',
    path: '/demo/build-software',
    prepare: async (page) => {
      await openIntegrations(page)
      await page.getByRole('radio', { name: 'Map' }).check()
      await page.getByRole('button', { name: 'PostgreSQL' }).click()
    },
  },
  { name: 'the Marketplace', path: '/demo/marketplace' },
  { name: 'AI Content', path: '/demo/ai-content' },
  { name: 'the templates of AI Content', path: '/demo/ai-content/templates' },
  { name: 'the form of AI Content', path: '/demo/ai-content/generate' },
  { name: 'the history of AI Content', path: '/demo/ai-content/history' },
  { name: 'the brand voice of AI Content', path: '/demo/ai-content/brand-voice' },
  { name: 'the settings of AI Content', path: '/demo/ai-content/settings' },
  { name: 'Automation', path: '/demo/automation' },
  { name: 'the agents of Automation', path: '/demo/automation/agents' },
  { name: 'the integrations of Automation', path: '/demo/automation/integrations' },
  { name: 'the settings of Automation', path: '/demo/automation/settings' },
  { name: 'Focus Cards in edit mode', path: '/demo', prepare: editTopic },
  { name: 'a folder being edited', path: '/demo', prepare: editFolder },
  { name: 'a page that is coming soon', path: '/demo/automation' },
  { name: 'a page that nobody knows', path: '/demo/none' },
  { name: 'the feed of the live hub', path: '/news-hub/feed', prepare: openEverything },
  { name: 'an article of the live hub', path: '/news-hub/feed', prepare: openArticle },
  { name: 'a cited source of the live hub', path: '/news-hub/feed', prepare: openCitation },
  { name: 'Add Feed of the live hub', path: '/news-hub/add-feed' },
  { name: 'the description of the API', path: '/api/docs' },
]

for (const theme of themes) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`axe finds nothing, ${theme}, ${size}:`, () => {
      test.use({ viewport, colorScheme: theme, reducedMotion: 'reduce' })

      for (const { name, path, prepare } of screens) {
        test(name, async ({ page, hub }) => {
          await visit(page, hub.address + path, theme)
          await prepare?.(page)
          await expectNothingFound(page)
        })
      }

      test('the first run of the live hub', async ({ page, emptyHub }) => {
        await visit(page, `${emptyHub.address}/news-hub/feed`, theme)
        await expectNothingFound(page)
      })
    })
  }
}

/** The demo is dark until it is told otherwise; the rest follows the system. */
async function visit(page: Page, address: string, theme: 'dark' | 'light'): Promise<void> {
  const { pathname } = new URL(address)
  if (pathname === '/' || pathname.startsWith('/api')) return void (await page.goto(address))
  await open(page, address)
  const shown = await page.locator('html').getAttribute('data-theme')
  if (shown === null || shown === theme) return
  // The control is in the sidebar, which on phones is behind the menu.
  const toggle = page.getByRole('button', {
    name: theme === 'light' ? 'Light theme' : 'Dark theme',
  })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await toggle.filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await page.keyboard.press('Escape')
}

async function openEverything(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Top Headlines' }).getByRole('button').first().click()
  const feed = page.getByRole('region', { name: 'Your Feed' })
  await feed.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  await feed.getByRole('combobox').first().selectOption('month')
  await expect(
    feed
      .getByRole('list', { name: /^Articles in/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
}

async function openArticle(page: Page): Promise<void> {
  await openEverything(page)
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/synthesized from/i)
      .first(),
  ).toBeVisible()
}

async function editTopic(page: Page): Promise<void> {
  const cards = page.getByRole('region', { name: 'Focus Cards', exact: true })
  await cards.getByRole('button', { name: 'Edit', exact: true }).click()
  await cards
    .getByRole('button', { name: /^Edit ./ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel('Topic name')).toBeVisible()
}

async function editFolder(page: Page): Promise<void> {
  await openEverything(page)
  await page
    .getByRole('button', { name: /^Edit folder/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel('Personalization profile')).toBeVisible()
}

async function openIntegrations(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Berth Planner' }).click()
  await page.getByRole('button', { name: 'View Full Project' }).click()
  await page.getByRole('tab', { name: 'Integrations' }).click()
}

async function openCitation(page: Page): Promise<void> {
  await openArticle(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /source|citation/i })
    .first()
    .click()
  await expect(page.locator('mark').first()).toBeVisible()
}

async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found).toEqual([])
}
