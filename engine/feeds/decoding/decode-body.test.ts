import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { readFeed } from '../read-feed.ts'
import { decodeBody } from './decode-body.ts'

const title = (
  encoding: string,
  words: string,
  head = '<?xml version="1.0" encoding="UTF-8"?>',
  language = '',
) => {
  const xml = `${head}<rss version="2.0"><channel><title>${words}</title>${language}<link>https://harbour.example/</link></channel></rss>`
  const body = iconv.encode(xml, encoding)
  return readFeed(body, { address: 'https://harbour.example/feed', now: new Date() }).title
}

test.each([
  ['windows-1251', 'Совет открыл причал в пятницу'],
  ['windows-1251', 'Рада відкрила причал у п’ятницю'],
  ['koi8-r', 'Совет открыл причал в пятницу, сообщили жителям'],
  ['windows-1252', 'Der Kai öffnet für Gäste – schön'],
  ['windows-1252', 'Les élus ont rouvert le quai à midi'],
  ['windows-1253', 'Το συμβούλιο άνοιξε την προβλήτα'],
  ['windows-1254', 'Belediye iskeleyi cuma günü açtı, şehir sevindi'],
  ['windows-1256', 'فتح المجلس الرصيف يوم الجمعة'],
  ['shift_jis', '市議会は金曜日に埠頭を開いた'],
  ['gb18030', '市议会周五开放了码头居民们很高兴'],
  ['euc-kr', '시의회는 금요일에 부두를 열었다'],
])('%s under another label, or none, is read by its letters: %s', (encoding, words) => {
  expect(title(encoding, words)).toBe(words)
  expect(title(encoding, words, '')).toBe(words)
})

test.each([
  ['windows-1250', 'pl', 'Rada miasta otworzyła nabrzeże w piątek'],
  ['iso-8859-2', 'pl', 'Rada miasta otworzyła nabrzeże w piątek'],
  ['windows-1257', 'lt', 'Taryba penktadienį atidarė krantinę'],
])('%s is told from its like by the language of the feed, %s', (encoding, language, words) => {
  expect(title(encoding, words, undefined, `<language>${language}</language>`)).toBe(words)
})

/** The title that is read from a feed whose title has these bytes. */
function titleOf(words: Uint8Array | string, head = '<?xml version="1.0" encoding="UTF-8"?>') {
  const body = Buffer.concat([
    Buffer.from(`${head}<rss version="2.0"><channel><title>`),
    Buffer.from(words),
    Buffer.from('</title><link>https://harbour.example/</link></channel></rss>'),
  ])
  return readFeed(body, { address: 'https://harbour.example/feed', now: new Date() }).title
}

const cyrillic = 'Совет открыл причал в пятницу'

test.each([
  ['one byte of no letter', Buffer.from([0xff])],
  ['a letter that is cut', Buffer.from('й').subarray(0, 1)],
  ['a letter of four bytes that is cut', Buffer.from('🚢').subarray(0, 3)],
])('text in UTF-8 with %s stays that, but for this one', (_, broken) => {
  const words = Buffer.concat([Buffer.from(`${cyrillic} `), broken, Buffer.from(` ${cyrillic}`)])
  expect(titleOf(words)).toBe(`${cyrillic} \ufffd ${cyrillic}`)
  expect(titleOf(words, '<?xml version="1.0" encoding="windows-1251"?>')).toContain(cyrillic)
})

test.each([
  ['windows-1252', 'Café du quai'],
  ['windows-1252', 'Straße “am Kai” – 5 €'],
  ['gb18030', '市议会批准重建旧码头，居民们星期五很高兴地回来了'],
  ['windows-1251', cyrillic],
])('%s under the label of UTF-8 is read by its letters: %s', (encoding, words) => {
  expect(titleOf(iconv.encode(words, encoding))).toBe(words)
})

test('letters beyond the basic plane are whole, however their halves are written', () => {
  const cesu = Buffer.from([0xed, 0xa0, 0xbd, 0xed, 0xba, 0xa2])
  expect(titleOf(Buffer.concat([Buffer.from('Ferry '), cesu]))).toBe('Ferry 🚢')
  expect(titleOf('Ferry &#55357;&#56994;')).toBe('Ferry 🚢')
  expect(titleOf('Ferry &#xD83D;&#xDEA2;')).toBe('Ferry 🚢')
  expect(titleOf('<![CDATA[Ferry &#55357;&#56994;]]>')).toBe('Ferry 🚢')
})

test('text that was encoded twice or three times is read once', () => {
  const words = 'Décidé: l’été où l’on répare la jetée'
  const again = (text: string) => Buffer.from(text).toString('latin1')
  expect(titleOf(again(words))).toBe(words)
  expect(titleOf(again(again(words)))).toBe(words)
})

test.each(['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])('%s needs no mark', (encoding) => {
  const xml = '<rss version="2.0"><channel><title>Quay häfen</title></channel></rss>'
  const body = iconv.encode(xml, encoding, { addBOM: false })
  expect(readFeed(body, { address: 'https://a.example/', now: new Date() }).title).toBe(
    'Quay häfen',
  )
})

test('Japanese in seven bits is read', () => {
  const words = Buffer.from('\u001b$B;T5D2q\u001b(B', 'latin1')
  expect(titleOf(words, '<?xml version="1.0" encoding="ISO-2022-JP"?>')).toBe('市議会')
})

test('what a page says of its letters counts for more than what every server says', () => {
  const page = iconv.encode(
    '<html><head><meta charset="windows-1251"></head><body>Рада і причал</body></html>',
    'windows-1251',
  )
  expect(decodeBody(page, 'text/html; charset=iso-8859-1').text).toContain('Рада і причал')
})
