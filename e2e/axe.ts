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
