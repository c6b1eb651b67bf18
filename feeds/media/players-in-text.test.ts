import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerHtml } from '#engine/markup/answer-html.ts'
import { sanitizeHtml } from '#engine/markup/sanitize.ts'
import { harmIn } from '#engine/markup/test-answers.ts'
import { askedFor } from '#server/test-tools.ts'
import type { Tools } from '#server/tools.ts'
import { ourPictures } from '../pictures/pictures-in-text.ts'
import { framePage } from './frame-page.ts'
import { mediaOf } from './media-address.ts'
import { ourPlayers } from './players-in-text.ts'

const secrets = {
  sign: (text: string) => createHash('sha256').update(text).digest('base64url'),
}
const tools = { secrets, frameHosts: ['player.example'] } as unknown as Tools
const answer = (html: string) =>
  answerHtml(sanitizeHtml(html, 'https://harbour.example/'), [
    ourPlayers(tools, 'reader'),
    ourPictures(tools.secrets),
  ])
const playIn = (html: string) => /data-play="([^"]+)"/.exec(html)?.[1] ?? null
const frame = (address: string) => `<p>a<iframe src="${address}" title="Boats"></iframe>b</p>`

async function pageFor(html: string) {
  const named = playIn(answer(html))?.replace('/frames/', '') ?? ''
  return framePage.answer(tools, askedFor('reader', { named }))
}

test('a video has its still by way of this hub, a player and a link, and asks nobody', () => {
  const shown = answer(frame('https://www.youtube.com/embed/AAAAAAAAAAA'))
  expect(shown).toMatch(/<span class="embed" data-play="\/frames\/[\w-]+" data-kind="frame"><img /)
  expect(shown).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=AAAAAAAAAAA"[^>]*>Boats<\/a>/,
  )
  expect(shown.match(/(?:src|srcset|data-play)="(?!\/)/)).toBeNull()
  expect(harmIn(shown)).toEqual([])
})

test.each([
  ['https://youtu.be/AAAAAAAAAAA', 'https://www.youtube-nocookie.com'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://player.vimeo.com'],
  ['https://player.example/7', 'https://player.example'],
])('the page with the frame of %s allows %s alone', async (address, host) => {
  const page = await pageFor(frame(address))
  const policy = page?.headers?.['content-security-policy'] ?? ''
  expect(policy.match(/https?:[^\s;]*/g)).toEqual([host])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(page?.body).toContain(`<iframe src="${host}/`)
})

test.each(['https://other.example/7', 'http://player.example/7', 'https://sub.player.example/'])(
  '%s is a link, and there is no page for it',
  async (address) => {
    const shown = answer(frame(address))
    expect(shown).toMatch(/<p>a<a href="[^"]*" rel="[^"]*" target="_blank">Boats<\/a>b<\/p>/)
    const named = Buffer.from(address).toString('base64url')
    expect(await framePage.answer(tools, askedFor('reader', { named }))).toBeNull()
  },
)

test('what is not an address has no page', async () => {
  for (const named of ['', '%', 'x', Buffer.from('javascript:alert(1)').toString('base64url')])
    expect(await framePage.answer(tools, askedFor('reader', { named }))).toBeNull()
})

test('a file is played for the reader who was shown it', () => {
  const play = playIn(answer('<video src="/boats.mp4" poster="/still.jpg"></video>'))
  const [, , signature = '', named = ''] = play?.split('/') ?? []
  const address = 'https://harbour.example/boats.mp4'
  expect(mediaOf(tools.secrets, 'reader', { signature, named })).toBe(address)
  expect(mediaOf(tools.secrets, 'other', { signature, named })).toBeNull()
})

test('what others mark as a player plays nothing else', () => {
  const shown = answer(
    '<a data-embed="frame" href="javascript:alert(1)">a</a><span class="embed" data-play="https://x.example/" data-kind="frame">b</span><a data-embed="video" href="mailto:a@b.example">c</a>',
  )
  expect(shown).not.toMatch(/data-play|javascript/)
})
