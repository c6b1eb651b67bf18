import type { Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { publish, type Publisher } from '#e2e/played/publisher.ts'
import { silence } from '#e2e/played/silence.ts'
import { expect, open, test } from '#e2e/test.ts'

test.describe.configure({ timeout: patient(120_000) })

const LIGHT = 'The keeper of the northern light'
const NETS = 'Nets are mended in the loft'
const LIVE = 'The harbor, live'

/** A podcast with three episodes: the first has chapters and a transcript, the last is a stream. */
async function tideHour(): Promise<Publisher> {
  const answers: Parameters<typeof publish>[0] = {
    '/41.wav': recording('audio/x-wav', silence(120)),
    '/40.wav': recording('application/octet-stream', silence(60)),
    '/41.json': {
      type: 'application/json',
      body: JSON.stringify({
        chapters: [
          { startTime: 0, title: 'Fog' },
          { startTime: 60, title: 'The lamp' },
        ],
      }),
    },
    '/41.vtt': {
      type: 'text/vtt',
      body: 'WEBVTT\n\n00:01.000 --> 00:05.000\nThere was fog.\n\n01:00.000 --> 01:05.000\nThen the lamp was lit.\n',
    },
    '/41.de.vtt': {
      type: 'text/vtt',
      body: 'WEBVTT\n\n01:00.000 --> 01:05.000\nDann wurde die Lampe angezündet.\n',
    },
    '/41.ar.txt': { type: 'text/plain', body: 'ثم أشعل المصباح.' },
  }
  const site = await publish(answers)
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toUTCString()
  answers['/feed.xml'] = {
    type: 'application/rss+xml',
    body: `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
      <channel><title>Tide Hour</title><link>${site.origin}/</link><description>d</description><itunes:type>serial</itunes:type>
      <item><title>${LIGHT}</title><guid isPermaLink="false">41</guid><pubDate>${at(1)}</pubDate>
        <description>Ann talks with the keeper about the fog of last winter.</description>
        <enclosure url="${site.origin}/41.wav" type="audio/x-wav" length="960044"/><itunes:duration>2:00</itunes:duration>
        <podcast:chapters url="${site.origin}/41.json"/><podcast:transcript url="${site.origin}/41.de.vtt" language="de"/>
        <podcast:transcript url="${site.origin}/41.vtt" type="text/vtt" language="en"/><podcast:transcript url="${site.origin}/41.ar.txt" language="ar"/>
        <podcast:transcript url="${site.origin}/gone.vtt" language="fr"/></item>
      <item><title>${NETS}</title><guid isPermaLink="false">40</guid><pubDate>${at(90)}</pubDate>
        <description>Three brothers tell how a torn net is made whole again.</description>
        <enclosure url="${site.origin}/40.wav"/></item>
      <item><title>${LIVE}</title><guid isPermaLink="false">39</guid><pubDate>${at(180)}</pubDate><link>${site.origin}/live</link>
        <description>A camera on the quay shows what comes in.</description>
        <enclosure url="${site.origin}/39.m3u8" type="application/vnd.apple.mpegurl"/></item></channel></rss>`,
  }
  return site
}

function recording(type: string, body: Buffer) {
  return { type, body, headers: { 'content-length': String(body.length) } }
}

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const soundAt = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)

async function openArticle(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  const readFull = page.getByRole('button', { name: 'Read Full Article' })
  await readFull.or(page.getByRole('dialog')).first().waitFor()
  if (await readFull.isVisible()) await readFull.click()
}

test('an episode is heard from its article, with chapters and transcript, and goes on where it was left', async ({
  page,
  emptyHub,
}) => {
  const site = await tideHour()
  try {
    await askHub(emptyHub, 'sources/followSource', { address: site.privately('/feed.xml') })
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: LIGHT })
        .first()
        .getByText('2 min', { exact: true }),
    ).toBeVisible()
    await openArticle(page, LIGHT)
    const episode = page
      .getByRole('region', { name: 'Recordings' })
      .getByRole('listitem', { name: LIGHT })
    await expect(episode.getByText('2 min')).toBeVisible()
    await expect(episode.getByRole('link', { name: 'Audio at its publisher' })).toHaveAttribute(
      'href',
      `${site.origin}/41.wav`,
    )
    const saved = page.waitForEvent('download')
    await episode.getByRole('link', { name: `Download ${LIGHT}` }).click()
    expect((await saved).suggestedFilename()).toBe(`Tide Hour - ${LIGHT}.wav`)
    await expectNothingFound(page)

    await episode.getByRole('button', { name: `Play ${LIGHT}` }).click()
    await expect.poll(() => soundAt(page)).toBeGreaterThan(0.2)
    // The dialog covers the page's player, so the episode in it has its own controls.
    const controls = episode.getByRole('group', { name: `Controls: ${LIGHT}` })
    await controls.getByRole('button', { name: 'Transcript and chapters' }).click()
    await controls.getByRole('button', { name: 'The lamp 1:00' }).click()
    await expect.poll(() => soundAt(page)).toBeGreaterThan(60)
    const said = controls.getByRole('button', { name: 'Then the lamp was lit.' })
    await expect(said).toHaveAttribute('aria-current', 'true')
    await expect(controls.getByText('2:00')).toBeVisible()
    await controls.getByLabel('Speed').selectOption('1.5')
    await expectNothingFound(page)
    await page.keyboard.press('Escape')

    await expect(player(page).getByLabel('Speed')).toHaveValue('1.5')
    await player(page).getByRole('button', { name: 'Show transcript and chapters' }).click()
    await expect(player(page).getByRole('button', { name: 'The lamp 1:00' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    const language = player(page).getByLabel('Language of the transcript')
    await expect(language).toHaveValue('en')
    await language.selectOption('German')
    const inGerman = player(page).getByRole('button', { name: 'Dann wurde die Lampe angezündet.' })
    await expect(inGerman).toHaveAttribute('aria-current', 'true')
    await expect(player(page).locator('ol:lang(de)')).toBeVisible()
    await language.selectOption('Arabic')
    await expect(player(page).locator('div:lang(ar)')).toHaveCSS('direction', 'rtl')
    await expect(player(page).getByText('ثم أشعل المصباح.')).toBeVisible()
    await language.selectOption('French')
    await expect(
      player(page).getByText('The transcript in French could not be read.'),
    ).toBeVisible()
    await expect(language).toHaveValue('fr')
    await expectNothingFound(page)
    await player(page).getByRole('button', { name: 'Pause', exact: true }).click()
    await player(page).getByRole('button', { name: 'Close the player' }).click()
    await expect(player(page)).toHaveCount(0)

    // The account keeps the place, so a reloaded page continues there.
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await openArticle(page, LIGHT)
    await page.getByRole('button', { name: `Play ${LIGHT}` }).click()
    await expect.poll(() => soundAt(page)).toBeGreaterThan(60)
  } finally {
    await site.close()
  }
})

test('the episodes of all sources are on one page, and those that are queued come next in the player', async ({
  page,
  emptyHub,
}) => {
  const site = await tideHour()
  try {
    await askHub(emptyHub, 'sources/followSource', { address: site.privately('/feed.xml') })
    await open(page, `${emptyHub.address}/news-hub/feed`)
    const tabs = page.getByRole('navigation', { name: 'Hub pages' })
    await expect(tabs.getByRole('link', { name: 'Episodes 3 unheard' })).toBeVisible()
    // The bar has one tab more than without podcasts, so neither the hub's name nor a tab may be
    // cut off.
    for (const width of [740, 768, 1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await page.getByRole('banner').evaluate((bar) => {
        const name = bar.querySelector('.hub-name')!
        const ends = [...bar.querySelectorAll('.hub-tabs :is(a, button)')]
          .filter((tab) => tab.checkVisibility())
          .map((tab) => tab.getBoundingClientRect().right)
        return { name: name.scrollWidth > name.clientWidth, tab: Math.max(...ends) > innerWidth }
      })
      expect(cut, `${width} px`).toEqual({ name: false, tab: false })
    }
    await tabs.getByRole('link', { name: 'Episodes 3 unheard' }).click()
    const all = page.getByRole('region', { name: 'All episodes' })
    const queue = page.getByRole('region', { name: 'Queue' })
    await expect(all.getByRole('listitem')).toHaveCount(3)
    await expect(all.getByRole('heading', { level: 3 })).toHaveText([LIGHT, NETS, LIVE])
    await all.getByLabel('Source').selectOption('Tide Hour 3')
    await expect(all.getByText('A serial, from its first episode on.')).toBeVisible()
    await expect(all.getByRole('heading', { level: 3 })).toHaveText([LIVE, NETS, LIGHT])
    await all.getByLabel('Source').selectOption('All 3')
    await expect(all.getByRole('heading', { level: 3 })).toHaveText([LIGHT, NETS, LIVE])
    const live = all.getByRole('listitem', { name: LIVE })
    await expect(live.getByText('which cannot be played here.')).toBeVisible()
    await expect(live.getByRole('button', { name: /^Play|queue/ })).toHaveCount(0)
    await expect(live.getByRole('link', { name: 'Video at its publisher' })).toHaveAttribute(
      'href',
      `${site.origin}/live`,
    )
    await expect(queue.getByText('Nothing is queued.')).toBeVisible()
    for (const title of [LIGHT, NETS])
      await all
        .getByRole('listitem', { name: title })
        .getByRole('button', { name: /^Add to queue/ })
        .click()
    await expect(queue.getByRole('listitem')).toHaveCount(2)
    await expectNothingFound(page)
    const nets = all.getByRole('listitem', { name: NETS })
    await nets.getByRole('button', { name: /^Mark as heard/ }).click()
    await expect(tabs.getByRole('link', { name: 'Episodes 2 unheard' })).toBeVisible()
    await expect(queue.getByRole('listitem')).toHaveCount(1)
    await nets.getByRole('button', { name: /^Mark as unheard/ }).click()
    await nets.getByRole('button', { name: /^Add to queue/ }).click()
    await expect(queue.getByRole('listitem')).toHaveCount(2)

    const asked = page.waitForRequest(/markAllHeard/)
    await all.getByRole('button', { name: 'Mark all as heard' }).click()
    // Episodes that come after the list was shown are not marked.
    expect((await asked).postDataJSON()).toMatchObject({ upTo: expect.any(Number) })
    await expect(page.getByText('3 episodes marked as heard')).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Episodes', exact: true })).toBeVisible()
    await expect(queue.getByText('Nothing is queued.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(tabs.getByRole('link', { name: 'Episodes 3 unheard' })).toBeVisible()
    await expect(queue.getByRole('listitem')).toHaveCount(2)

    await queue.getByRole('button', { name: `Play ${LIGHT}` }).click()
    await expect(player(page).getByRole('button', { name: `Next: ${NETS}` })).toBeVisible()
    await expect.poll(() => soundAt(page)).toBeGreaterThan(0.2)
    await player(page)
      .getByRole('button', { name: `Next: ${NETS}` })
      .click()
    await expect(player(page).getByRole('heading', { name: NETS })).toBeVisible()
    await player(page).getByRole('button', { name: 'Close the player' }).click()
  } finally {
    await site.close()
  }
})
