import { patient } from '#core/test-patience.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { publish } from '#e2e/played/publisher.ts'
import { silence } from '#e2e/played/silence.ts'
import { expect, open, reload, test } from '#e2e/test.ts'
import type { Episode } from '../contract.ts'

test.use({ isFresh: true })
test.describe.configure({ timeout: patient(120_000) })

const TITLES = ['Ebb', 'Slack water', 'Flood'] as const
const [EBB, SLACK, FLOOD] = TITLES

test('what another device played is gone on from, as fast as before, and what is to come next can be moved', async ({
  page,
  emptyHub,
}) => {
  const sound = silence(120)
  const recording = {
    type: 'audio/x-wav',
    body: sound,
    headers: { 'content-length': String(sound.length) },
  }
  const answers: Parameters<typeof publish>[0] = Object.fromEntries(
    TITLES.map((_, at) => [`/${at}.wav`, recording]),
  )
  const site = await publish(answers)
  const items = TITLES.map(
    (title, at) =>
      `<item><title>${title}</title><guid isPermaLink="false">${at}</guid><pubDate>${new Date(Date.now() - (at + 1) * 3_600_000).toUTCString()}</pubDate>
        <description>&lt;p&gt;The tide of hour ${at}, at 10:30 pm.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;0:45 The quay&lt;/li&gt;&lt;/ul&gt;</description><enclosure url="${site.origin}/${at}.wav" type="audio/x-wav"/>
        <itunes:season>2</itunes:season><itunes:episode>${at + 1}</itunes:episode></item>`,
  )
  answers['/feed.xml'] = {
    type: 'application/rss+xml',
    body: `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Tides</title><link>${site.origin}/</link><description>d</description>${items.join('')}</channel></rss>`,
  }
  const player = page.getByRole('region', { name: 'Player' })
  const all = page.getByRole('region', { name: 'All episodes' })
  const queue = page.getByRole('region', { name: 'Queue' })
  const time = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
  try {
    await askHub(emptyHub, 'sources/followSource', { address: site.privately('/feed.xml') })
    await open(page, `${emptyHub.address}/news-hub/podcasts`)
    const ebb = all.getByRole('listitem', { name: EBB, exact: true })
    await expect(ebb.getByText('Season 2, episode 1')).toBeVisible()
    for (const [before, title] of TITLES.entries()) {
      await all
        .getByRole('listitem', { name: title, exact: true })
        .getByRole('button', { name: /^Add to queue/ })
        .click()
      // The test waits for each request, because two simultaneous ones might arrive in another
      // order.
      await expect(queue.getByRole('listitem')).toHaveCount(before + 1)
    }
    await ebb.getByRole('button', { name: /^Play / }).click()
    await expect.poll(time).toBeGreaterThan(0.1)
    await expect(player.getByRole('button', { name: `Next: ${SLACK}` })).toBeVisible()
    await queue.getByRole('button', { name: /^Play next.*Flood/ }).click()
    await expect(player.getByRole('button', { name: `Next: ${FLOOD}` })).toBeVisible()

    // A locked phone computes its displayed position from the last report, so the page has to
    // report each jump.
    await page.evaluate(() => {
      navigator.mediaSession.setPositionState = (state) => {
        document.body.dataset['told'] = String(Math.round(state?.position ?? 0))
      }
    })
    await player.getByRole('button', { name: 'Forward 30 seconds' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-told', /^([3-9]\d|1\d\d)$/)
    await player.getByLabel('Speed').selectOption('1.5')

    // The player can show the notes of every recording.
    await player.getByRole('button', { name: 'Show transcript and chapters' }).click()
    const notes = player.getByRole('region', { name: 'Notes' })
    await expect(notes.getByRole('button')).toHaveText(['0:45'])
    await notes.getByRole('button').click()
    await expect.poll(time).toBeGreaterThan(44)
    await player.getByLabel('Skip forward').selectOption('10 s')
    await player.getByRole('button', { name: 'Forward 10 seconds' }).click()
    await expect.poll(time).toBeGreaterThan(54)
    await player.getByLabel('Stop playing').selectOption('In 5 min')
    await expect(player.getByRole('button', { name: 'Stops in 5 min' })).toBeVisible()
    await player.getByLabel('Stop playing').selectOption('At its end')
    await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = audio.duration - 0.3
    })
    await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect(player.getByRole('button', { name: 'Stops at the end' })).toBeHidden()
    await expect(player.getByRole('group', { name: EBB })).toBeVisible()
    await player.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    const saved = page.waitForResponse(/savePosition/)
    await player.getByRole('button', { name: 'Pause', exact: true }).click()
    await saved

    await reload(page)
    await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const { episodes } = (await askHub(emptyHub, 'episodes/listEpisodes')) as {
      episodes: Episode[]
    }
    const { id } = episodes.find(({ title }) => title === EBB)!
    await askHub(emptyHub, 'generation/playing/savePosition', {
      ...{ id, seconds: 90, isFinished: false },
    })
    await player.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(time).toBeGreaterThan(89)
    await expect(player.getByLabel('Speed')).toHaveValue('1.5')
    await expect(player.getByRole('button', { name: 'Forward 10 seconds' })).toBeVisible()
    await player.getByRole('button', { name: 'Close the player' }).click()

    // An episode counts as heard in its last 2 percent, but can still be continued there.
    await askHub(emptyHub, 'generation/playing/savePosition', {
      ...{ id, seconds: 117.9, length: 120, isFinished: false },
    })
    await expect(ebb.getByText(/Heard/)).toBeVisible()
  } finally {
    await site.close()
  }
})
