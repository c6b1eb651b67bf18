import type { Locator, Page } from '@playwright/test'
import { expectNothing } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The projects of App Studio as the second specification document draws them, played in the demo.

const projects = (page: Page) => page.getByRole('list', { name: 'Projects' }).locator(':scope > li')
const firstRow = (page: Page) =>
  projects(page).first().getByRole('heading', { level: 3 }).getByRole('button')

async function openProject(page: Page, demo: string): Promise<void> {
  await open(page, `${demo}/build-software`)
  await firstRow(page).click()
  await page.getByRole('button', { name: 'View Full Project' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Berth Planner' })).toBeVisible()
}

test.describe('the list of projects', () => {
  test.beforeEach(({ page, demo }) => open(page, `${demo}/build-software`))

  test('[STUDIO-001, STUDIO-011, STUDIO-016, SHELL-068] leads to a project and back, on the same page', async ({
    page,
  }) => {
    const main = page.locator('main')
    await firstRow(page).click()
    await page.getByRole('button', { name: 'View Full Project' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Berth Planner' })).toBeVisible()
    await expect(main).toHaveAttribute('data-page', '/build-software')
    await page.getByRole('button', { name: 'Back to Projects' }).click()
    await expect(page.getByRole('heading', { name: 'Your Projects' })).toBeVisible()
    await expect(main).toHaveAttribute('data-page', '/build-software')
  })

  test('[STUDIO-002, STUDIO-003, STUDIO-004] has seven templates in a panel that folds', async ({
    page,
  }) => {
    const cards = page.getByRole('list', { name: 'Templates' }).getByRole('listitem')
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Create from Scratch',
      'Web Application',
      'Website',
      'Mobile App',
      'Browser Extension',
      'Script / CLI Tool',
      'Desktop App',
    ])
    for (const card of await cards.all())
      expect(await card.locator('.badge').count()).toBeGreaterThan(0)
    const toggle = page.getByRole('button', { name: 'Create New Project' })
    await toggle.click()
    await expect(cards).toHaveCount(0)
    await toggle.click()
    await expect(cards).toHaveCount(7)
  })

  test('the template of a website leads to the Website Builder', async ({ page }) => {
    await page.getByRole('link', { name: 'Open the Website Builder' }).click()
    await expect(page.locator('main')).toHaveAttribute('data-page', '/website-builder')
  })

  test('[STUDIO-005, STUDIO-006, STUDIO-015, DATA-025] counts the projects and names what the studio does', async ({
    page,
  }) => {
    const region = page.getByRole('region', { name: 'Your Projects' })
    await expect(projects(page)).toHaveCount(3)
    const statuses = await projects(page)
      .getByText(/^(active|planning)$/)
      .allTextContents()
    expect(statuses).toHaveLength(3)
    expect(new Set(statuses)).toEqual(new Set(['active', 'planning']))
    await expect(region.locator('.masthead-count')).toHaveText('3')
    await expect(region.getByRole('button', { name: 'New Project' })).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'What the studio does' }).getByRole('heading'),
    ).toHaveText(['AI Code Assistant', 'Templates Library', 'One-Click Deploy'])
  })

  test('[STUDIO-007, STUDIO-008, STUDIO-009, STUDIO-010, STUDIO-012, STUDIO-013, STUDIO-014, STUDIO-124, STUDIO-125, STUDIO-126] opens a row with four panels and three buttons', async ({
    page,
  }) => {
    const row = projects(page).first()
    await firstRow(page).click()
    await expect(row).toContainText('Which ship lies where and for how long')
    await expect(row.getByText('main', { exact: true })).toBeVisible()
    await expect(row.getByText('3 collaborators', { exact: true })).toBeVisible()
    await expect(row.getByRole('heading', { level: 4 })).toHaveText([
      'Progress Tracking',
      'Integration Status',
      'Product Metrics',
      'Business Metrics',
    ])
    await expect(row.getByRole('region', { name: 'Integration Status' }).locator('dt')).toHaveText([
      'Backend',
      'Frontend',
      'Database',
      'Third party',
      'Server',
    ])
    await expect(row.getByRole('region', { name: 'Business Metrics' }).locator('dt')).toHaveText([
      'MRR',
      'Active users',
      'Conversion',
      'Churn',
    ])
    await expect(row.getByRole('region', { name: 'Business Metrics' })).toContainText('$12.5K')
    expect(await progressOf(row)).toEqual(['3 of 4: Harbor trial', '3 of 5', '17 of 25 (68%)'])

    const inertButtons = async (of: Locator) => {
      for (const name of ['Deploy', 'Settings'])
        await of.getByRole('button', { name, exact: true }).click()
    }
    await expectNothing(page, () => inertButtons(row), { mayToast: true })

    await firstRow(page).click()
    await expect(row.getByRole('heading', { level: 4 })).toHaveCount(0)
    const second = projects(page).nth(1)
    await second.getByRole('heading', { level: 3 }).getByRole('button').click()
    await expect(second.getByRole('heading', { level: 4 })).toHaveCount(4)
    await expect(second.getByText('main', { exact: true })).toBeVisible()
    await expect(second.getByText('3 collaborators', { exact: true })).toBeVisible()
    expect(await progressOf(second)).toEqual(['2 of 3: First desk', '3 of 6', '7 of 17 (41%)'])
    await expectNothing(page, () => inertButtons(second), { mayToast: true })
  })
})

test('[STUDIO-017, STUDIO-018, STUDIO-019, STUDIO-020, STUDIO-021] a project has a head and five tabs', async ({
  page,
  demo,
}) => {
  await openProject(page, demo)
  await expect(page.getByText('Which ship lies where and for how long')).toBeVisible()
  await expect(page.getByText('MVP', { exact: true })).toBeVisible()
  await expect(page.getByText('Harbor trial', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Technology' }).locator('.badge')).toHaveText([
    'React',
    'TypeScript',
    'PostgreSQL',
  ])
  await expect(page.getByRole('button', { name: 'Project Settings' })).toBeVisible()
  const tabs = page.getByRole('tablist', { name: 'Berth Planner' }).getByRole('tab')
  await expect(tabs).toHaveText([
    'Vibe Code',
    'Documentation',
    'Project Management',
    'Agent Command Center',
    'Integrations',
  ])
  const contents = [
    'Ask anything, create anything',
    'Last updated',
    'Project Roadmap',
    'Add Agent',
    'Add Integration',
  ]
  for (const [place, text] of contents.entries()) {
    await tabs.nth(place).click()
    const content = page.getByRole('tabpanel', { name: await tabs.nth(place).innerText() })
    await expect(content.getByText(text).or(content.getByPlaceholder(text)).first()).toBeVisible()
  }
})

test.describe('the documentation', () => {
  test.beforeEach(async ({ page, demo }) => {
    await openProject(page, demo)
    await page.getByRole('tab', { name: 'Documentation' }).click()
  })

  test('[STUDIO-022, STUDIO-023, STUDIO-024, STUDIO-025] lists its pages beside the one that is open', async ({
    page,
  }) => {
    const list = page.getByRole('navigation', { name: 'Documentation pages' })
    const viewer = page.locator('.document-viewer')
    expect((await list.boundingBox())!.height).toBe(550)
    expect((await viewer.boundingBox())!.height).toBe(600)
    const parent = list.getByRole('button', { name: 'Getting started' })
    const child = list.getByRole('button', { name: 'Local setup' })
    const [parentBox, childBox] = [await parent.boundingBox(), await child.boundingBox()]
    expect(childBox!.x).toBeGreaterThan(parentBox!.x)
    await child.click()
    await expect(viewer.getByRole('heading', { name: 'Local setup' })).toBeVisible()
    await expect(viewer.getByRole('table')).toContainText('PostgreSQL')
    await expect(viewer).toContainText('Last updated')
    await expect(viewer).toContainText('hr ago')
  })

  test('[STUDIO-026, STUDIO-027] is neither edited nor deleted', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'What it promises' })).toBeVisible()
    const press = async () => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
    }
    await expectNothing(page, press)
    await page.getByRole('button', { name: 'Local setup' }).click()
    await expect(page.getByRole('heading', { name: 'Local setup' })).toBeVisible()
    await expectNothing(page, press)
  })
})

/** Reads the phase, the milestones and the tasks in an open row. */
async function progressOf(row: Locator): Promise<string[]> {
  const values = row.getByRole('region', { name: 'Progress Tracking' }).locator('dd')
  return (await values.allTextContents()).slice(0, 3)
}
