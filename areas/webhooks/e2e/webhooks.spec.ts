import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { patient } from '#core/test-patience.ts'
import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// Webhooks in the settings of the live server, with a receiver on this machine.

test.use({ expectsRefusals: true })

const SETTINGS = '/news-hub/settings'

interface Received {
  headers: Record<string, string>
  text: string
}

async function openReceiver() {
  const received: Received[] = []
  const answer = { status: 204 }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, text })
      response.writeHead(answer.status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/hook`, received, answer, close: () => server.close() }
}

// The test needs its own server, because news is not new for a second reader if others follow it
// already.
test('a webhook is added, tried, hears of news, is paused and removed', async ({
  page,
  ownHub,
}) => {
  const receiver = await openReceiver()
  await open(page, ownHub.address + SETTINGS)
  const panel = page.getByRole('region', { name: 'Webhooks' })
  const form = panel.getByRole('form', { name: 'Add a webhook' })
  await form.getByRole('button', { name: 'Add a webhook' }).click()
  await expect(form.getByText('Say what receives it')).toBeVisible()
  await form.getByLabel('Name').fill('Harbour script')
  await form.getByLabel('Address').fill('harbour')
  await form.getByRole('button', { name: 'Add a webhook' }).click()
  await expect(form.getByText('Enter a full web address')).toBeVisible()
  await form.getByLabel('Address').fill(receiver.address)
  await form.getByRole('checkbox', { name: 'Source in trouble' }).check()
  await form.getByRole('button', { name: 'Add a webhook' }).click()
  const secret = await form.getByRole('status').locator('code').innerText()
  const row = panel.getByRole('listitem', { name: 'Harbour script' })
  await expect(row).toContainText('New article, Source in trouble')
  await expect(row.getByText('On', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: 'Send a test' }).click()
  await expect(row.getByRole('status')).toContainText(/Test: 204 in \d+ ms/)
  const [{ headers, text }] = receiver.received as [Received]
  expect(new Verifier(secret).verify(text, headers)).toMatchObject({ type: 'webhook.test' })

  await row.getByText('Deliveries').click()
  await expect(row.getByRole('listitem')).toHaveCount(1)
  await fetch(`${ownHub.address}/api/sources/followSampleNewswire`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  await expect(row.getByText(/^New article: /).first()).toBeVisible({ timeout: patient(60_000) })
  await expect(row.getByText(/^204 in \d+ ms$/).nth(1)).toBeVisible({ timeout: patient(30_000) })
  await expectNothingFound(page)

  await row.getByRole('button', { name: 'Pause' }).click()
  await expect(row.getByText('Paused', { exact: true })).toBeVisible()
  receiver.answer.status = 500
  await row.getByRole('button', { name: 'Send a test' }).click()
  await expect(row.getByRole('status')).toContainText('It answered with the status 500.')

  await row.getByRole('button', { name: 'Edit' }).click()
  const edit = row.getByRole('form', { name: 'Edit Harbour script' })
  await edit.getByLabel('Name').fill('Harbour script two')
  await edit.getByRole('button', { name: 'Save' }).click()
  const renamed = panel.getByRole('listitem', { name: 'Harbour script two' })
  await renamed.getByRole('button', { name: 'New secret' }).click()
  const renewed = await renamed.locator('code').innerText()
  expect(renewed).not.toBe(secret)
  await expectNamesOnPhone(page)

  await open(page, ownHub.address + SETTINGS)
  await expect(renamed).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  await renamed.getByRole('button', { name: 'Remove' }).click()
  await expect(renamed).toHaveCount(0)
  receiver.close()
})
