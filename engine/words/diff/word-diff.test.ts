import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { diffText, type DiffPiece } from './word-diff.ts'

function marked(pieces: DiffPiece[]): string {
  const marks = { same: '', added: '+', removed: '-', skipped: '…' }
  return pieces.map(({ kind, text }) => `${marks[kind]}${text}${marks[kind]}`).join('')
}

describe('the difference between two texts', () => {
  test('is told word by word', () => {
    expect(marked(diffText('Nine sailors were saved', 'Ten sailors were saved', 'en'))).toBe(
      '-Nine-+Ten+ sailors were saved',
    )
  })

  test('is told word by word where spaces part no words', () => {
    expect(marked(diffText('港口渡轮周一恢复', '港口渡轮周二恢复', 'zh'))).toContain('港口渡轮')
  })

  test('leaves out long stretches that are the same, and keeps what stands around a change', () => {
    const filler = 'The boat sails from the quay every hour. '.repeat(40)
    const pieces = diffText(
      `${filler}Nine were saved. ${filler}`,
      `${filler}Ten were saved. ${filler}`,
      'en',
    )
    expect(pieces.map(({ kind }) => kind)).toEqual([
      'skipped',
      'same',
      'removed',
      'added',
      'same',
      'skipped',
    ])
    expect(marked(pieces).length).toBeLessThan(700)
    expect(marked(pieces)).toContain('every hour. -Nine-+Ten+ were saved.')
  })

  test('of two long texts with nothing in common is found soon', () => {
    const text = (word: string) =>
      Array.from({ length: 30_000 }, (_, n) => `${word}${n % 977}`).join(' ')
    const spentMs = cpuClock()
    const pieces = diffText(text('a'), text('b'), 'en')
    expect(spentMs()).toBeLessThan(3000)
    expect(new Set(pieces.map(({ kind }) => kind))).toEqual(new Set(['removed', 'added']))
  })

  test('holds every word of both, in their order', () => {
    const words = fc
      .array(fc.constantFrom('tug', 'nine', 'saved', '港', '<b>', '\n', '.'), { maxLength: 20 })
      .map((words) => words.join(' '))
    const bare = (text: string) => text.replace(/\s+/g, '')
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pieces = diffText(before, after, 'en')
        const without = (left: DiffPiece['kind']) =>
          bare(
            pieces
              .filter(({ kind }) => kind !== left)
              .map(({ text }) => text)
              .join(''),
          )
        expect(without('added')).toBe(bare(before))
        expect(without('removed')).toBe(bare(after))
      }),
    )
  })
})
