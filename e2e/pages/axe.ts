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
/** The parts that stand beside every page: sidebar, top bar, right panel. */
export const FRAME = ['nav.rail', '.top-bar', '.side-panel']

export interface Look {
  /** Leaves the frame out, for pages beside which it is as beside every other one. */
  withoutFrame?: boolean
}

const PHONE = { width: 390, height: 844 }

/**
 * How the page is made, by all rules but the one that looks at colors: web/look/contrast.test.ts has computed
 * every pair of them, and looking takes half of the time.
 */
export async function expectNothingFound(page: Page, look: Look = {}): Promise<void> {
  // No page has frames, which are all that the other mode finds more in, at twice the time.
  expect(page.frames()).toHaveLength(1)
  expect(await violationsOf(axe(page, look).disableRules('color-contrast'))).toEqual([])
}

/** The page as a phone shows it, for what its styles hide there. */
export async function expectNamesOnPhone(page: Page, look: Look = {}): Promise<void> {
  await page.setViewportSize(PHONE)
  expect(await violationsOf(axe(page, look).withRules(NAMES))).toEqual([])
}

function axe(page: Page, { withoutFrame = false }: Look): AxeBuilder {
  const builder = new AxeBuilder({ page })
  if (withoutFrame) for (const part of FRAME) builder.exclude(part)
  return (
    builder
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      // Base UI's guards at the ends of a menu hand the focus on as soon as they get it.
      .exclude('[data-base-ui-focus-guard]')
  )
}

async function violationsOf(built: AxeBuilder): Promise<{ id: string; where: string[] }[]> {
  const { violations } = await built.analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
}
