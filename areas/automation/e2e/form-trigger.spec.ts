import type { Browser, Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// A form of the live server: made in its page, then filled in by a stranger without JavaScript. The
// test needs its own server, since the shared one opens no second port.

test('a form is made, filled in by somebody else without JavaScript, and held back as spam when it came at once', async ({
  browser,
}) => {
  const hub = await startHub({ env: { APPS_PORT: '0' }, purpose: 'a form' })
  const page = await browser.newPage()
  try {
    await fillIn(page, hub, browser)
  } finally {
    await page.close()
    await hub.stop()
  }
})

async function fillIn(page: Page, hub: RunningHub, browser: Browser): Promise<void> {
  await open(page, `${hub.address}/automation/triggers`)
  await page.getByRole('button', { name: 'New trigger' }).click()
  const dialog = page.getByRole('dialog', { name: 'New trigger' })
  await dialog.getByLabel('Kind of trigger').selectOption('Form')
  await dialog.getByLabel('Title of the form').fill('Harbour desk')
  await dialog.getByLabel('Name of the trigger').fill('Desk form')
  await dialog.getByRole('button', { name: 'Save trigger' }).click()
  const address = await page.getByRole('link', { name: /^http:/ }).innerText()
  const trigger = new URL(page.url()).pathname.split('/').at(-1)!

  const post = (name: string, input: object) =>
    askHub(hub, `automation/workflows/${name}`, input) as Promise<Record<string, string>>
  const { id } = await post('createWorkflow', { name: 'Keep messages' })
  const with_ = { title: 'From the desk', text: '{{trigger.fields.message}}' }
  const note = {
    id: 'note',
    name: 'Note it',
    do: 'act',
    action: 'notes/editor/addNote',
    with: with_,
  }
  await post('saveDraft', { id: id!, revision: 1, flow: { steps: [note] }, triggerId: trigger })
  await post('switchOn', { id: id!, revision: 2 })

  const stranger = await browser.newContext({ javaScriptEnabled: false })
  const form = await stranger.newPage()
  await form.goto(address)
  await expect(form.getByRole('heading', { name: 'Harbour desk' })).toBeVisible()
  await form.getByLabel('message').fill('Is there a berth on Friday?')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Your message was sent.')).toBeVisible()
  expect(await stranger.cookies()).toEqual([])
  await stranger.close()

  const came = page.getByRole('list', { name: 'What came in' })
  await expect(came.getByText('Held back')).toBeVisible({ timeout: patient(30_000) })
  await expect(came.getByText(/sent 0\.\d s after the page was opened|sent [12]\./)).toBeVisible()
  await expectNothingFound(page)
  await came.getByRole('button', { name: 'Let it through' }).click()
  await came.getByRole('link', { name: 'Run of Keep messages' }).click()
  await expect(page.getByRole('list', { name: 'Steps of the run' })).toContainText('Note it', {
    timeout: patient(30_000),
  })
}
