import type { Page } from '@playwright/test'
import { appStudio } from '#areas/app-studio/contract.ts'
import { studioCredentials } from '#areas/app-studio/contracts/integrations.ts'
import { studioPlan } from '#areas/app-studio/contracts/planning.ts'
import { studioBuilds, studioChat } from '#areas/app-studio/contracts/workspace.ts'
import { demoAppStudio } from '#areas/app-studio/demo/api.ts'
import { askKeepers, nameOf, type Contract, type Operation } from '#core/contract.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

// App Studio on a server that answers all its contracts: the address shows what is open, and
// changes by others appear. The demo's keepers answer in memory.

const contracts: Contract[] = [appStudio, studioPlan, studioCredentials, studioBuilds, studioChat]

test.use({ opensDemo: true })

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Berth Planner' })
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Berth Planner' })
const side = (page: Page) => page.getByRole('region', { name: 'Workspace', exact: true })
const chosen = (page: Page) => side(page).getByRole('treeitem', { selected: true })

async function openProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Berth Planner' }).click()
  await page.getByRole('button', { name: 'View Full Project' }).click()
  await expect(heading(page)).toBeVisible()
}

async function chooseFile(page: Page, name: string): Promise<void> {
  await side(page).getByRole('tab', { name: 'Explorer' }).click()
  await side(page).getByRole('treeitem', { name, exact: true }).click()
  await expect(chosen(page)).toHaveText([name])
}

/** Answers the API of App Studio from sample data, because no server keeps plans yet. */
async function keepAppStudio(page: Page): Promise<void> {
  const studio = demoAppStudio({ now: new Date() })
  const ask = askKeepers(Object.fromEntries(contracts.map((each) => [nameOf(each), studio])))
  const operations = contracts.flatMap((each) => Object.values(each))
  await page.route('**/api/app-studio/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const operation = operations.find(({ path }) => pathname === `/api/${path}`)
    if (!operation) return route.continue()
    const input = Object.fromEntries(searchParams)
    await route.fulfill({ json: await ask(operation as Operation<unknown, unknown>, input) })
  })
  await page.route('**/api/portal/getPortal', async (route) => {
    const response = await route.fetch()
    const frame = await response.json()
    await route.fulfill({
      response,
      json: { ...frame, kept: [...frame.kept, ...contracts.map(nameOf)] },
    })
  })
  // The server does not have the demo's projects. Its answers are removed from the document, so
  // that the page requests them again.
  await page.route('**/build-software/**', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      status: 200,
      body: html.replace(/<script[^>]* id="start".*?<\/script>/s, ''),
    })
  })
}

test.describe('in the live hub', () => {
  test.beforeEach(async ({ page, hub }) => {
    await keepAppStudio(page)
    await open(page, `${hub.address}/build-software/`)
    await openProject(page)
  })

  test('an open project, tab and file are in the address; back, forward and reload find them', async ({
    page,
    hub,
  }) => {
    const at = (place: string) => `${hub.address}/build-software${place}`
    await expect(page).toHaveURL(at('/projects/berth-planner'))
    await chooseFile(page, 'PlanBoard.tsx')
    await expect(page).toHaveURL(at('/projects/berth-planner/files/src/plan/PlanBoard.tsx'))
    await tabs(page).getByRole('tab', { name: 'Project Management' }).click()
    await page.getByRole('radio', { name: 'Board' }).check()
    await expect(page).toHaveURL(at('/projects/berth-planner/planning/board'))

    await page.goBack()
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
    await page.goBack()
    await expect(chosen(page)).toHaveText(['PlanBoard.tsx'])
    await page.goForward()
    await page.goForward()
    await expect(page.getByRole('radio', { name: 'Board' })).toBeChecked()

    await reload(page)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Board' })).toBeChecked()
    await page.getByRole('button', { name: 'Back to Projects' }).click()
    await expect(page).toHaveURL(at(''))
  })

  test('a file that lies in a closed folder is seen at its address', async ({ page, hub }) => {
    await open(
      page,
      `${hub.address}/build-software/projects/berth-planner/files/src/pilots/calendar.ts`,
    )
    await expect(chosen(page)).toHaveText(['calendar.ts'])
  })

  test('a document and the left pane have their addresses too', async ({ page }) => {
    await side(page).getByRole('tab', { name: 'Activity' }).click()
    await expect(page).toHaveURL(/\/projects\/berth-planner\/code\/activity$/)
    await tabs(page).getByRole('tab', { name: 'Documentation' }).click()
    await page.getByRole('button', { name: 'Local setup' }).click()
    await expect(page).toHaveURL(/\/projects\/berth-planner\/documentation\/local-setup$/)
    await reload(page)
    await expect(page.getByRole('region', { name: 'Local setup' })).toBeVisible()
  })
})

test.describe('a card that somebody else has taken off the board', () => {
  test.use({ expectsRefusals: true })

  test('is said to be gone, and the board is read again', async ({ page, hub }) => {
    await keepAppStudio(page)
    const problem = {
      status: 404,
      title: 'Not found',
      kind: 'not-found',
      detail: 'That card is gone.',
    }
    await page.route('**/api/app-studio/plan/moveTask', (route) =>
      route.fulfill({ status: 404, contentType: 'application/problem+json', json: problem }),
    )
    await open(page, `${hub.address}/build-software/projects/berth-planner/planning/board`)
    const card = page.getByRole('region', { name: 'To Do' }).getByRole('button').first()
    await card.focus()
    const readAgain = page.waitForRequest('**/api/app-studio/plan/getPlan*')
    await page.keyboard.press('Space')
    await expect(page.getByText(/over position 1 of To Do/)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/position 2 of To Do/)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('That card is gone.')).toBeVisible()
    await readAgain
  })
})

test('in the demo nothing of it is in the address, and another visit starts afresh', async ({
  page,
  demo,
}) => {
  await open(page, `${demo}/build-software`)
  const before = await page.evaluate(() => [location.href, history.length])
  await openProject(page)
  await chooseFile(page, 'PlanBoard.tsx')
  await tabs(page).getByRole('tab', { name: 'Documentation' }).click()
  await page.getByRole('button', { name: 'Local setup' }).click()
  await expect(page.locator('main')).toHaveAttribute('data-page', '/build-software')
  expect(await page.evaluate(() => [location.href, history.length])).toEqual(before)
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Your Projects' })).toBeVisible()
  await expect(heading(page)).toHaveCount(0)
})

test('an address of the demo may begin with what is open', async ({ page, demo }) => {
  await open(page, `${demo}/build-software/projects/berth-planner/files/README.md`)
  await expect(chosen(page)).toHaveText(['README.md'])
})

test('the page without a top bar stays without one while a project is open on it', async ({
  page,
  demo,
}) => {
  await open(page, demo)
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'App Studio' })
    .first()
    .click()
  await openProject(page)
  await expect(page.locator('main')).toHaveAttribute('data-page', 'build-software')
  await expect(page.locator('.top-bar')).toHaveCount(0)
})
