import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '#e2e/test.ts'

/** What styles may take away at another width: the words that name a control, or the way to reach it. */
const NAMES = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'image-alt',
  'label',
  'link-name',
  'select-name',
  'summary-name',
]
const PHONE = { width: 390, height: 844 }

/**
 * How the page is made, by all rules but the one that looks at colors: web/look/contrast.test.ts has computed
 * every pair of them, and looking takes half of the time.
 */
export async function expectNothingFound(page: Page): Promise<void> {
  // No page has frames, which are all that the other mode finds more in, at twice the time.
  expect(page.frames()).toHaveLength(1)
  expect(await look(axe(page).disableRules('color-contrast'))).toEqual([])
}

/** The page as a phone shows it, for what its styles hide there. */
export async function expectNamesOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  expect(await look(axe(page).withRules(NAMES))).toEqual([])
}

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      // Base UI's guards at the ends of a menu hand the focus on as soon as they get it.
      .exclude('[data-base-ui-focus-guard]')
  )
}

async function look(built: AxeBuilder): Promise<{ id: string; where: string[] }[]> {
  const { violations } = await built.analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
}
