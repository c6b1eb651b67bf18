import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'
import type { Page } from '@playwright/test'

const password = 'correct horse battery'

// These journeys are about the browser's storage, so each needs a fresh one.
test.use({ isFresh: true, expectsRefusals: true })

let hub: RunningHub
test.beforeAll(async () => {
  hub = await startHub({ env: { HOST: '0.0.0.0', SYNTHWIRE_PASSWORD: password } })
})
test.afterAll(() => hub.stop())

async function signIn(page: Page) {
  await page.goto(`${hub.address}/news-hub/settings`)
  await page.getByLabel('Password or set-up token').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('html[data-hydrated]').waitFor()
}

test('a browser that signed in is seen from another one, and sent out by it', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1',
  })
  const phone = await context.newPage()
  await signIn(phone)

  await open(page, `${hub.address}/news-hub/settings`)
  const browsers = page.getByRole('region', { name: 'Signed-in browsers' })
  const rows = browsers.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1)
  const ofPhone = rows.filter({ hasText: 'Safari on iPhone' })
  await expect(ofPhone).not.toContainText('This browser')
  await ofPhone.getByRole('button', { name: 'Sign out' }).click()
  await expect(rows).toHaveCount(1)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.close()

  await rows.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a token is shown once, lets a program in, and no longer when it is removed', async ({
  page,
  request,
}) => {
  await signIn(page)
  const tokens = page.getByRole('region', { name: 'API tokens' })
  await tokens.getByRole('button', { name: 'Create a token' }).click()
  await expect(tokens.getByText('Say which program it is for')).toBeVisible()
  await tokens.getByLabel('For which program').fill('Harbour script')
  await tokens.getByRole('button', { name: 'Create a token' }).click()
  const secret = await tokens.getByRole('status').locator('code').first().innerText()
  const row = tokens.getByRole('listitem').filter({ hasText: 'Harbour script' })
  await expect(row).toContainText('Never used')

  await page.evaluate(() => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
    Object.assign(window, { copied })
  })
  await tokens.getByRole('button', { name: 'Copy the address: Google Reader API' }).click()
  const greader = await page.evaluate(() => (window as unknown as { copied: string[] }).copied[0]!)
  const form = { Email: 'anybody', Passwd: secret }
  const signedIn = await request.post(`${greader}/accounts/ClientLogin`, { form })
  expect(await signedIn.text()).toContain(`Auth=${secret}`)
  const items = row.getByLabel('Shown in feed readers by Harbour script')
  await expect(items).toHaveValue('entry')
  // The journey waits for the request, because leaving the page would cancel it.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await items.selectOption('One article per event')
  expect((await saved).ok()).toBe(true)

  const ask = () =>
    request.get(`${hub.address}/api/hub-settings/getHubSettings`, {
      headers: { authorization: `Bearer ${secret}` },
    })
  expect((await ask()).status()).toBe(200)
  await open(page, `${hub.address}/news-hub/settings`)
  await expect(row).toContainText('Last used just now')
  await expect(items).toHaveValue('article')
  expect(await page.content()).not.toContain(secret)
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  expect((await ask()).status()).toBe(401)
})

test('the address of a feed is shown once, opens that feed and nothing else, and is taken back', async ({
  page,
  request,
}) => {
  await signIn(page)
  await open(page, `${hub.address}/news-hub/settings`)
  const addresses = page.getByRole('region', { name: 'Addresses of feeds' })
  await addresses.getByLabel('Which feed').selectOption('What a search finds')
  await addresses.getByRole('button', { name: 'Create an address' }).click()
  await expect(addresses.getByText('Enter the words that the feed is about')).toBeVisible()
  await addresses.getByLabel('Words to search for').fill('ferry')
  await addresses.getByRole('button', { name: 'Create an address' }).click()
  const address = await addresses.getByRole('status').locator('code').innerText()
  const row = addresses.getByRole('listitem').filter({ hasText: 'Search for “ferry”' })
  await expect(row).toContainText('Opens this feed alone. Never used')
  await expectNothingFound(page)

  const feed = await request.get(address)
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  const secret = new URL(address).searchParams.get('token')!
  const other = `${hub.address}/news-hub/feeds/saved.rss?token=${secret}`
  expect((await request.get(other)).status()).toBe(401)
  const headers = { authorization: `Bearer ${secret}` }
  const asked = await request.get(`${hub.address}/api/sources/listSources`, { headers })
  expect(asked.status()).toBe(401)

  await open(page, `${hub.address}/news-hub/settings`)
  await expect(row).toContainText('Last used just now')
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  expect((await request.get(address)).status()).toBe(401)
})
