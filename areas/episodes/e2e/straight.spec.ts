import { randomUUID } from 'node:crypto'
import { patient } from '#core/test-patience.ts'
import { endVisit } from '#e2e/fixtures/opening.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { openReaderDoor } from '#e2e/hubs/reader-door.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { publish } from '#e2e/played/publisher.ts'
import { silence } from '#e2e/played/silence.ts'
import { expect, leave, open, test } from '#e2e/test.ts'

test.describe.configure({ timeout: patient(120_000) })

const FILE = 'https://recordings.example/lamp.wav'
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Lamp Room</title><link>https://lamp.example/</link><description>d</description>
  <item><title>The wick is trimmed</title><guid>1</guid><pubDate>${new Date(Date.now() - 60_000).toUTCString()}</pubDate>
  <description>How the wick of a lamp is trimmed at night.</description><enclosure url="${FILE}" type="audio/x-wav"/></item></channel></rss>`

test('recordings come from their publisher only in the pages of a reader who chose that', async ({
  page,
  browser,
  sharedHub,
}) => {
  const site = await publish({ '/feed.xml': { type: 'application/rss+xml', body: FEED } })
  const mine = await openReaderDoor(sharedHub, `reader-${randomUUID()}`)
  const other = await openReaderDoor(sharedHub, `reader-${randomUUID()}`)
  const mediaIn = async (address: string) => {
    const reply = await fetch(`${address}/news-hub/podcasts`)
    const policy = reply.headers.get('content-security-policy') ?? ''
    return policy.split('; ').find((directive) => directive.startsWith('media-src'))
  }
  const policies = () => Promise.all([mine, other].map(({ address }) => mediaIn(address)))
  try {
    await askHub(mine, 'sources/followSource', { address: site.privately('/feed.xml') })
    expect(await policies()).toEqual(["media-src 'self'", "media-src 'self'"])
    await open(page, `${mine.address}/news-hub/settings`)
    const panel = page.getByRole('region', { name: 'Podcasts and videos' })
    const choice = panel.getByRole('switch', { name: 'Play straight from the publisher' })
    await expect(choice).not.toBeChecked()
    await expect(panel.getByText('then see your network address')).toBeVisible()
    await expectNothingFound(page)

    // This needs a separate page, whose requests to other servers do not count as failures.
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const asked: string[] = []
    await context.route(/^https:/, async (route) => {
      asked.push(route.request().url())
      expect(route.request().headers()['referer']).toBeUndefined()
      const body = silence(30)
      const last = body.length - 1
      const headers = {
        'accept-ranges': 'bytes',
        'content-range': `bytes 0-${last}/${body.length}`,
      }
      await route.fulfill({ status: 206, contentType: 'audio/wav', headers, body })
    })
    const heard = await context.newPage()
    const attempt = () =>
      heard.evaluate(async (address) => {
        const refused = new Promise<boolean>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(true))
          const sound = new Audio(address)
          sound.addEventListener('loadedmetadata', () => resolve(false))
          sound.load()
        })
        return refused
      }, FILE)
    await heard.goto(`${mine.address}/news-hub/podcasts`)
    expect(await attempt(), 'refused by the policy').toBe(true)
    expect(asked).toEqual([])

    await choice.click()
    await expect(choice).toBeChecked()
    await expect.poll(policies).toEqual(["media-src 'self' https:", "media-src 'self'"])
    await heard.goto(`${mine.address}/news-hub/podcasts`)
    await heard.getByRole('button', { name: 'Play The wick is trimmed' }).first().click()
    const sound = heard.locator('audio')
    await expect(sound).toHaveAttribute('src', FILE)
    await expect
      .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0.2)
    expect(new Set(asked)).toEqual(new Set([FILE]))

    // The publisher now refuses browsers, so the server makes the request.
    await context.unroute(/^https:/)
    await context.route(/^https:/, (route) => route.fulfill({ status: 403, body: 'No' }))
    await heard.goto(`${mine.address}/news-hub/podcasts`)
    await heard.getByRole('button', { name: 'Play The wick is trimmed' }).first().click()
    await expect(sound).toHaveAttribute('src', /^\/media\//)
    await context.close()
  } finally {
    await endVisit(page)
    for (const door of [mine, other]) {
      await leave(door)
      await door.stop()
    }
    await site.close()
  }
})
