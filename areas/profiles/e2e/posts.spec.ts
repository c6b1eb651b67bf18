import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// A channel that articles for a profile are posted to: a server on this machine that takes messages
// as Slack does.

async function openChannel() {
  const posted: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      const { text } = JSON.parse(body) as { text?: string }
      if (text) posted.push(text)
      response.writeHead(text ? 200 : 400).end(text ? 'ok' : 'no_text')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/hooks/1`, posted, close: () => server.close() }
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a channel is connected to a profile, tested, paused and disconnected', async ({
      page,
      emptyHub: hub,
    }) => {
      const channel = await openChannel()
      await open(page, `${hub.address}/news-hub/personalize`)
      await page.getByRole('tab', { name: 'Integrations' }).click()
      const slack = page.getByRole('group', { name: 'Slack' })
      await slack.getByRole('button', { name: 'Connect' }).click()
      await slack.getByLabel('Name').fill('Our channel')
      await slack.getByLabel('Webhook address').fill(channel.address)
      await slack.getByRole('button', { name: 'Connect' }).click()
      await expect(slack.getByRole('switch', { name: 'Our channel' })).toBeChecked()
      await expect(slack.getByText('No articles were posted yet')).toBeVisible()
      await slack.getByRole('button', { name: 'Send a test' }).click()
      await expect(slack.getByRole('status')).toHaveText('The test was posted.')
      expect(channel.posted).toEqual([
        'This is a test. Articles for “My profile” will be posted here.',
      ])
      await slack.getByRole('button', { name: 'Pause' }).click()
      await expect(slack.getByText('Paused.')).toBeVisible()
      await expectNothingFound(page)
      if (width < 400) await expectNamesOnPhone(page)
      await slack.getByRole('button', { name: 'Resume' }).click()
      await expect(slack.getByText('Paused.')).toBeHidden()
      await slack.getByRole('switch', { name: 'Our channel' }).click()
      await expect(slack.getByRole('button', { name: 'Send a test' })).toBeHidden()
      channel.close()
    })
  })
}
