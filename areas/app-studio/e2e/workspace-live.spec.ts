import type { Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// The workspace of a project on the live server: its files are edited, built, shown, and restored.

const side = (page: Page) => page.getByRole('region', { name: 'Workspace', exact: true })
const code = (page: Page) => page.getByRole('region', { name: 'Code' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const shown = (page: Page) => page.frameLocator('iframe[title="The project"]')
const text = (page: Page) => code(page).getByRole('textbox', { name: /^Text of / })

async function openProject(page: Page, address: string): Promise<void> {
  const created = await page.request.post(`${address}/api/app-studio/projects/createProject`, {
    data: { name: 'Harbour', template: 'create-from-scratch' },
  })
  const { id } = (await created.json()) as { id: string }
  await open(page, `${address}/build-software/projects/${id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Harbour' })).toBeVisible()
}

/** Types at the end of the open file. */
async function write(page: Page, added: string): Promise<void> {
  await text(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(added)
}

test('a word is changed and shown, broken and told of, and restored', async ({
  page,
  emptyHub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openProject(page, emptyHub.address)
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible()
  await side(page).getByRole('treeitem', { name: 'index.html' }).click()
  await expect(text(page)).toBeVisible()
  await expectNothingFound(page)

  await write(page, '<p>Ahoy</p><input aria-label="Boat">')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(code(page).getByRole('status')).toHaveText('Saved')
  await expect(shown(page).getByText('Ahoy')).toBeVisible()

  // New style sheets are exchanged, and words typed into the app stay.
  await shown(page).getByRole('textbox', { name: 'Boat' }).fill('Signy')
  await side(page).getByRole('treeitem', { name: 'src' }).click()
  await side(page).getByRole('treeitem', { name: 'style.css' }).click()
  await expect(code(page).getByRole('textbox', { name: 'Text of src/style.css' })).toBeVisible()
  await write(page, 'h1 { color: rgb(1, 2, 3) }')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(shown(page).getByRole('textbox', { name: 'Boat' })).toHaveValue('Signy')

  await side(page).getByRole('treeitem', { name: 'main.ts' }).click()
  await expect(code(page).getByRole('textbox', { name: 'Text of src/main.ts' })).toBeVisible()
  await write(page, '\nconst = 1\n')
  const place = preview(page).getByRole('button', { name: /^src\/main\.ts:\d+$/ })
  await expect(place).toBeVisible()
  await expect(shown(page).getByText('Ahoy')).toBeVisible()
  await code(page).getByRole('tab', { name: 'index.html' }).click()
  await place.click()
  await expect(code(page).getByRole('tab', { name: 'main.ts', selected: true })).toBeVisible()
  await expect(text(page)).toBeFocused()

  await side(page).getByRole('tab', { name: 'Activity' }).click()
  const commits = side(page).getByRole('list', { name: 'Activity' }).getByRole('listitem')
  await expect(commits).toHaveCount(2)
  await commits.last().getByRole('button').first().click()
  await commits.last().getByRole('button', { name: 'Restore this commit' }).click()
  await expect(commits).toHaveCount(3)
  await expect(place).toBeHidden()
  await expect(shown(page).getByText('Ahoy')).toBeHidden()
  await expect(text(page)).not.toContainText('const = 1')

  await side(page).getByRole('tab', { name: 'Tests' }).click()
  await side(page).getByRole('button', { name: 'Run tests' }).click()
  await expect(side(page).getByRole('status')).toHaveText(/^Passed: 2 tests/)

  // A phone shows one pane at a time.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('radio', { name: 'Preview' }).check()
  await expectNothingFound(page)
  await page.getByRole('radio', { name: 'Logs' }).check()
  await expect(preview(page).getByRole('log')).toContainText('Built in')
  await expectNothingFound(page)
})
