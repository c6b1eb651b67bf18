import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const themes = ['dark', 'light'] as const

/**
 * All rules in the theme that the page has; in the other one, those that look at colors. The demo says
 * which theme it has; the rest follows the system.
 */
export async function expectNothingFound(page: Page): Promise<void> {
  for (const theme of themes) {
    const axe = new AxeBuilder({ page })
      // No page has frames, which are all that the other mode finds more in, at twice the time.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      // Base UI's guards at the ends of a menu hand the focus on as soon as they get it.
      .exclude('[data-base-ui-focus-guard]')
    if (theme === 'light') axe.withRules(['color-contrast', 'link-in-text-block'])
    await page.emulateMedia({ colorScheme: theme })
    await page.locator('html[data-theme]').evaluateAll((documents, shown) => {
      for (const each of documents) (each as HTMLElement).dataset['theme'] = shown
    }, theme)
    expect(page.frames()).toHaveLength(1)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    expect({ theme, found }).toEqual({ theme, found: [] })
  }
}
