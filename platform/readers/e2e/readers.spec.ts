import type { Browser, Page } from '@playwright/test'
import { startHub } from '#e2e/hubs/hub.ts'
import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

const ownerPassword = 'seven quiet herons'
const joined = { name: 'Mira Linden', signInName: 'mira', password: 'ferry quay lantern' }

// Each journey needs a fresh browser, because a browser keeps sessions and passkeys.
test.use({ isFresh: true, expectsRefusals: true })
// All journeys share one server, and run one after another because its owner sets a password.
test.describe.configure({ mode: 'default' })

let hub: Awaited<ReturnType<typeof startHub>>
test.beforeAll(async () => {
  hub = await startHub({ hasNews: true })
})
test.afterAll(() => hub.stop())

const settings = (address: string) => `${address}/news-hub/settings`
const accountOf = (page: Page) => page.getByRole('region', { name: 'Your account' })
const readersOf = (page: Page) => page.getByRole('region', { name: 'Readers' })

async function signIn(page: Page, name: string, password: string) {
  const field = page.getByLabel('Name', { exact: true })
  if (await field.isVisible()) await field.fill(name)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('html[data-hydrated]').waitFor()
}

/**
 * Makes the server ask for signing in: the owner sets a name and a password. If that was done
 * before, the owner signs in.
 */
async function guard(page: Page, address: string) {
  await page.goto(settings(address))
  if (await page.getByRole('heading', { name: 'Sign in' }).isVisible()) {
    await signIn(page, 'owner', ownerPassword)
    return open(page, settings(address))
  }
  await open(page, settings(address))
  const own = accountOf(page)
  await expect(own).toContainText('Nobody has to sign in here')
  await own.getByLabel('Name to sign in with').fill('Owner')
  await own.getByRole('button', { name: 'Save names' }).click()
  await expect(page.getByText('Your names are saved')).toBeVisible()
  await own.getByLabel('New password').fill('password1234')
  await own.getByRole('button', { name: 'Set a password' }).click()
  await expect(own.getByText('easily guessed')).toBeVisible()
  await own.getByLabel('New password').fill(ownerPassword)
  await own.getByRole('button', { name: 'Set a password' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(page, 'owner', ownerPassword)
  await open(page, settings(address))
}

async function invite(page: Page, note: string): Promise<string> {
  const readers = readersOf(page)
  await readers.getByLabel('For whom').fill(note)
  await readers.getByRole('button', { name: 'Create an invitation' }).click()
  return readers.getByRole('status').locator('code').innerText()
}

async function join(browser: Browser, link: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  await page.getByLabel('Your name').fill(joined.name)
  await page.getByLabel('Name to sign in with').fill(joined.signInName)
  await page.getByLabel('Password').fill(joined.password)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.locator('html[data-hydrated]').waitFor()
  return { context, page }
}

test('an owner sets a password, invites, and is joined by a reader who sees nothing of theirs', async ({
  page,
  browser,
}) => {
  const { address } = hub
  await open(page, settings(address))
  await expect(readersOf(page).getByRole('list', { name: 'Readers' })).toContainText('here now')
  await readersOf(page).getByLabel('For whom').fill('Mira')
  await readersOf(page).getByRole('button', { name: 'Create an invitation' }).click()
  await expect(readersOf(page).getByRole('alert')).toContainText('sign-in name and a password')

  await guard(page, address)
  const link = await invite(page, 'Mira')
  await expectNothingFound(page)
  const { context, page: theirs } = await join(browser, link)
  await expect(theirs).toHaveURL(/\/news-hub$/)
  const sources = await theirs.request.get(`${address}/api/sources/listSources`)
  expect(await sources.json()).toEqual([])

  // Settings that concern all readers are not shown to a plain reader, and the server refuses them.
  await open(theirs, settings(address))
  await expect(accountOf(theirs)).toBeVisible()
  await expect(readersOf(theirs)).toHaveCount(0)
  await expect(theirs.getByText('Match confidence')).toHaveCount(0)
  const refused = await theirs.request.get(`${address}/api/readers/listReaders`)
  expect(refused.status()).toBe(403)
  expect((await theirs.request.get(`${address}/metrics`)).status()).toBe(403)

  const again = await context.newPage()
  await again.goto(link)
  await expect(again.getByText('joined by this link already')).toBeVisible()

  // The owner sees who joined, and how much they have stored.
  const row = readersOf(page).getByRole('listitem').filter({ hasText: joined.name })
  await expect(row).toContainText('Signs in as mira')
  await expect(row).toContainText('0 sources')
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Delete everything of theirs' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signInRefused(theirs)
  await context.close()
  await expectNamesOnPhone(page)
})

async function signInRefused(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill(joined.signInName)
  await page.getByLabel(/^Password/).fill(joined.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong name or password.')
  await expectNothingFound(page)
}

test('a changed password signs a reader out everywhere else; leaving offers the archive first', async ({
  page,
  browser,
}) => {
  const { address } = hub
  await guard(page, address)
  const { context, page: theirs } = await join(browser, await invite(page, 'Mira'))
  const phone = await browser.newContext()
  const other = await phone.newPage()
  await other.goto(settings(address))
  await signIn(other, 'MIRA', joined.password)
  await expect(accountOf(other)).toBeVisible()

  await open(theirs, settings(address))
  const own = accountOf(theirs)
  await own.getByLabel('Present password').fill('not that one, no')
  await own.getByLabel('New password').fill('another harbour bell')
  await own.getByRole('button', { name: 'Change password' }).click()
  await expect(own.getByText('not your present password')).toBeVisible()
  await own.getByLabel('Present password').fill(joined.password)
  await own.getByRole('button', { name: 'Change password' }).click()
  await expect(own.getByRole('status')).toContainText('signed out of one other browser')
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await phone.close()

  const download = theirs.waitForEvent('download')
  await own.getByRole('link', { name: 'Download my archive' }).click()
  expect((await download).suggestedFilename()).toMatch(/^synthwire-mine-.*\.tar\.gz$/)
  await own.getByRole('button', { name: 'Leave this server' }).click()
  await theirs.getByRole('button', { name: 'Delete everything of mine' }).click()
  await theirs.waitForURL(`${address}/sign-in**`)
  await context.close()
  await expect(readersOf(page).getByRole('listitem').filter({ hasText: joined.name })).toHaveCount(
    0,
  )
})

test('a passkey signs in without a password, and not any more when it is removed', async ({
  browser,
}) => {
  const { address } = hub
  // Browsers make no passkeys for an IP address.
  const local = address.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext()
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await guard(page, local)
  const list = accountOf(page).getByRole('region', { name: 'Passkeys' })
  await list.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(list.getByText('Say which device it is on')).toBeVisible()
  await list.getByLabel('Which device').fill('My laptop')
  await list.getByRole('button', { name: 'Add a passkey' }).click()
  const row = list.getByRole('listitem').filter({ hasText: 'My laptop' })
  await expect(row).toContainText('never used')
  await row.getByRole('button', { name: 'Rename' }).click()
  await list.getByLabel('Name of the passkey').fill('Old laptop')
  await list.getByRole('button', { name: 'Save the name' }).click()
  const renamed = list.getByRole('listitem').filter({ hasText: 'Old laptop' })
  await expect(renamed).toBeVisible()

  await context.clearCookies()
  await page.goto(settings(local))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(settings(local))
  await open(page, settings(local))
  await expect(renamed).toContainText('last used')

  // A person who does not prove their identity is not admitted.
  await context.clearCookies()
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto(settings(local))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was chosen' })).toBeVisible()
  await expectNothingFound(page)
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })

  await signIn(page, 'owner', ownerPassword)
  await open(page, settings(local))
  await renamed.getByRole('button', { name: 'Remove' }).click()
  await expect(renamed).toHaveCount(0)
  await context.clearCookies()
  await page.goto(settings(local))
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await context.close()
})
