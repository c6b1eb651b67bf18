import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect } from '#e2e/test.ts'

/** The minified axe, which a page parses in two thirds of the time. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Rules that depend on the width of the window, because styles may hide the label of a control. */
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
/** The parts around every page: sidebar, top bar, right panel. */
export const FRAME = ['nav.rail', '.top-bar', '.side-panel']

export interface Look {
  /** Leaves the frame out, for pages with the usual one. */
  withoutFrame?: boolean
}

const PHONE = { width: 390, height: 844 }

/**
 * Expects no faults of accessibility by all of axe's rules but the one for colors, which would take
 * half of the time: web/look/contrast.test.ts has computed every pair of colors.
 */
export async function expectNothingFound(page: Page, look: Look = {}): Promise<void> {
  // axe does not look into frames by itself; the only frames of a page are those of a reader's
  // project or site.
  const isOfReader = (url: string) =>
    url.includes('/preview/') || /^http:\/\/[^/]+\.localhost:/.test(url)
  expect(page.frames().filter((frame) => !isOfReader(frame.url()))).toHaveLength(1)
  const rules = { 'color-contrast': { enabled: false } }
  expect(await violationsOf(page, look, { rules })).toEqual([])
}

/** The page at the width of a phone, for parts that its styles hide there. */
export async function expectNamesOnPhone(page: Page, look: Look = {}): Promise<void> {
  await page.setViewportSize(PHONE)
  const runOnly = { type: 'rule' as const, values: NAMES }
  expect(await violationsOf(page, look, { runOnly })).toEqual([])
}

async function violationsOf(
  page: Page,
  { withoutFrame = false }: Look,
  options: RunOptions,
): Promise<{ id: string; where: string[] }[]> {
  // Parsing axe takes a third of the time of a check, so it stays loaded in a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // Base UI's guards at the ends of a menu pass the focus on as soon as they get it.
  const exclude = [...(withoutFrame ? FRAME : []), '[data-base-ui-focus-guard]']
  return page.evaluate(
    async ([exclude, options]) => {
      const { axe: looking } = window as unknown as { axe: typeof axe }
      const { violations } = await looking.run({ exclude }, options)
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(' ')),
      }))
    },
    [exclude, { ...options, iframes: false, resultTypes: ['violations'] } as RunOptions] as const,
  )
}
