import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answerForLeaderboard } from './leaderboard-stub.ts'
import { scenes } from './scenes.ts'
import { expect, open, test } from './test.ts'

const themes = ['dark', 'light'] as const
const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`axe finds nothing in either theme, ${size}:`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    for (const { name, path, prepare } of scenes) {
      test(name, async ({ page, hub }) => {
        await answerForLeaderboard(page)
        await visit(page, hub.address + path)
        await prepare?.(page)
        await expectNothingFound(page)
      })
    }

    test('the first run of the live hub', async ({ page, emptyHub }) => {
      await visit(page, `${emptyHub.address}/news-hub/feed`)
      await expectNothingFound(page)
    })
  })
}

/** Pages without controls of their own are there as soon as they are loaded. */
async function visit(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address)
  if (pathname === '/' || pathname.startsWith('/api')) await page.goto(address)
  else await open(page, address)
}

/**
 * All rules in the theme that the page has; in the other one, those that look at colors. The demo says
 * which theme it has; the rest follows the system.
 */
async function expectNothingFound(page: Page): Promise<void> {
  for (const theme of themes) {
    // Base UI's guards at the ends of a menu hand the focus on as soon as they get it.
    const axe = new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]')
    if (theme === 'light') axe.withRules(['color-contrast', 'link-in-text-block'])
    await page.emulateMedia({ colorScheme: theme })
    await page.locator('html[data-theme]').evaluateAll((documents, shown) => {
      for (const each of documents) (each as HTMLElement).dataset['theme'] = shown
    }, theme)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    expect({ theme, found }).toEqual({ theme, found: [] })
  }
}
