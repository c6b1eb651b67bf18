import { expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { costlyRepetitions, cpuClock } from '#core/test-costs.ts'
import { extractPage } from './extract-page.ts'
import { goesOn } from '#feeds/full-text/is-truncating.ts'
import { livePictures } from '../markup/live-pictures.ts'
import { fromSet } from '../markup/picture-sets.ts'

// Repetitions of a million characters in a page may cost a second at most.
const ADDRESS = 'https://harbour.example/tug'
const LONG_MS = patient(240_000)

const page = (head: string, body: string) =>
  extractPage(
    `<html><head>${head}</head><body><article><h1>Tug sinks</h1><p>Nine were saved.</p>${body}</article></body></html>`,
    ADDRESS,
  )
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const readers: Record<string, (text: string) => unknown> = {
  'an article': (text) => page('', text),
  'what its head says': (text) => {
    const part = text.slice(0, text.length / 4)
    const said = attribute(part)
    const data = { '@type': 'NewsArticle', headline: 'Tug sinks', articleBody: part }
    return page(
      `<title>${said}</title><meta property="og:title" content="${said}">
      <script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
      <script type="application/ld+json">${part}</script>`,
      '',
    )
  },
  'the end of a text': goesOn,
  'a set of pictures': fromSet,
  'pictures for who runs no scripts': (text) => livePictures(`<noscript>${text}</noscript>`),
  'sections for who runs no scripts': (text) => livePictures(`<noscript><img src="a">${text}`),
}

test.each(Object.entries(readers))(
  '%s',
  async (_, read) => {
    // The first text loads the language detector, so it is read before the measurement.
    await page('', '<p>zzyzx qwfp arst')
    expect(await costlyRepetitions(read)).toEqual([])
  },
  LONG_MS,
)

test('attributes of ever another name cost a second at most', async () => {
  const names = Array.from({ length: 130_000 }, (_, at) => `a${at}`).join(' ')
  const spentMs = cpuClock()
  const { text } = await page('', `<p ${names}>Never read</p>`)
  expect(text).not.toContain('Never read')
  expect(spentMs()).toBeLessThan(1000)
})
