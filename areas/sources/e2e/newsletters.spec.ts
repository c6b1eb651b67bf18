import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import type { Page } from '@playwright/test'
import { createTransport } from 'nodemailer'
import { freePort } from '#core/testing/test-port.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

// All tests share one server, because mail arrives at the port in its settings.
test.describe.configure({ mode: 'default' })

let hub: RunningHub
let mailPort: number
test.beforeAll(async () => {
  mailPort = await freePort()
  hub = await startHub({
    env: {
      SYNTHWIRE_MAIL_HOST: 'mail.harbour.example',
      SYNTHWIRE_MAIL_PORT: `127.0.0.1:${mailPort}`,
    },
  })
})
test.afterEach(({ page }) => page.goto('about:blank'))
test.afterAll(() => hub.stop())

test('a newsletter without a feed is sent to an inbox, and read in the feed', async ({ page }) => {
  const dialog = await openTab(page, 'Newsletters')
  await dialog.getByLabel('Name of the newsletter').fill('Harbour Weekly')
  await dialog.getByRole('button', { name: 'Create an inbox' }).click()
  const row = dialog.getByRole('list', { name: 'Your inboxes' }).getByRole('listitem').first()
  const address = (await row.getByRole('code').textContent())!
  expect(address).toMatch(/^harbour-weekly-\w{12}@mail\.harbour\.example$/)

  await send(address, {
    subject: 'Please confirm your subscription to Harbour Weekly',
    text: 'One press is missing.\n\nhttps://harbour.example/confirm?key=1',
  })
  const confirmation = row.getByRole('link', { name: 'Please confirm' })
  await expect(confirmation).toBeVisible()
  await expect(row).toContainText('1 email from Harbour Weekly <hello@harbour.example>')
  const mail = await page.context().newPage()
  await mail.goto(hub.address + (await confirmation.getAttribute('href')))
  // The mail is shown in a sandbox, which has to let its links open other sites.
  await mail.context().route('https://harbour.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>document.write(self.origin)</script>',
    }),
  )
  const opening = mail.context().waitForEvent('page')
  await mail.getByRole('link', { name: /confirm\?key=1/ }).click()
  const opened = await opening
  await expect(opened.getByText('https://harbour.example')).toBeVisible()
  await opened.close()
  await mail.close()

  await send(address, {
    subject: 'Lantern ferry returns to Marlow Quay',
    html: '<p>The Lantern sailed into Marlow Quay on Monday with 214 passengers. Her new engine was built in Tolland.</p><script>alert(1)</script><img src="https://harbour.example/open.gif" width="1" height="1">',
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Lantern ferry returns/ }).first()).toBeVisible({
    timeout: patient(20_000),
  })
})

test('an inbox is switched off and deleted, by keyboard', async ({ page }) => {
  const dialog = await openTab(page, 'Newsletters')
  await dialog.getByLabel('Name of the newsletter').fill('Quay Letters')
  await page.keyboard.press('Enter')
  const row = dialog
    .getByRole('list', { name: 'Your inboxes' })
    .getByRole('listitem')
    .filter({ hasText: 'Quay Letters' })
  const address = (await row.getByRole('code').textContent())!

  await row.getByRole('switch', { name: 'Receive mail for Quay Letters' }).focus()
  await page.keyboard.press('Space')
  await expect(row).toContainText('Off: mail is refused.')
  await expect(send(address, { text: 'Hello' })).rejects.toThrow('550 This inbox was turned off')

  await row.getByRole('button', { name: 'Delete the inbox Quay Letters' }).click()
  await row.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(row).toBeHidden()
  await expect(send(address, { text: 'Hello' })).rejects.toThrow('550 No inbox has this address')
})

test('a newsletter with a feed of its own is previewed and followed', async ({ page }) => {
  const site = await publish({
    '/': {
      body: '<html><head><link rel="alternate" type="application/rss+xml" href="/weekly.xml"></head></html>',
    },
    '/weekly.xml': rss('Dockside Dispatch', [
      { title: 'Bakers count their loaves', text: 'Four bakeries sold 9,300 loaves in a week.' },
    ]),
  })
  try {
    const dialog = await openTab(page, 'Newsletters')
    await dialog.getByLabel('Site or sender of the newsletter').fill(site.origin)
    await dialog.getByRole('button', { name: 'Find its feed' }).click()
    await dialog.getByRole('button', { name: 'Preview Dockside Dispatch' }).click()
    await expect(dialog.getByText('Bakers count their loaves')).toBeVisible()
    await dialog.getByRole('button', { name: 'Follow Dockside Dispatch' }).click()
    await expect(
      dialog.getByRole('button', { name: 'Following Dockside Dispatch', exact: true }),
    ).toBeVisible()
  } finally {
    await site.close()
  }
})

test('text that is not a newsletter gets a message, and stays in the field', async ({ page }) => {
  const dialog = await openTab(page, 'Newsletters')
  const field = dialog.getByLabel('Site or sender of the newsletter')
  await field.fill('Harbour Weekly')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('sent to an inbox of your own')).toBeVisible()
  await expect(field).toHaveValue('Harbour Weekly')
})

test('Reddit is looked at before a name is offered, and a private feed is stored and removed', async ({
  page,
}) => {
  const answers: Record<string, object> = {
    'r/spacecraftz': { state: 'missing', note: 'Not found on Reddit (404). Check the spelling.' },
    'r/nasa': { state: 'unreachable', note: 'www.reddit.com cannot be reached.' },
    'r/esa': { state: 'later', note: 'Reddit allows about one request per minute (429).' },
  }
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/finding/checkSource', async (route) => {
    const { address } = route.request().postDataJSON() as { address: string }
    const name = Object.keys(answers).find((each) => address.includes(`/${each}/`))
    if (!name) await isAnswered
    return route.fulfill({ json: name ? answers[name] : { state: 'there', note: null } })
  })
  const dialog = await openTab(page, 'Reddit')
  const found = dialog.getByRole('list', { name: 'Found on Reddit' })
  const follow = found.getByRole('button', { name: /^Follow/ })
  for (const [name, note, offered] of [
    ['r/spacecraftz', 'Check the spelling.', []],
    ['r/nasa', 'Could not check whether it exists. www.reddit.com cannot be reached.', []],
    ['r/esa', 'Not checked yet whether it exists. Reddit allows about', ['Follow anyway']],
  ] as const) {
    await dialog.getByRole('searchbox').fill(name)
    await expect(found.getByText(note)).toBeVisible()
    await expect(follow).toHaveText(offered)
  }
  await dialog.getByRole('searchbox').fill('r/nasa')
  await expect(found.getByText('cannot be reached.')).toBeVisible()
  answers['r/nasa'] = { state: 'there', note: null }
  await found.getByRole('button', { name: 'Look again for r/nasa' }).click()
  await expect(follow).toHaveText(['Follow'])

  await dialog.getByRole('searchbox').fill('r/space')
  await expect(found.getByRole('heading', { name: 'r/space' })).toBeVisible()
  await expect(found.getByText('Looking whether it exists...')).toBeVisible()
  await expect(follow).toHaveCount(0)
  answer()
  await expect(follow).toHaveText(['Follow'])
  await dialog.getByLabel('Order of posts').selectOption('Top')
  await expect(found.getByRole('heading', { name: 'r/space (top of the week)' })).toBeVisible()
  await dialog.getByRole('searchbox').fill('https://example.com/r/space')
  await expect(dialog.getByText('Not found on Reddit')).toBeVisible()

  const field = dialog.getByLabel('Address of a private feed')
  await field.fill(`https://www.reddit.com/.rss?feed=${'a1'.repeat(20)}&user=ann_b`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The private feed of u/ann_b is stored.')).toBeVisible()
  expect(await page.content()).not.toContain('a1a1a1')
  await dialog.getByRole('button', { name: 'Remove the private feed' }).click()
  await expect(field).toBeVisible()
})

test.describe('a refusal', () => {
  test.use({ expectsRefusals: true })

  test('of a private feed keeps what was typed', async ({ page }) => {
    const dialog = await openTab(page, 'Reddit')
    const field = dialog.getByLabel('Address of a private feed')
    await field.fill('https://www.reddit.com/r/space')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('That is not a private Reddit feed.')).toBeVisible()
    await expect(field).toHaveValue('https://www.reddit.com/r/space')
  })
})

test('Google News is searched in the edition chosen', async ({ page }) => {
  const dialog = await openTab(page, 'Google News')
  await dialog.getByLabel('Country and language').selectOption('Germany (Deutsch)')
  await dialog.getByRole('searchbox').fill('Mond')
  const found = dialog.getByRole('list', { name: 'Found on Google News' })
  await expect(found).toContainText('Google News: Mond')
  await expect(found).toContainText('Germany (Deutsch)')
  await expect(dialog.getByRole('list', { name: 'Topics of Google News' })).toContainText('Science')
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('axe finds nothing where inboxes are listed, and nothing is wider than the screen', async ({
      page,
    }) => {
      const dialog = await openTab(page, 'Newsletters')
      await dialog.getByLabel('Name of the newsletter').fill(`Letters at ${viewport.width}`)
      await dialog.getByRole('button', { name: 'Create an inbox' }).click()
      await expect(
        dialog.getByRole('heading', { name: `Letters at ${viewport.width}` }),
      ).toBeVisible()
      await expectNothingFound(page)
      const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })
}

async function openTab(page: Page, name: string) {
  await open(page, `${hub.address}/news-hub/feed`)
  const find = page.getByRole('button', { name: 'Find sources by topic' })
  const add = page.getByRole('button', { name: 'Add feed' })
  await expect(find.or(add)).toBeVisible()
  if (await find.isVisible()) await find.click()
  else await add.click()
  const dialog = page.getByRole('dialog', { name: 'Follow Sources' })
  await dialog.getByRole('tab', { name }).click()
  await expect(dialog.getByRole('tabpanel', { name })).not.toBeEmpty()
  return dialog
}

/**
 * Sends a mail by SMTP, and retries until the worker listens. It opens its port a moment after the
 * server answers.
 */
async function send(to: string, mail: { subject?: string; text?: string; html?: string }) {
  const transport = createTransport({ host: '127.0.0.1', port: mailPort, ignoreTLS: true })
  const giveUpAt = Date.now() + patient(20_000)
  for (;;) {
    try {
      await transport.sendMail({ from: 'Harbour Weekly <hello@harbour.example>', to, ...mail })
      return
    } catch (error) {
      if (!String(error).includes('ECONNREFUSED') || Date.now() > giveUpAt) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
