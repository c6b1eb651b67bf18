import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { patient } from '#core/test-patience.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// A webhook of the live server: set up in its page, and called with the command that the page
// shows.

const run = promisify(execFile)
const shell = async (line: string) => (await run('sh', ['-c', line])).stdout

test('a webhook is made, called by its own line, answered by its workflow, and seen with its run', async ({
  page,
  emptyHub,
}) => {
  await open(page, `${emptyHub.address}/automation/triggers`)
  await page.getByRole('button', { name: 'New trigger' }).click()
  const dialog = page.getByRole('dialog', { name: 'New trigger' })
  await dialog.getByLabel('Kind of trigger').selectOption('Webhook')
  await dialog.getByLabel('Name of the trigger').fill('Berth wanted')
  await dialog.getByRole('button', { name: 'Save trigger' }).click()

  await expect(page.getByText('This webhook has no secret yet')).toBeVisible()
  await expect(page.getByText('Nothing came in yet')).toBeVisible()
  await page.getByRole('button', { name: 'Make the secret' }).click()
  const secret = await page.getByRole('status').locator('code').innerText()
  const trigger = new URL(page.url()).pathname.split('/').at(-1)!
  const line = () => page.locator('pre').innerText()
  const call = await line()
  expect(call).toContain(secret)

  const post = (name: string, input: object) =>
    askHub(emptyHub, `automation/workflows/${name}`, input) as Promise<Record<string, string>>
  const { id } = await post('createWorkflow', { name: 'Give a berth' })
  const answer = { id: 'answer', name: 'Answer', do: 'respond', status: 201, body: 'Berth 4' }
  const flow = { steps: [answer] }
  await post('saveDraft', { id: id!, revision: 1, flow, triggerId: trigger })
  await post('switchOn', { id: id!, revision: 2 })
  const answered = await shell(call)
  expect(answered).toMatch(/^HTTP\/1\.1 201/)
  expect(answered).toContain('Berth 4')
  expect(
    await shell(call.replace('{"hello"', '{"hallo"').replace('-d "$INPUT"', `-d '{}'`)),
  ).toMatch(/^HTTP\/1\.1 401/)

  const came = page.getByRole('list', { name: 'What came in' })
  await expect(came.getByText('Refused')).toBeVisible({ timeout: patient(30_000) })
  await expect(came.getByRole('link', { name: 'Run of Give a berth' })).toBeVisible()
  await expectNothingFound(page)
  await open(page, page.url())
  await expect(page.getByRole('button', { name: 'Replace the secret' })).toBeVisible()
  expect(await page.content()).not.toContain(secret)

  await page.getByRole('switch', { name: 'Switch on Berth wanted' }).click()
  await expect(page.getByText('No longer set going: Give a berth')).toBeVisible()
  expect(await shell(call)).toMatch(/^HTTP\/1\.1 409/)
  await came.getByRole('link', { name: 'Run of Give a berth' }).click()
  await expect(page.getByRole('list', { name: 'Steps of the run' })).toContainText('Answer')
})
