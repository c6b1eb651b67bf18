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
 * Expects that axe finds no accessibility faults. Its rule for colors is left out, because it would
 * take half of the time and web/look/contrast.test.ts computes every pair of colors.
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

/** Expects that all controls have names at the width of a phone, where styles may hide labels. */
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
  // Base UI's focus guards at the ends of a menu are left out, because they pass the focus on at
  // once.
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
