import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { encodedOnce } from './double-encoding.ts'
import { readFeed } from '../read-feed.ts'

/** Encodes a text twice. Five bytes have no character in windows-1252 and stay unchanged. */
const twice = (text: string) =>
  Array.from(Buffer.from(text), (byte) => {
    const char = iconv.decode(Buffer.of(byte), 'windows-1252')
    return char === '\ufffd' ? String.fromCharCode(byte) : char
  }).join('')

describe('text that was encoded twice', () => {
  test.each([
    'Größe und Fähre: 5 € — „Ölpest“',
    'Déjà vu à Genève, s’il te plaît…',
    'Буксир затонул у мыса',
    '港口新闻：拖船沉没',
    'Tugs 🚢🚢🚢',
  ])('"%s" is found again', (text) => {
    expect(encodedOnce(twice(text))).toBe(text)
  })

  test.each([
    'Größe und Fähre: 5 € — „Ölpest“',
    'Alles nur Spaß“, rief er. „Groß…“ – „Fuß“ und Öl',
    'Déjà vu à Genève, « s’il te plaît »…',
    'NÃO É SÓ “UM” DIA',
    'A feed about “Ã©” and “â€™” — what’s that? It’s “é” and “’”',
    'Буксир',
    'plain',
    '',
  ])('"%s" is left as it is', (text) => {
    expect(encodedOnce(text)).toBeNull()
  })

  test('whatever was encoded twice comes out once, or not at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect([text, null]).toContain(encodedOnce(twice(text)))
      }),
    )
  })

  test('a feed of it is read, and it is said', () => {
    const feed =
      '<rss version="2.0"><channel><title>Größe</title><item><title>Fähre „Öl“</title></item></channel></rss>'
    const { title, entries, problems } = readFeed(Buffer.from(twice(feed)), {
      address: 'https://harbour.example/feed',
      now: new Date(),
    })
    expect([title, entries[0]!.title]).toEqual(['Größe', 'Fähre „Öl“'])
    expect(problems).toEqual(['Its text was encoded twice'])
  })
})
