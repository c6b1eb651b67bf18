import type { Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// A project with a function and a tool: a click in its preview is stored, and its scripts run in
// the terminal.

const side = (page: Page) => page.getByRole('region', { name: 'Workspace', exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const app = (page: Page) => page.frameLocator('iframe[title="The project"]')
const terminal = (page: Page) => preview(page).getByRole('log', { name: 'Terminal' })

async function openProject(page: Page, address: string, template: string): Promise<void> {
  const created = await page.request.post(`${address}/api/app-studio/projects/createProject`, {
    data: { name: 'Fair', template },
  })
  const { id } = (await created.json()) as { id: string }
  await open(page, `${address}/build-software/projects/${id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Fair' })).toBeVisible()
}

test('a web application keeps what is entered in its preview, and its data is shown and deleted', async ({
  page,
  emptyHub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openProject(page, emptyHub.address, 'web-application')
  await expect(app(page).getByText('Kept on the server for everybody.')).toBeVisible()
  await app(page).getByLabel('New item').fill('Hang the lanterns')
  const kept = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/functions/items'),
  )
  await app(page).getByRole('button', { name: 'Add' }).click()
  expect((await kept).status()).toBe(200)
  await preview(page).getByRole('button', { name: 'Reload the preview' }).click()
  await expect(app(page).getByText('Hang the lanterns')).toBeVisible()

  await side(page).getByRole('tab', { name: 'Functions' }).click()
  await expect(side(page).getByText(/^A file such as functions\/items\.ts/)).toBeVisible()
  await side(page).getByRole('radio', { name: 'Data' }).check()
  const data = side(page).getByRole('list', { name: 'Data' })
  await expect(data.getByRole('listitem')).toHaveText([/items[^]*Hang the lanterns/])
  await side(page).getByRole('button', { name: 'Clear', exact: true }).click()
  await side(page).getByRole('button', { name: 'Delete all data' }).click()
  await expect(
    side(page).getByText('1 key cleared. You can undo this for 10 minutes.'),
  ).toBeVisible()
  await expectNothingFound(page)
  await side(page).getByRole('button', { name: 'Undo' }).click()
  await data.getByRole('button', { name: 'Delete items' }).click()
  await expect(side(page).getByText(/^Nothing is kept yet/)).toBeVisible()
})

test('scripts run in the terminal, by press and by keyboard, and on a phone', async ({
  page,
  emptyHub,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openProject(page, emptyHub.address, 'script-cli-tool')
  await side(page).getByRole('tab', { name: 'Scripts' }).click()
  await side(page).getByRole('button', { name: 'Run test' }).click()
  await expect(terminal(page)).toContainText(/\d passed, 0 failed/)

  const command = preview(page).getByRole('textbox', { name: 'Command in /' })
  await command.fill(
    'cd src && printf "city,price\\nOslo,2\\nOslo,5\\n" | node cli.ts --by city --sum price > sums.txt',
  )
  await command.press('Enter')
  await expect(terminal(page)).toContainText('1 file saved')
  const next = preview(page).getByRole('textbox', { name: 'Command in /src' })
  await next.fill('cat sums.txt')
  await next.press('Enter')
  await expect(terminal(page)).toContainText(/Oslo +7/)
  await next.press('ArrowUp')
  await expect(next).toHaveValue('cat sums.txt')
  await expectNothingFound(page)
  await preview(page).getByRole('button', { name: 'Clear the terminal' }).click()
  await expect(terminal(page)).toContainText('Run a line of a shell')
})
