import { expect, test } from 'vitest'
import { wordsOf } from './compose-script.ts'
import { wordsOfSameDuration, wordsPerMinute } from './speaking-rate.ts'
import { madeArticle, madeEntry, madeMaterial } from './test-material.ts'
import { writeScript } from './write-script.ts'

const SYLLABLES = ['ba', 'do', 'ki', 'lu', 'me', 'ra', 'su', 'vo']
const word = (at: number) => [0, 1, 2].map((nth) => SYLLABLES[(at >> (3 * nth)) % 8]).join('')

/** Forty stories in German that have nothing in common. */
const german = madeMaterial(
  Array.from({ length: 40 }, (_, at) => {
    const sentence = (nth: number) => {
      const [who, does, what, where, when] = [1, 97, 193, 289, 385].map((by) =>
        word((at * 4 + nth) * 7 + by),
      )
      return `Der Wärter von Or${where}n hat am Montag mit Frau Ma${who}n neben dem ${when}p einen ${what}t ge${does}t.`
    }
    return madeArticle([
      madeEntry([0, 1, 2, 3].map(sentence).join(' '), { language: 'de', title: sentence(0) }),
    ])
  }),
  'Wärter',
)

test('Words are as many as the voices of a language speak in the time that was asked for', () => {
  const words = (form: 'brief' | 'summary') =>
    wordsOf(writeScript(german, { form, style: 'balanced', words: 312 }))
  expect(Math.abs(words('brief') - wordsOfSameDuration(312, 'de'))).toBeLessThan(40)
  expect(words('brief')).toBeLessThan(290)
  // The length of a text is in words, whatever its language.
  expect(Math.abs(words('summary') - 312)).toBeLessThan(47)
})

test('What is too little lasts as long as it is said to', () => {
  const text =
    'جنحت العبارة ماريغولد قبالة ميناء أورلان يوم الاثنين وعلى متنها مئات الركاب. وقال حرس السواحل إن جميع الركاب نقلوا إلى البر خلال ساعتين فقط.'
  const material = madeMaterial([madeArticle([madeEntry(text, { language: 'ar' })])])
  const script = writeScript(material, { form: 'brief', style: 'balanced', words: 312 })
  const seconds = (wordsOf(script) / wordsPerMinute('ar')) * 60
  const said = Number(/(\d+) seconds/.exec(script.shortage!)![1])
  expect(Math.abs(said - seconds)).toBeLessThan(3)
})

test('languages are known by their first letters', () => {
  expect(wordsPerMinute('de-AT')).toBe(wordsPerMinute('de'))
  expect(wordsPerMinute('constructor')).toBe(wordsPerMinute('nl'))
})
