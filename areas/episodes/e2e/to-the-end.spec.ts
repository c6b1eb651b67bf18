import { patient } from '#core/test-patience.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { publish } from '#e2e/played/publisher.ts'
import { silence } from '#e2e/played/silence.ts'
import { expect, open, test } from '#e2e/test.ts'

// The browser logs an error for a file that it cannot load.
test.use({ expectsRefusals: true })
test.describe.configure({ timeout: patient(120_000) })

const DATA_SIZE_AT = 40

/** A streamed WAV file, whose header does not state its length. */
function endless(seconds: number): Buffer {
  const sound = silence(seconds)
  for (const at of [4, DATA_SIZE_AT]) sound.writeUInt32LE(0xff_ff_ff_ff, at)
  return sound
}

const measured = (body: Buffer) => ({
  type: 'audio/x-wav',
  body,
  headers: { 'content-length': String(body.length) },
})
const SECOND = silence(1)

/** Episodes that are played to the end, in order. */
const EPISODES = [
  { title: 'Length is told', duration: '0:01', answer: measured(SECOND) },
  { title: 'Length is told by nobody', answer: { type: 'audio/x-wav', body: endless(1) } },
  { title: 'Told too long by its feed', duration: '5:00', answer: measured(SECOND) },
  {
    title: 'Told too long by itself',
    duration: '1:00',
    answer: measured(silence(60).subarray(0, SECOND.length)),
  },
  { title: 'Gone from its server', duration: '0:01', answer: null },
  { title: 'For members', answer: { status: 403, body: 'Sign in' } },
  { title: 'Played at the end', duration: '0:01', answer: measured(SECOND) },
]
const FAILING = ['Gone from its server', 'For members']

test('the queue is heard to its end, past files that cannot be played', async ({
  page,
  emptyHub,
}) => {
  const answers: Parameters<typeof publish>[0] = {}
  const site = await publish(answers)
  const items = EPISODES.map(({ title, duration, answer }, at) => {
    if (answer) answers[`/${at}.wav`] = answer
    return `<item><title>${title}</title><guid isPermaLink="false">${at}</guid><pubDate>${new Date(Date.now() - (at + 1) * 3_600_000).toUTCString()}</pubDate>
      <description>An hour of the harbor, number ${at}.</description><enclosure url="${site.origin}/${at}.wav" type="audio/x-wav"/>
      ${duration ? `<itunes:duration>${duration}</itunes:duration>` : ''}</item>`
  })
  answers['/feed.xml'] = {
    type: 'application/rss+xml',
    body: `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Harbor Hours</title><link>${site.origin}/</link><description>d</description>${items.join('')}</channel></rss>`,
  }
  try {
    await askHub(emptyHub, 'sources/followSource', { address: site.privately('/feed.xml') })
    await open(page, `${emptyHub.address}/news-hub/podcasts`)
    const all = page.getByRole('region', { name: 'All episodes' })
    const queue = page.getByRole('region', { name: 'Queue' })
    for (const { title } of EPISODES)
      await all
        .getByRole('listitem', { name: title, exact: true })
        .getByRole('button', { name: /^Add to queue/ })
        .click()
    await expect(queue.getByRole('listitem')).toHaveCount(EPISODES.length)
    const told = Promise.all(
      FAILING.map((title) => page.getByText(`"${title}" cannot be played.`).waitFor()),
    )
    await queue.getByRole('button', { name: `Play ${EPISODES[0]!.title}`, exact: true }).click()
    await told
    // Failed episodes stay in the queue. All others count as heard, and start over when they are
    // played again.
    await expect(queue.getByRole('listitem')).toHaveCount(FAILING.length, {
      timeout: patient(30_000),
    })
    for (const { title } of EPISODES) {
      const episode = all.getByRole('listitem', { name: title, exact: true })
      await expect(episode.getByText(/Heard/)).toHaveCount(FAILING.includes(title) ? 0 : 1)
      await expect(episode.getByText(' left')).toHaveCount(0)
    }
    await expect(
      page
        .getByRole('region', { name: 'Player' })
        .getByRole('heading', { name: 'Played at the end' }),
    ).toBeVisible()
  } finally {
    await site.close()
  }
})
