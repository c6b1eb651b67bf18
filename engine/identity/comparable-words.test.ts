import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { areTitlesAlike, comparableWords } from './comparable-words.ts'

describe('the words that count', () => {
  test.each([
    ['spaces', 'The ferry\n\n sails  again', 'The ferry sails again'],
    ['punctuation', 'It’s late, “very” late…', 'Its late - very late!'],
    [
      'tracking',
      'See https://a.example/x?utm_source=rss for more',
      'See https://a.example/x?utm_source=mail for more',
    ],
    ['time ago', 'Posted 5 minutes ago. The ferry sails.', 'Posted an hour ago. The ferry sails.'],
    ['time ago in German', 'vor 5 Minuten: Die Fähre fährt', 'vor einer Stunde: Die Fähre fährt'],
    ['time ago in French', 'Publié il y a 5 minutes', 'Publié il y a 2 heures'],
    ['comments', 'The ferry sails. 3 comments', 'The ferry sails. 1,204 comments'],
    [
      'advertising',
      'The ferry sails.\nAdvertisement: Buy bread\nOn Monday.',
      'The ferry sails.\nSponsored by a bank\nOn Monday.',
    ],
    ['the form of letters', 'ﬁne cafe\u0301', 'fine café'],
  ])('are the same for other %s', (_, one, other) => {
    expect(comparableWords(one)).toBe(comparableWords(other))
  })

  test.each([
    ['Nine were saved', 'Ten were saved'],
    ['It is 1.5 degrees', 'It is 15 degrees'],
    ['It is -5 degrees', 'It is 5 degrees'],
    ['the US', 'the us'],
    ['Advertising pays', 'Advertising fails'],
    ['Promoted to captain, he left', 'Promoted to captain, he stayed'],
    ['3 people comment', '4 people comment'],
    ['Il y a 9 morts', 'Il y a 10 morts'],
    ['She sold 500 shares', 'She sold 900 shares'],
    ['😀', '😢'],
  ])('tell "%s" from "%s"', (one, other) => {
    expect(comparableWords(one)).not.toBe(comparableWords(other))
  })

  test('are found quickly in anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(comparableWords(`${text}\n`)).toBe(comparableWords(text))
      }),
    )
    const spentMs = cpuClock()
    comparableWords('1'.repeat(200_000))
    comparableWords('1,'.repeat(100_000))
    comparableWords('vor il y a hace '.repeat(12_000))
    comparableWords('-'.repeat(200_000))
    expect(spentMs()).toBeLessThan(5000)
  })
})

test.each([
  ['Ferry service resumes on Monday', 'Ferry service resumes on Tuesday', true],
  ['Ferry service resumes', 'Bakery wins a prize', false],
  ['港口渡轮周一恢复', '港口渡轮周二恢复', true],
  ['港口渡轮周一恢复', '面包店获得奖项', false],
  ['Go', 'Go!', true],
  ['Go', 'No', false],
])('"%s" and "%s" alike: %s', (one, other, areAlike) => {
  expect(areTitlesAlike(one, other)).toBe(areAlike)
})
