import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { askHub } from '#e2e/hubs/newswire.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// The server refuses some requests on purpose, and the browser logs those to its console.
test.use({ expectsRefusals: true })

// A typical n8n workflow: a webhook, a request, and a step that cannot be imported.
const n8n = {
  name: 'Harbour alarm',
  nodes: [
    node('Call', 'n8n-nodes-base.webhook', { path: 'alarm', httpMethod: 'POST' }),
    node('Ask the tide', 'n8n-nodes-base.httpRequest', { url: 'https://tides.example/now' }),
    node('Write to the sheet', 'n8n-nodes-base.someSheet', {}),
  ],
  connections: {
    Call: { main: [[{ node: 'Ask the tide', type: 'main', index: 0 }]] },
    'Ask the tide': { main: [[{ node: 'Write to the sheet', type: 'main', index: 0 }]] },
  },
}

function node(name: string, type: string, parameters: object) {
  return { id: name, name, type, typeVersion: 1, position: [0, 0], parameters }
}

/** Drags as a person does, who pauses over the target before releasing the button. */
async function carry(page: Page, what: Locator, where: Locator): Promise<void> {
  await what.hover()
  await page.mouse.down()
  await page.mouse.move(0, 0, { steps: 5 })
  await expect(page.locator('.flow-carried')).toBeVisible()
  const { x, y, width, height } = (await where.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
  await expect(page.locator('.flow-gap[data-over]').filter({ has: where })).toHaveCount(1)
  await page.mouse.up()
}

for (const width of [1280, 390])
  test(`an imported workflow is put in order by mouse and keys, taken back, and exported, ${width} px`, async ({
    page,
    emptyHub,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, `${emptyHub.address}/automation/workflows`)
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import a workflow' })
    const file = (text: string) => ({
      name: 'workflow.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    const field = dialog.getByLabel('Workflow file')
    await field.setInputFiles(file(JSON.stringify(n8n).slice(0, 200)))
    await expect(dialog.locator('.field-error')).toBeVisible()
    await field.setInputFiles(file(JSON.stringify(n8n)))
    await dialog.getByRole('link', { name: 'Harbour alarm' }).click()

    const steps = page.getByRole('list', { name: 'Steps', exact: true })
    const cards = steps.locator('[data-step]')
    await expect(cards).toHaveCount(2)
    await page.getByRole('button', { name: 'Switch on', exact: true }).click()
    await expect(page.getByRole('alert').first()).toContainText('Write to the sheet')
    await expectNothingFound(page)

    const names = () => cards.locator('.flow-name').allTextContents()
    const before = await names()
    await cards.first().press('Alt+ArrowDown')
    await expect.poll(names).toEqual(before.toReversed())
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(before)
    await carry(page, cards.first(), page.getByRole('button', { name: 'Add a step at the end' }))
    await expect.poll(names).toEqual(before.toReversed())
    // A click right after a drag would be taken for the end of the drag, so the keyboard is used to
    // undo it.
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(before)
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'More actions for this workflow' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Export' }).click()),
    ])
    const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as { name: string }
    expect(exported.name).toBe('Harbour alarm')
  })

test('two windows that change one workflow lose nothing: one says so, and its reader decides', async ({
  page,
  emptyHub,
  context,
}) => {
  await open(page, `${emptyHub.address}/automation/workflows`)
  await page.getByRole('button', { name: 'New workflow' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Tides')
  await page.getByRole('button', { name: 'Create workflow' }).click()
  const name = (of: typeof page) => of.getByRole('textbox', { name: 'Name of the workflow' })
  await expect(name(page)).toHaveValue('Tides')
  const other = await context.newPage()
  await open(other, page.url())
  // Requests are held until both windows have a change to save, so that neither sees the other's
  // change first.
  let bothTyped = () => {}
  const typed = new Promise<void>((resolve) => (bothTyped = resolve))
  for (const window of [page, other])
    await window.route('**/api/automation/workflows/*', async (route) => {
      if (route.request().method() === 'POST') await typed
      await route.continue()
    })
  await name(other).fill('Tides of others')
  await name(page).fill('My tides')
  bothTyped()
  const conflict = (of: typeof page) =>
    of.getByRole('alert').filter({ hasText: 'Changed in another window.' })
  await expect
    .poll(async () => (await conflict(page).count()) + (await conflict(other).count()))
    .toBe(1)
  const behind = (await conflict(page).count()) === 1 ? page : other
  const mine = await name(behind).inputValue()
  await conflict(behind).getByRole('button', { name: 'Keep mine' }).click()
  await expect(conflict(behind)).toHaveCount(0)
  await expect(behind.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await open(page, page.url())
  await expect(name(page)).toHaveValue(mine)
  await other.close()
})

test('what is typed without a network is saved once there is one, also after the page was closed', async ({
  page,
  emptyHub,
  context,
}) => {
  const { id } = (await askHub(emptyHub, 'automation/workflows/createWorkflow', {
    name: 'Tides',
  })) as { id: string }
  const address = `${emptyHub.address}/automation/workflows/${id}`
  const name = (of: Page) => of.getByRole('textbox', { name: 'Name of the workflow' })
  const saved = (of: Page) => of.getByRole('status').filter({ hasText: /^Saved$/ })
  const unsaved = (of: Page) =>
    of.getByRole('alert').filter({ hasText: 'Not saved: There is no network.' })
  const closed = await context.newPage()
  await open(closed, address)
  await context.setOffline(true)
  await name(closed).fill('Tides, offline')
  await expect(unsaved(closed)).toBeVisible()
  await expectNothingFound(closed)
  await context.setOffline(false)
  await expect(saved(closed)).toBeVisible()

  await context.setOffline(true)
  await name(closed).fill('Tides, closed')
  await expect(unsaved(closed)).toBeVisible()
  await closed.close()
  await context.setOffline(false)
  await open(page, address)
  await expect(name(page)).toHaveValue('Tides, closed')
  await expect(saved(page)).toBeVisible()
  const stored = () => askHub(emptyHub, `automation/workflows/getWorkflow?id=${id}`)
  await expect.poll(stored).toMatchObject({ name: 'Tides, closed' })
})

test('a command of curl that is pasted fills in a request', async ({ page, emptyHub }) => {
  const post = (operation: string, input: object) =>
    askHub(emptyHub, `automation/workflows/${operation}`, input) as Promise<{ id: string }>
  const { id } = await post('createWorkflow', { name: 'Post it' })
  const send = { do: 'act', id: 'send', name: 'Send it', action: 'http', with: {} }
  await post('saveDraft', { id, revision: 1, flow: { steps: [send] } })
  await open(page, `${emptyHub.address}/automation/workflows/${id}`)
  await page.getByRole('list', { name: 'Steps', exact: true }).getByText('Send it').click()
  const address = page.getByRole('textbox', { name: 'Url', exact: true })
  await address.evaluate((field) => {
    const clipboardData = new DataTransfer()
    const line = `curl -X PUT https://shop.example/items --proxy a --json '{"count": 2}'`
    clipboardData.setData('text/plain', line)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(page.getByRole('status').filter({ hasText: 'Left out: --proxy.' })).toBeVisible()
  await expect(address).toHaveValue('https://shop.example/items')
  await expectNothingFound(page)
  const stored = () => askHub(emptyHub, `automation/workflows/getWorkflow?id=${id}`)
  await expect.poll(stored).toMatchObject({
    draft: { steps: [{ with: { method: 'PUT', body: { count: 2 } } }] },
  })
})
