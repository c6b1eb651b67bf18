import { patient } from '#core/test-patience.ts'
import type { Locator, Page } from '@playwright/test'
import { publish, rss, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

// Following sources on the live server, from the typed text to articles on the front page.

const page = (head: string, body = '') =>
  `<!doctype html><html><head><title>The Quay</title>${head}</head><body>${body}</body></html>`
const alternate = (href: string, title: string) =>
  `<link rel="alternate" type="application/rss+xml" title="${title}" href="${href}">`

let publisher: Publisher
test.beforeAll(async () => {
  publisher = await publish({
    '/': { body: page(alternate('/news.xml', 'News') + alternate('/sport.xml', 'Sport')) },
    '/news.xml': rss('The Quay News', [
      {
        title: 'Ferry pilots agree to a new rota after the winter',
        text: '&lt;script&gt;alert(1)&lt;/script&gt;The pilots and the port signed the new rota on Monday.',
      },
      { title: 'Harbour crane number four returns to work', text: 'The crane lifts again.' },
    ]),
    '/sport.xml': rss('The Quay Sport', [
      { title: 'Rowers win the estuary race', text: 'The eight won by a length.' },
    ]),
    '/silent': { body: page('') },
    '/club': { body: page(alternate('/club.xml', 'Club')) },
    '/club.xml': {
      ...rss('The Quay Club', [{ title: 'Members meet on the pier', text: 'At noon.' }]),
      onlyForCookie: 'berth=7',
    },
  })
})
test.afterAll(() => publisher.close())

test.describe('Follow Sources on an empty hub', () => {
  test.use({ expectsRefusals: true })

  test('finds the feeds of a site, shows what is in them, follows one, and its articles come', async ({
    page,
    emptyHub,
  }) => {
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await page.getByRole('button', { name: 'Find sources by topic' }).click()
    const dialog = page.getByRole('dialog', { name: 'Follow Sources' })
    await type(dialog, publisher.origin.replace('http://', ''))

    const found = dialog.getByRole('list', { name: 'Sources found' })
    await expect(found.getByRole('heading')).toHaveText(['The Quay News', 'The Quay Sport'])
    await expect(found.getByText('The feed that this page names, “News”')).toBeVisible()
    await expect(
      found.getByText(/Newest .* ago, at least .* in the last 7 days/).first(),
    ).toBeVisible()

    await found.getByRole('button', { name: 'Preview The Quay News' }).click()
    await expect(found.getByText('Ferry pilots agree to a new rota after the winter')).toBeVisible()
    await expect(found.getByText('The pilots and the port signed')).toBeVisible()
    await expect(found.getByText('alert(1)')).toHaveCount(0)

    await found.getByRole('button', { name: 'Follow The Quay News' }).click()
    await expect(found.getByRole('button', { name: 'Following The Quay News' })).toBeVisible()
    await expect(dialog.getByText('1 source followed.')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(
      page.getByText('Ferry pilots agree to a new rota after the winter').first(),
    ).toBeVisible({ timeout: patient(30_000) })

    // A search now finds the followed source by its name.
    const feed = page.getByRole('region', { name: 'Your Feed' })
    await feed.getByRole('button', { name: 'Add feed', exact: true }).click()
    await type(dialog, 'quay news')
    await expect(dialog.getByText('In your sources')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Following The Quay News' })).toBeVisible()
  })

  test('says what is wrong with an address, or that words find nothing, and keeps what was typed', async ({
    page,
    emptyHub,
  }) => {
    const dialog = await openFinder(page, emptyHub.address)
    await type(dialog, 'http://127.0.0.1:9/')
    await expect(dialog.getByRole('alert')).toContainText('127.0.0.1:9 refuses connections')
    await expect(dialog.getByRole('searchbox')).toHaveValue('http://127.0.0.1:9/')

    await type(dialog, `${publisher.origin}/silent`)
    await expect(dialog.getByRole('alert')).toContainText('is a web page without a feed link')

    // This publisher refuses access until the reader has entered all headers that it demands.
    await type(dialog, `${publisher.origin}/club`)
    await expect(dialog.getByRole('alert')).toContainText('does not allow access (403)')
    await dialog.getByRole('button', { name: 'Send request headers' }).click()
    const headers = dialog.getByRole('group', { name: 'Request headers for 127.0.0.1' })
    await headers.getByLabel('User agent').fill('Quay Reader')
    await headers.getByLabel('Cookie').fill('berth=8')
    await headers.getByRole('button', { name: 'Follow with these headers' }).click()
    await expect(headers.getByText('does not allow access (403)')).toBeVisible()
    await expect(headers.getByLabel('User agent')).toHaveValue('Quay Reader')
    await expect(headers.getByLabel('Cookie')).toHaveValue('berth=8')
    await headers.getByLabel('Cookie').fill('berth=7')
    await headers.getByLabel('Cookie').press('Enter')
    await expect(page.getByText('Following The Quay Club')).toBeVisible()
    await expect(dialog.getByText('1 source followed.')).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)

    await type(dialog, 'qqqq zzzz')
    await expect(dialog.getByText('No sources found')).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })

  test('lists the directory by subject, industry and language, and searches it', async ({
    page,
    emptyHub,
  }) => {
    const dialog = await openFinder(page, emptyHub.address)
    await dialog.getByRole('button', { name: 'Cyber Security' }).click()
    const listed = dialog.getByRole('list', { name: 'Cyber Security sources' })
    await expect(listed.getByRole('heading', { name: 'Krebs on Security' })).toBeVisible()
    await dialog.getByLabel('Language').selectOption('German')
    await expect(listed.getByRole('heading')).toHaveText(['heise Security'])

    await dialog.getByRole('button', { name: 'All subjects' }).click()
    await dialog.getByLabel('Language').selectOption('All languages')
    await dialog.getByRole('button', { name: 'Biopharma' }).click()
    await expect(
      dialog
        .getByRole('list', { name: 'Biopharma sources' })
        .getByRole('heading', { name: 'Endpoints News' }),
    ).toBeVisible()

    await type(dialog, 'ars technica')
    await expect(
      dialog.getByRole('list', { name: 'Sources found' }).getByRole('heading').first(),
    ).toHaveText('Ars Technica')
    await dialog.getByRole('searchbox').clear()
    await expect(dialog.getByRole('heading', { name: 'Biopharma', exact: true })).toBeVisible()
  })

  test('works from the keyboard alone', async ({ page, emptyHub }) => {
    const dialog = await openFinder(page, emptyHub.address)
    await dialog.getByRole('searchbox').focus()
    await page.keyboard.type(`${publisher.origin}/sport.xml`)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'The Quay Sport' })).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: 'Preview The Quay Sport' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Rowers win the estuary race')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('button', { name: 'Following The Quay Sport' })).toBeFocused()
  })

  test('takes anything that people type', async ({ page, emptyHub }) => {
    const dialog = await openFinder(page, emptyHub.address)
    for (const text of naughty) {
      await type(dialog, text)
      await expect(dialog.getByRole('searchbox')).toHaveValue(text)
      await expect(
        dialog
          .getByText('No sources found')
          .or(dialog.getByRole('alert'))
          .or(dialog.getByRole('list', { name: 'Sources found' }))
          .first(),
      ).toBeVisible()
      await expect(dialog.getByText('Something went wrong')).toHaveCount(0)
    }
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWide).toBe(false)
  })
})

const naughty = [
  '<script>alert(1)</script>',
  "'; drop table feeds; --",
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://[::1',
  'desk@harbour.example',
  '../../etc/passwd',
  '%00 %s %n',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  'w'.repeat(500),
]

async function openFinder(page: Page, address: string): Promise<Locator> {
  await open(page, `${address}/news-hub/feed`)
  await page.getByRole('button', { name: 'Find sources by topic' }).click()
  const dialog = page.getByRole('dialog', { name: 'Follow Sources' })
  await expect(dialog.getByRole('searchbox')).toBeVisible()
  return dialog
}

/** Types and searches at once, without the pause after which a search starts automatically. */
async function type(dialog: Locator, text: string): Promise<void> {
  await dialog.getByRole('searchbox').fill(text)
  await dialog.getByRole('searchbox').press('Enter')
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: patient(20_000) })
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The tab key does not get there')
}
