import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { readFeed } from '../read-feed.ts'

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
