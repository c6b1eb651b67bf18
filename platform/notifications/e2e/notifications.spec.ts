import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { openMailServer } from '#e2e/played/mail-server.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

// Channels that carry notifications out of the live server, with receivers on this machine.

test.use({ expectsRefusals: true })

const SETTINGS = '/news-hub/settings'

async function openTopic() {
  const published: { topic: string; title: string }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      published.push(JSON.parse(text) as { topic: string; title: string })
      response.writeHead(200).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/harbour`, published, close: () => server.close() }
}

// This needs an owner, because only owners may name servers in the private network.
test('a mail server and an ntfy topic are set up, tried and removed', async ({ page, ownHub }) => {
  const mails = await openMailServer()
  const topic = await openTopic()
  await open(page, ownHub.address + SETTINGS)
  const panel = page.getByRole('region', { name: 'Notifications' })

  // The switch of a channel that cannot deliver is off, whatever was chosen, and says what is
  // missing.
  const byNtfy = panel.getByRole('switch', { name: 'Breaking news: ntfy' })
  const byPush = panel.getByRole('switch', { name: 'Breaking news: Push' })
  for (const route of [byNtfy, byPush]) {
    await expect(route).not.toBeChecked()
    await expect(route).toBeDisabled()
  }
  await expect(panel.getByRole('list', { name: 'Not set up' })).toContainText(
    'Push needs a device.',
  )
  await panel.getByRole('button', { name: 'Set up ntfy' }).click()
  await expect(panel.getByRole('region', { name: 'ntfy' })).toBeFocused()
  await expect(panel.getByText(/^This server has no public address/)).toBeVisible()
  await expect(panel.getByText(/^Push services want to know whom to contact/)).toBeVisible()

  const server = panel.getByRole('form', { name: 'Mail server' })
  await server.getByLabel('Mail server').fill('127.0.0.1')
  await server.getByLabel('Port').fill(String(mails.port))
  await server.getByLabel('Encryption').selectOption('none')
  await server.getByLabel('From').fill('hub')
  await server.getByLabel('To', { exact: true }).fill('reader@example.org')
  await server.getByRole('button', { name: 'Save mail server' }).click()
  await expect(server.getByText('Enter an email address, such as name@example.com')).toBeVisible()
  await server.getByLabel('From').fill('hub@example.org')
  await server.getByRole('button', { name: 'Save mail server' }).click()
  await panel.getByRole('button', { name: 'Send a test email' }).click()
  await expect(panel.getByText(/^Sent\. The server answered: 250/)).toBeVisible()
  expect(mails.taken[0]).toContain('A test from Synthwire')

  const ntfy = panel.getByRole('form', { name: 'ntfy topic' })
  await ntfy.getByLabel('Topic address').fill(topic.address)
  await ntfy.getByLabel('Access token').fill('tk_lantern')
  await ntfy.getByRole('button', { name: 'Save ntfy topic' }).click()
  await panel.getByRole('button', { name: 'Send a test to ntfy' }).click()
  await expect(panel.getByText('Sent.', { exact: true })).toBeVisible()
  expect(topic.published).toMatchObject([{ topic: 'harbour', title: 'A test from Synthwire' }])
  // An empty field keeps the stored token, so there is a button to remove it.
  await panel.getByRole('button', { name: 'Remove access token' }).click()
  await expect(panel.getByRole('button', { name: 'Remove access token' })).toHaveCount(0)
  await expect(ntfy.getByText('Only if it needs one.')).toBeVisible()
  await expect(byNtfy).toBeChecked()
  await expect(byPush).not.toBeChecked()
  await expect(panel.getByText('the email address of its owner')).toBeVisible()

  await expectNothingFound(page)
  await expectNamesOnPhone(page)
  mails.close()
  topic.close()
  await panel.getByRole('button', { name: 'Remove mail server' }).click()
  await panel.getByRole('button', { name: 'Remove ntfy topic' }).click()
  await expect(panel.getByRole('button', { name: 'Send a test email' })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Send a test to ntfy' })).toHaveCount(0)
  await expect(byNtfy).not.toBeChecked()
})

test('what goes where, quiet hours and the limit stay as they were chosen', async ({
  page,
  emptyHub,
}) => {
  await page.request.post(`${emptyHub.address}/api/notifications/mail/saveMailServer`, {
    data: {
      ...{ host: 'mail.example.com', port: 587, security: 'starttls', userName: '' },
      ...{ sender: 'hub@example.org', recipient: 'reader@example.org' },
    },
  })
  await open(page, emptyHub.address + SETTINGS)
  const panel = page.getByRole('region', { name: 'Notifications' })
  const byMail = panel.getByRole('switch', { name: 'Sources in trouble: Email' })
  await expect(byMail).not.toBeChecked()
  await byMail.click()
  await expect(byMail).toBeChecked()
  await panel.getByRole('switch', { name: 'Quiet hours' }).click()
  await expect(panel.getByLabel('From', { exact: true }).first()).toHaveValue('22:00')
  await panel.getByLabel('Until').fill('06:30')
  await panel.getByLabel('At most').selectOption({ label: '5 an hour' })
  await expect(panel.getByLabel('At most')).toHaveValue('5')
  await reload(page)
  await expect(byMail).toBeChecked()
  await expect(panel.getByLabel('Until')).toHaveValue('06:30')
  await expect(panel.getByLabel('At most')).toHaveValue('5')
})
