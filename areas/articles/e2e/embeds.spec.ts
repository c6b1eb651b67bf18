import type { Page } from '@playwright/test'
import { publish, type Publisher } from '#e2e/played/publisher.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { silence } from '#e2e/played/silence.ts'
import { expect, open, test } from '#e2e/test.ts'

const TITLE = 'Boats leave the quay at dawn'

/** Publishes a page with a video in a frame, a sound, and a frame of a site that is not allowed. */
async function quay(): Promise<Publisher> {
  const answers: Parameters<typeof publish>[0] = {
    '/tide.wav': { type: 'audio/wav', body: silence(20) },
  }
  const site = await publish(answers)
  const html = `<p>They left before six.</p>
    <iframe src="https://www.youtube.com/embed/AAAAAAAAAAA" title="Boats leave"></iframe>
    <audio src="${site.origin}/tide.wav" title="The tide"></audio>
    <iframe src="https://maps.example/quay" title="Map of the quay"></iframe>`
  answers['/feed.xml'] = {
    type: 'application/rss+xml',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>Quay Frames</title><link>${site.origin}/</link>
      <description>d</description><item><title>${TITLE}</title><guid isPermaLink="false">1</guid>
      <pubDate>${new Date(Date.now() - 60_000).toUTCString()}</pubDate>
      <description>${html.replaceAll('<', '&lt;')}</description></item></channel></rss>`,
  }
  return site
}

async function openReport(page: Page, hub: string, site: Publisher) {
  // The requests for pictures are answered here, so that not even the server requests the preview
  // picture from the web.
  await page.route('**/pictures/**', (route) => route.fulfill({ status: 204 }))
  await askHub({ address: hub }, 'sources/followSource', { address: site.privately('/feed.xml') })
  await open(page, `${hub}/news-hub/feed`)
  await page
    .getByRole('button', { name: new RegExp(TITLE) })
    .first()
    .click()
  const readFull = page.getByRole('button', { name: 'Read Full Article' })
  await readFull.or(page.getByRole('dialog')).first().waitFor()
  if (await readFull.isVisible()) await readFull.click()
  await page.getByRole('button', { name: 'Read Quay Frames here' }).first().click()
  return page.getByRole('dialog', { name: TITLE })
}

test('videos and sounds of a text are links with players, which ask nobody before they are pressed', async ({
  page,
  emptyHub,
}) => {
  const site = await quay()
  try {
    const entry = await openReport(page, emptyHub.address, site)
    await expect(entry.getByRole('link', { name: 'Boats leave' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=AAAAAAAAAAA',
    )
    await expect(entry.getByRole('button', { name: 'Play: Boats leave' })).toBeVisible()
    await expect(entry.getByRole('link', { name: 'Map of the quay' })).toBeVisible()
    await expect(entry.getByRole('button', { name: 'Play: Map of the quay' })).toHaveCount(0)
    await expect(entry.locator('iframe, audio, video')).toHaveCount(0)

    await entry.getByRole('button', { name: 'Play: The tide' }).click()
    const sound = entry.locator('audio')
    await expect
      .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0.2)
    await sound.evaluate((audio: HTMLAudioElement) => (audio.currentTime = 15))
    await expect
      .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(15)
  } finally {
    await site.close()
  }
})

test('a video plays in a frame of its service, whose host only the page around it allows', async ({
  browser,
  context,
  emptyHub,
}) => {
  const site = await quay()
  // This test has a context of its own, because the page sends a request to a stranger's server. It
  // goes through a proxy that does not exist.
  const visitor = await browser.newContext({
    storageState: await context.storageState(),
    proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
  })
  try {
    const shown = await visitor.newPage()
    const asked: string[] = []
    shown.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') asked.push(request.url())
    })
    const entry = await openReport(shown, emptyHub.address, site)
    const button = entry.getByRole('button', { name: 'Play: Boats leave' })
    await expect(button).toBeVisible()
    expect(asked).toEqual([])
    await button.click()
    await expect
      .poll(() => asked)
      .toEqual(['https://www.youtube-nocookie.com/embed/AAAAAAAAAAA?autoplay=1'])
    await expect(entry.getByTitle('Boats leave')).toBeFocused()
    await expect(entry.getByRole('link', { name: 'Boats leave' })).toBeVisible()
  } finally {
    await visitor.close()
    await site.close()
  }
})
