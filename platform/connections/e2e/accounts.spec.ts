import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// Accounts of other services on the live server; a local server imitates GitHub.

test.use({ expectsRefusals: true })

const SETTINGS = '/news-hub/settings?at=accounts'
const TOKEN = 'ghp-journey-token'

async function openGitHub() {
  const posted: string[] = []
  const server = createServer((request, response) => {
    // Imitates the webhooks of Slack: every path below /hooks/ accepts messages.
    if (request.url!.startsWith('/hooks/')) {
      let body = ''
      request.on('data', (piece: Buffer) => (body += piece.toString()))
      request.on('end', () => {
        const { text } = JSON.parse(body) as { text?: string }
        if (text) posted.push(text)
        response.writeHead(text ? 200 : 400).end(text ? 'ok' : 'no_text')
      })
      return
    }
    const isRight = request.headers.authorization === `Bearer ${TOKEN}`
    const answers: Record<string, unknown> = {
      '/user': { login: 'mira' },
      '/user/repos': [{ full_name: 'mira/berths', name: 'berths', description: 'Plans quays' }],
    }
    const { pathname } = new URL(request.url!, 'http://github.example')
    const found = answers[pathname]
    response.writeHead(isRight ? (found ? 200 : 404) : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, posted, close: () => server.close() }
}

const panel = (page: Page) => page.getByRole('region', { name: 'Connected accounts' })

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('an account is added, mended, used by a profile, removed and restored', async ({
      page,
      emptyHub: hub,
    }) => {
      const gitHub = await openGitHub()
      await open(page, hub.address + SETTINGS)
      await expect(panel(page).getByText('No account is connected')).toBeVisible()
      await panel(page).getByRole('button', { name: 'Add an account' }).click()
      await panel(page).getByLabel('Kind of account').selectOption('GitHub')
      const form = panel(page).getByRole('form')
      await form.getByLabel('API address').fill('harbour')
      await form.getByLabel('Token').fill('wrong-token')
      await form.getByRole('button', { name: 'Connect' }).click()
      await expect(form.getByText('Enter a full web address')).toBeVisible()
      await expect(form.getByLabel('Token')).toHaveValue('wrong-token')
      await form.getByLabel('API address').fill(gitHub.address)
      await form.getByRole('button', { name: 'Connect' }).click()

      const row = panel(page).getByRole('listitem', { name: 'GitHub' })
      await expect(row.getByText('Not working')).toBeVisible()
      await expect(row.getByText('The token was refused. Make a new one at')).toBeVisible()
      await expectNothingFound(page)
      await row.getByRole('button', { name: 'Edit' }).click()
      const edit = row.getByRole('form', { name: 'Edit GitHub' })
      await expect(edit.getByLabel('Token', { exact: false }).first()).toHaveValue('')
      await edit.getByLabel('Token (optional)', { exact: true }).fill(TOKEN)
      await edit.getByLabel('Name').fill('Mira on GitHub')
      await expectNothingFound(page)
      await edit.getByRole('button', { name: 'Save' }).click()
      const renamed = panel(page).getByRole('listitem', { name: 'Mira on GitHub' })
      await expect(renamed.getByText('Connected', { exact: true })).toBeVisible()
      await renamed.getByRole('button', { name: 'Test' }).click()
      await expect(renamed.getByRole('status')).toContainText('It works')
      if (width < 400) await expectNamesOnPhone(page)

      await open(page, `${hub.address}/news-hub/personalize`)
      await page.getByRole('tab', { name: 'Integrations' }).click()
      const services = page.getByRole('list', { name: 'Integrations' })
      await services.getByRole('switch', { name: 'Mira on GitHub' }).click()
      await expect(services.getByText(/3 words read/)).toBeVisible()
      await expect(services.getByText('Notion opens pages only to')).toBeVisible()
      await expectNothingFound(page)

      await open(page, hub.address + SETTINGS)
      await expect(renamed.getByText('Profile “My profile”')).toBeVisible()
      expect(await page.content()).not.toContain(TOKEN)
      await renamed.getByRole('button', { name: 'Remove' }).click()
      await expect(renamed).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(renamed).toBeVisible()
      gitHub.close()
    })

    test('an action is tried for real', async ({ page, emptyHub: hub }) => {
      const service = await openGitHub()
      await open(page, hub.address + SETTINGS)
      await panel(page).getByRole('button', { name: 'Add an account' }).click()
      await panel(page).getByLabel('Kind of account').selectOption('Slack webhook')
      const form = panel(page).getByRole('form')
      await form.getByLabel('Name').fill('Our channel')
      await form.getByLabel('Webhook address').fill(`${service.address}/hooks/s3cret`)
      await form.getByRole('button', { name: 'Connect' }).click()
      const row = panel(page).getByRole('listitem', { name: 'Our channel' })
      await expect(row.getByText('Connected', { exact: true })).toBeVisible()
      await row.getByRole('button', { name: 'Try' }).click()
      const trying = row.getByRole('form', { name: 'Post a message: Our channel' })
      await trying.getByRole('button', { name: 'Post a message' }).click()
      await expect(trying.getByText('Write a message')).toBeVisible()
      await trying.getByLabel('Message').fill('Low water at <nine>')
      await trying.getByRole('button', { name: 'Post a message' }).click()
      await expect(trying.getByRole('status')).toHaveText('The message was posted.')
      expect(service.posted).toEqual(['Low water at &lt;nine&gt;'])
      await expectNothingFound(page)
      if (width < 400) await expectNamesOnPhone(page)
      service.close()
    })
  })
}
