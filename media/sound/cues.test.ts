import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CUE_CHARACTERS, cuesOf } from './cues.ts'

test('a short sentence is one cue', () => {
  expect(cuesOf('The ferry sails again.')).toEqual(['The ferry sails again.'])
})

test('a longer one is broken where a speaker breathes', () => {
  const text =
    'The company, founded in Utrecht eleven years ago, has raised more than it needs, and analysts said that the licence matters more.'
  const cues = cuesOf(text)
  expect(cues.length).toBe(2)
  expect(cues[0]).toMatch(/,$/)
})

test('a number stays with what it counts', () => {
  const text = `${'The council of the northern harbour district decided on Tuesday evening to spend about'} 140 million euros on a ferry`
  for (const cue of cuesOf(text)) expect(cue).not.toMatch(/\d$/)
})

test('no cue is longer than two lines, and no word is lost', () => {
  const words = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('and', 'ferry,', '3', 'Dr.', '长'.repeat(90))),
    {
      maxLength: 80,
    },
  )
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join(' ')
      const cues = cuesOf(text)
      expect(cues.every((cue) => cue.length <= CUE_CHARACTERS)).toBe(true)
      expect(cues.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    }),
  )
})
