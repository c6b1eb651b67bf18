import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { extractPage } from '#engine/pages/extract-page.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'
import { readMail } from '#feeds/inboxes/mail-entry.ts'
import { readRuns } from '#engine/words/text-runs.ts'
import { areReportsHere, REPORTS } from './reports-folder.ts'

const NOW = new Date('2026-11-28T00:00:00Z')

function read(file: string) {
  const address = `https://${file.replace('.xml', '')}.example/feed.xml`
  return readFeed(readFileSync(join(REPORTS, file)), { address, now: NOW })
}

describe.skipIf(!areReportsHere)('reported feeds', () => {
  test.each([
    ['dates-year-0001.xml', [null]],
    ['dates-slashes.xml', ['2023-11-15T10:00:00.000Z', '2023-01-05T09:05:00.000Z']],
    ['dates-month-names.xml', ['2024-02-15T07:00:00.000Z', '2024-05-07T08:00:00.000Z']],
    [
      'dates-cjk.xml',
      [
        '2024-09-24T20:28:00.000Z',
        '2024-09-24T20:28:00.000Z',
        '2023-11-14T22:13:20.000Z',
        '2024-05-06T08:00:00.000Z',
      ],
    ],
  ])('%s: dates are read', (file, dates) => {
    expect(read(file).entries.map(({ published }) => published)).toEqual(dates)
  })

  test.each([
    ['relative-picture.xml', ['https://relative.example/blog/how-to/wheels.png']],
    ['base-in-content.xml', ['https://pics.example/a/bird.jpg']],
    [
      'pictures-like-counters.xml',
      ['https://pictures.example/photos/open.png', 'https://pictures.example/tracking/birds.jpg'],
    ],
    ['lazy-placeholder.xml', ['https://lazy.example/boats.jpg']],
  ])('%s: pictures are shown', (file, pictures) => {
    const [entry] = read(file).entries
    const shown = [...entry!.content!.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src)
    expect(shown).toEqual(pictures)
    expect(entry!.image).toBe(pictures[0])
  })

  test('relative-picture.xml: links start from the entry, too', () => {
    const [entry] = read('relative-picture.xml').entries
    expect(entry!.content).toContain('href="https://relative.example/blog/how-to/part-2/"')
  })

  test('mail-inline-picture.eml: the picture that the mail brings is shown', async () => {
    const { entry, files } = await readMail(
      readFileSync(join(REPORTS, 'mail-inline-picture.eml')),
      NOW,
    )
    expect(files).toMatchObject([{ type: 'image/png' }])
    expect(entry.content).toContain(`src="https://mail.invalid/${files[0]!.hash}"`)
  })

  test('youtube.xml: paragraphs, lines and links stay, and chapters are not keyphrases', () => {
    const { content, text } = read('youtube.xml').entries[0]!
    expect(text).toBe(
      'We filmed the quay for a night.\n\nMaps: https://harbor.example/maps\n0:00 Start\n1:30 Boats',
    )
    expect(content).toContain('<a href="https://harbor.example/maps"')
    expect(content).toContain('<br />0:00 Start<br />')
    expect(JSON.stringify(readRuns([text], 'en'))).not.toMatch(/Start|Boats/)
  })

  test('page-short-with-comments.html: readers never speak for the article', async () => {
    const page = readFileSync(join(REPORTS, 'page-short-with-comments.html'), 'utf8')
    const { text } = await extractPage(page, 'https://harbor.example/quay')
    expect(text).not.toContain('I was at the old quay')
    expect(['', 'The quay opens on Friday, the council said.']).toContain(text)
  })
})
