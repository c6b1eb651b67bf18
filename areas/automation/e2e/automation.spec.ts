import type { Page } from '@playwright/test'
import { expect, open, test } from '#e2e/demo-test.ts'

test.describe('Automation', () => {
  test('[SHELL-096, AUTO-002] opens with an overview of the month', async ({ page, demo }) => {
    await open(page, `${demo}/automation`)
    const month = page.getByRole('region', { name: 'This month' })
    await expect(month.getByRole('term')).toHaveText([
      'Workflow runs',
      'Active workflows',
      'AI agents',
      'Integrations',
    ])
    await expect(month).toContainText('45.2K')
    await expect(page.getByRole('table', { name: 'Busiest workflows' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible()
  })

  test('[SHELL-056, AUTO-003, AUTO-011] lists workflows, active or paused', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/automation/workflows`)
    const rows = await readTable(page, 'Workflows', ['Name', 'Trigger', 'Status', 'Runs'])
    expect(rows.length).toBeGreaterThan(24)
    expect(rows.filter(([, , status]) => status === 'Active')).toHaveLength(24)
    expectStatuses(rows, ['Active', 'Paused'])
  })

  test('[SHELL-057, AUTO-004, AUTO-012] lists AI agents, active, in training or paused', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/automation/agents`)
    const columns = ['Name', 'Type', 'Status', 'Conversations']
    expectStatuses(await readTable(page, 'AI agents', columns), ['Active', 'Training', 'Paused'])
  })

  test('[SHELL-058, AUTO-005, AUTO-010] lists triggers, active or inactive', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/automation/triggers`)
    const columns = ['Name', 'Type', 'Status', 'Workflows']
    expectStatuses(await readTable(page, 'Triggers', columns), ['Active', 'Inactive'])
  })

  test('[SHELL-059, AUTO-006, AUTO-013] lists integrations, connected or to be set up', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/automation/integrations`)
    const items = page.getByRole('list', { name: 'Connected integrations' }).getByRole('listitem')
    await expect(items).toHaveCount(8)
    const statuses = (await items.allInnerTexts()).map(
      (text) => /^(Connected|Setup Required)$/m.exec(text)?.[1],
    )
    expect(new Set(statuses)).toEqual(new Set(['Connected', 'Setup Required']))
  })

  test('[SHELL-060, AUTO-007] keeps a log of what happened', async ({ page, demo }) => {
    await open(page, `${demo}/automation/monitoring`)
    const entries = page.getByRole('list', { name: 'Activity' }).getByRole('listitem')
    await expect(entries.first()).toBeVisible()
    expect(await entries.count()).toBeGreaterThan(8)
  })

  test('[SHELL-061, AUTO-008, AUTO-009] says how much of its limits is used', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/automation/settings`)
    const limits = page.getByRole('region', { name: 'Usage limits' }).getByRole('listitem')
    await expect(limits.nth(0)).toContainText(/Workflow runs\s*45\.2K of 100K used/)
    await expect(limits.nth(1)).toContainText(/Active workflows\s*24 of 50 used/)
    await expect(limits.nth(0).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45')
    await expect(limits.nth(1).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '48')
  })

  test('[AUTO-014, AUTO-015, AUTO-016] has settings for retries, timeouts and the log', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/automation/settings`)
    const settings = page.getByRole('region', { name: 'Automation settings' })
    await expect(settings.getByRole('switch', { name: 'Retry failed workflows' })).toBeChecked()
    await expect(settings).toContainText(/retry failed workflows.*up to 3 times/i)
    await expect(settings.getByLabel('Timeout').getByRole('option')).toHaveText([
      '30 seconds',
      '1 minute',
      '5 minutes',
      '15 minutes',
    ])
    await expect(settings.getByLabel('Logging').getByRole('option')).toHaveText([
      'Error only',
      'Warning and Error',
      'Info/Warning/Error',
      'Debug',
    ])
  })

  test('keeps its settings while the page is open', async ({ page, demo }) => {
    await open(page, `${demo}/automation/settings`)
    await page.getByRole('switch', { name: 'Retry failed workflows' }).click()
    await page.getByLabel('Timeout').selectOption('5 minutes')
    await visit(page, 'Workflows')
    await visit(page, 'Settings')
    await expect(page.getByRole('switch', { name: 'Retry failed workflows' })).not.toBeChecked()
    await expect(page.getByLabel('Timeout')).toHaveValue('300')
    await open(page, `${demo}/automation/settings`)
    await expect(page.getByLabel('Timeout')).toHaveValue('60')
  })

  test('[AUTO-001] asks nobody and starts nothing, whatever is used', async ({ page, demo }) => {
    await open(page, `${demo}/automation`)
    await expect(pagesOf(page)).toBeVisible()
    const names = await pagesOf(page).getByRole('link').allInnerTexts()
    const before: string[] = []
    for (const name of names) before.push(await visit(page, name))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('switch', { name: 'Retry failed workflows' }).click()
    await page.getByLabel('Timeout').selectOption('900')
    await page.getByLabel('Logging').selectOption('Debug')
    const after: string[] = []
    for (const name of names) after.push(await visit(page, name))
    expect(after).toEqual(before)
    expect(asked).toEqual([])
  })
})

test('[SHELL-012] Automation is coming soon, and can be visited all the same', async ({
  page,
  demo,
}) => {
  await open(page, demo)
  const rail = page.getByRole('navigation', { name: 'Sections' })
  await rail.hover()
  const entry = rail
    .getByRole('list', { name: 'Coming Soon' })
    .getByRole('link', { name: 'Automation', exact: true })
  await entry.hover()
  const flyOut = rail.getByRole('list', { name: 'Pages of Automation' })
  await expect(flyOut.getByRole('link')).toHaveText([
    'Workflows',
    'AI Agents',
    'Triggers',
    'Integrations',
    'Monitoring',
    'Settings',
  ])
  await flyOut.getByRole('link', { name: 'Triggers' }).click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/automation/triggers')
})

test('the menu of a phone leads to Automation and to its pages', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, demo)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const [name, path] of [
    ['Automation', '/automation'],
    ['Monitoring', '/automation/monitoring'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('main')).toHaveAttribute('data-page', path)
  }
  // The strip of tabs has no room for this page, so the menu's button shows its name.
  const current = pagesOf(page).getByRole('button', { name: 'Monitoring' })
  await expect(current).toBeInViewport({ ratio: 1 })
})

function pagesOf(page: Page) {
  return page.getByRole('main').getByRole('navigation', { name: 'Pages of Automation' })
}

/** Opens a page of the section and returns its text. */
async function visit(page: Page, name: string): Promise<string> {
  const link = pagesOf(page).getByRole('link', { name, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  return page.getByRole('main').innerText()
}

/** The cells of every row; expects that none of them is empty. */
async function readTable(page: Page, name: string, columns: string[]): Promise<string[][]> {
  const table = page.getByRole('table', { name, exact: true })
  await expect(table.getByRole('columnheader')).toHaveText(columns)
  const rows: string[][] = []
  for (const row of await table.locator('tbody').getByRole('row').all()) {
    const cells = await row.locator('th, td').allInnerTexts()
    expect(cells.filter((cell) => cell.trim())).toHaveLength(columns.length)
    rows.push(cells)
  }
  return rows
}

/** Expects one of these statuses in each row, and each of them in some row. */
function expectStatuses(rows: string[][], statuses: string[]): void {
  expect(new Set(rows.map(([, , status]) => status))).toEqual(new Set(statuses))
}
