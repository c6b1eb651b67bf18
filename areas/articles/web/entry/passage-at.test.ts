import { expect, test } from 'vitest'
import { passageAt } from './passage-at.ts'

const text = 'The tide came early. Nobody had moved the boats. Two were lost.'

test('a passage is what stands at its place, whatever words cite it', () => {
  expect(
    passageAt(text, { start: 21, end: 48, words: 'The boats stayed where they were.' }),
  ).toEqual({
    text: 'Nobody had moved the boats.',
    start: 21,
    end: 48,
    before: 'The tide came early. ',
    after: ' Two were lost.',
  })
})

test('without a place, or with one that the text has not any more, the words are looked for', () => {
  for (const place of [{}, { start: 900, end: 940 }])
    expect(passageAt(text, { ...place, words: 'Two were lost.' })).toMatchObject({
      text: 'Two were lost.',
      before: '',
    })
})
