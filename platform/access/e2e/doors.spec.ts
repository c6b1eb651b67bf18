import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { expect, test as base } from '#e2e/test.ts'

// These journeys test host names and cookies in a real browser. Each page has its own context,
// because its refused requests would count as errors in the shared one.

const PASSWORD = 'open sesame'

interface Fixtures {
  /**
   * Another program on another port of the same host. Its cookies have longer paths, so browsers
   * send them first.
   */
  neighbour: string
  visitor: Page
}

const test = base.extend<Fixtures, { guarded: RunningHub }>({
  guarded: [
    async ({}, use) => {
      const hub = await startHub({ env: { SYNTHWIRE_PASSWORD: PASSWORD } })
      await use(hub)
      await hub.stop()
    },
    { scope: 'worker' },
  ],
  neighbour: async ({}, use) => {
    const server = createServer((request, response) => {
      response.setHeader('set-cookie', [
        'synthwire_session=theirs; Path=/news-hub',
        'synthwire_session=theirs; Path=/api',
        'synthwire_session=1.2.3; Path=/news-hub/feed',
      ])
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>A neighbour</title>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await closed(server)
  },
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
})

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

async function signIn(page: Page, hub: RunningHub): Promise<void> {
  await page.goto(`${hub.address}/news-hub/feed`)
  await page.getByLabel('Password or set-up token').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${hub.address}/news-hub/feed`)
}

test('a program on another port cannot sign a reader out', async ({
  guarded,
  neighbour,
  visitor,
}) => {
  await visitor.goto(neighbour)
  await signIn(visitor, guarded)
  await visitor.goto(neighbour)
  const sent = await visitor.context().cookies(`${guarded.address}/news-hub/feed`)
  expect(sent.filter(({ name }) => name === 'synthwire_session').length).toBeGreaterThan(1)

  await visitor.goto(`${guarded.address}/news-hub/feed`)
  await expect(visitor).toHaveURL(`${guarded.address}/news-hub/feed`)
  const answer = await visitor.evaluate(() =>
    fetch('/api/portal/getPortal').then((one) => one.status),
  )
  expect(answer).toBe(200)
})

test('a name below localhost is not the hub', async ({ guarded, visitor }) => {
  const { port } = new URL(guarded.address)
  const own = await visitor.goto(`http://localhost:${port}/sign-in`)
  expect(own?.status()).toBe(200)
  const other = await visitor.goto(`http://hub.localhost:${port}/sign-in`)
  expect(other?.status()).toBe(421)
  await expect(visitor.getByText('add hub.localhost to SYNTHWIRE_HOSTS')).toBeVisible()
})

test('somebody who guesses is told how long to wait, and a browser that signed in before is not kept out', async ({
  guarded,
  visitor,
  browser,
}) => {
  await signIn(visitor, guarded)
  const stranger = await browser.newContext()
  const page = await stranger.newPage()
  await page.goto(`${guarded.address}/sign-in`)
  for (let guess = 0; guess < 6; guess++) {
    await page.getByLabel('Password or set-up token').fill(`guess ${guess}`)
    const answered = page.waitForResponse((one) => one.request().method() === 'POST')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect((await answered).status()).toBe(guess < 5 ? 401 : 429)
  }
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many attempts\. Wait \d+ seconds, then try again\.$/,
  )
  await stranger.close()

  await visitor.context().clearCookies({ name: 'synthwire_session' })
  await signIn(visitor, guarded)
})
