import type { Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// Projects on the live server, which stores their files.

// A project without a name is refused.
test.use({ expectsRefusals: true })

const projects = (page: Page) => page.getByRole('list', { name: 'Projects' }).locator(':scope > li')
const namesOf = (page: Page) => projects(page).getByRole('heading', { level: 3 })

async function act(page: Page, project: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${project}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

for (const width of [1280, 390])
  test(`at ${width}, a template becomes an open project in three clicks; it is renamed, remixed, found, deleted and taken back`, async ({
    page,
    emptyHub,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `${emptyHub.address}/build-software`)
    await expect(projects(page)).toHaveText([
      'No projects yet. Press “New Project” and choose a template.',
    ])
    await expectNothingFound(page)
    await page.getByRole('button', { name: 'Use this template: Web Application' }).click()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect(name).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Give the project a name')).toBeVisible()
    await page.keyboard.type('Berth planner')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Berth planner' })).toBeVisible()
    await expect(page).toHaveURL(/\/build-software\/projects\/project-/)

    await page.getByRole('button', { name: 'Project Settings' }).click()
    await name.fill('Harbour planner')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Harbour planner' })).toBeVisible()

    await page.getByRole('button', { name: 'Back to Projects' }).click()
    await expect(projects(page)).toContainText([/planning.*files, .* KB, updated/s])
    await page.getByRole('button', { name: 'Harbour planner', exact: true }).click()
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Git address' })).toHaveValue(
      new RegExp(String.raw`^${emptyHub.address}/git/project-.*\.git$`),
    )
    await page.getByRole('button', { name: 'Make a token' }).click()
    await expect(page.getByText('App Studio: Harbour planner')).toBeVisible()
    await expectNothingFound(page)
    await page.getByRole('button', { name: 'Remove the token' }).click()
    await expect(page.getByRole('button', { name: 'Make a token' })).toBeVisible()
    await page.keyboard.press('Escape')
    const downloading = page.waitForEvent('download')
    await act(page, 'Harbour planner', 'Download as ZIP')
    expect((await downloading).suggestedFilename()).toBe('Harbour planner.zip')
    await act(page, 'Harbour planner', 'Remix')
    await expect(namesOf(page)).toHaveText(['Harbour planner (copy)', 'Harbour planner'])
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('COPY')
    await expect(namesOf(page)).toHaveText(['Harbour planner (copy)'])
    await act(page, 'Harbour planner (copy)', 'Delete')
    await expect(projects(page)).toHaveText(['No project matches “COPY”.'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(namesOf(page)).toHaveText(['Harbour planner (copy)'])
    await act(page, 'Harbour planner (copy)', 'Archive')
    // The filter is changed by keyboard, because on a phone a toast may cover it.
    await page.getByRole('radio', { name: 'Active' }).press('ArrowRight')
    await expect(namesOf(page)).toHaveText(['Harbour planner (copy)'])
    await expectNothingFound(page)
  })
