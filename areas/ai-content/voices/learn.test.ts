import { expect, test } from 'vitest'
import { learn } from './learn.ts'
import { emptyVoice } from './voice.ts'

const example =
  'We don’t shout. The harbor board knows “ships, crews, and cargo” by heart, and it isn’t late. Three ships came to the harbor. '

test('proposes what the texts bear out, with what was counted', () => {
  const proposals = learn([example.repeat(5)], 'en')
  expect(proposals.map(({ setting, proposed }) => [setting, proposed])).toEqual([
    ['Longest sentence', '14 words'],
    ['Exclamation marks', 'None'],
    ['Short forms', 'As written'],
    ['Quotation marks', 'Curly'],
    ['Numbers below ten', 'In words'],
    ['Comma before the last item', 'Always'],
    ['Preferred words', 'harbor, ships, board, came, cargo, crews, heart, knows, late, shout'],
  ])
  expect(proposals[0]!.counted).toBe(
    '15 of 15 sentences have at most 14 words; the longest has 14.',
  )
  expect(proposals[2]!.counted).toBe('10 short forms such as “don’t”, 0 written out.')
})

test('each proposal changes its own setting', () => {
  const voice = emptyVoice('House')
  const [sentences, , , , numbers] = learn([example.repeat(5)], 'en')
  expect(sentences!.apply(voice).rules).toEqual({ ...voice.rules, longestSentence: 14 })
  expect(numbers!.apply(voice).rules).toEqual({ ...voice.rules, smallNumbers: 'words' })
})

test('proposes nothing for texts that say nothing, and no rule that they follow only half of the time', () => {
  expect(learn(['', '  '], 'en')).toEqual([])
  const torn = 'It don’t. It do not. '.repeat(10)
  expect(learn([torn], 'en').map(({ id }) => id)).not.toContain('contractions')
})
