import { patient } from '#core/test-patience.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { publish, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

const SENTENCE =
  'The Lantern sailed into Marlow Quay on Monday with 214 passengers and a crew of nine.'
const WHOLE = 'Her new engine was built in Tolland and burns a third less oil than the old one did.'

const reports = ['Ferry returns to the quay', 'Bakers count loaves', 'Council paints the pier']

/**
 * Publishes a feed that has only beginnings of texts. The page of its first report has the rest.
 */
async function quayCourier({ robots = '' } = {}): Promise<Publisher> {
  const answers: Parameters<typeof publish>[0] = {
    '/robots.txt': { type: 'text/plain', body: robots },
    '/quay.jpg': {
      type: 'image/jpeg',
      body: await sharp({
        create: { width: 1600, height: 900, channels: 3, background: '#24606e' },
      })
        .jpeg()
        .toBuffer(),
    },
    '/0': {
      body: `<!doctype html><html lang="en"><title>${reports[0]}</title><body><nav><a href="/">Home</a></nav>
        <article><h1>${reports[0]}</h1><figure><img src="/quay.jpg" alt="The Lantern at the quay"><figcaption>The Lantern at the quay on Monday.</figcaption></figure>
        ${`<p>${SENTENCE} ${WHOLE}</p>`.repeat(5)}<h2>Crossings by day</h2>
        <table><tr>${'<th>Passengers on the day</th>'.repeat(9)}</tr><tr>${'<td>214 on board</td>'.repeat(9)}</tr></table>
        <script src="https://tracker.example/t.js"></script><img src="https://tracker.example/pixel.gif" width="1" height="1">
        <p>${SENTENCE} ${WHOLE} ${SENTENCE}</p></article></body></html>`,
    },
  }
  const site = await publish(answers)
  const items = reports.map(
    (title, number) => `<item><guid isPermaLink="false">q${number}</guid><title>${title}</title>
      <link>${site.origin}/${number}</link><description>${title}, as it was seen from here…</description>
      <pubDate>${new Date(Date.now() - (number + 1) * 60_000).toUTCString()}</pubDate></item>`,
  )
  answers['/feed.xml'] = {
    type: 'application/rss+xml',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>The Quay Courier</title>
      <link>${site.origin}/</link><description>News</description>${items.join('')}</channel></rss>`,
  }
  return site
}

async function openEntry(page: Page, title: string) {
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  const readFull = page.getByRole('button', { name: 'Read Full Article' })
  await readFull.or(page.getByRole('dialog')).first().waitFor()
  if (await readFull.isVisible()) await readFull.click()
  await page.getByRole('button', { name: 'Read The Quay Courier here' }).first().click()
  return page.getByRole('dialog', { name: title })
}

test('a feed that gives only beginnings is read whole, with its pictures by way of this hub', async ({
  page,
  emptyHub,
}) => {
  const site = await quayCourier()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  try {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await page.getByLabel('Address').fill(`${site.origin}/feed.xml`)
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    const entry = await openEntry(page, reports[0]!)

    await expect(entry.getByText(/Full text fetched/)).toBeVisible({ timeout: patient(30_000) })
    await expect(entry.getByText(WHOLE).first()).toBeVisible()
    const picture = entry.getByRole('img', { name: 'The Lantern at the quay' })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300)

    // A wide table scrolls by itself, and the page stays as wide as the phone.
    const table = entry.getByRole('region', { name: 'Table' })
    await table.scrollIntoViewIfNeeded()
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
    expect(await entry.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)

    expect(asked.filter((address) => !address.startsWith(emptyHub.address))).toEqual([])
  } finally {
    await site.close()
  }
})

test('a page that is gone leaves what the feed gave, and says so', async ({ page, emptyHub }) => {
  const site = await quayCourier()
  try {
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await page.getByLabel('Address').fill(`${site.origin}/feed.xml`)
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    const entry = await openEntry(page, reports[1]!)
    await expect(
      entry.getByText(/Only the excerpt from the feed: .* no longer has a page at this address/),
    ).toBeVisible({
      timeout: patient(40_000),
    })
    await expect(entry.getByText(/as it was seen from here/)).toBeVisible()
    const release = site.hold('/1')
    await entry.getByRole('button', { name: 'Try again' }).click()
    await expect(entry.getByText(/is being fetched/)).toBeVisible()
    release()
    await expect(entry.getByText(/no longer has a page/)).toBeVisible({ timeout: patient(40_000) })
  } finally {
    await site.close()
  }
})

test('a page that its site does not allow automated access to is left to its reader, in words', async ({
  page,
  emptyHub,
}) => {
  const site = await quayCourier({ robots: 'User-agent: *\nDisallow: /' })
  try {
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await page.getByLabel('Address').fill(`${site.origin}/feed.xml`)
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    const entry = await openEntry(page, reports[0]!)
    const words = entry.getByText(
      /The robots.txt of 127.0.0.1 does not allow automated access to this page/,
    )
    await expect(words).toBeVisible({ timeout: patient(40_000) })
    await expect(entry.getByRole('link', { name: 'Read it at The Quay Courier' })).toHaveAttribute(
      'href',
      `${site.origin}/0`,
    )
    await entry.getByRole('button', { name: 'Try again' }).click()
    await expect(words).toBeVisible({ timeout: patient(40_000) })

    await open(page, `${emptyHub.address}/news-hub/sources`)
    await page.getByRole('button', { name: 'The Quay Courier', exact: true }).click()
    await expect(
      page.getByText(/The robots.txt of 127.0.0.1 does not allow automated access to its articles/),
    ).toBeVisible()
    await expect(page.getByText(/set Full text to Never/)).toBeVisible()
  } finally {
    await site.close()
  }
})

test('a picture address that this hub did not sign is nowhere', async ({ request, hub }) => {
  const named = Buffer.from('http://169.254.169.254/latest').toString('base64url')
  const answer = await request.get(`${hub.address}/pictures/640/${'A'.repeat(43)}/${named}`)
  expect(answer.status()).toBe(404)
})
