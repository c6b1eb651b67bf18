import { describe, expect, test } from 'vitest'
import { meantWords } from './typing-errors.ts'

const held = ['harbor', 'harbors', 'council', 'ferry', 'причал', 'festival', 'tug', 'c++'].map(
  (lexeme, texts) => ({ lexeme, texts }),
)

describe('A word with a typing error', () => {
  test.each([
    ['harbpr', ['harbor']],
    ['harobr', ['harbor']],
    ['ahrbor', ['harbor']],
    ['harbr', ['harbor']],
    ['harrbor', ['harbor']],
    ['ferr', ['ferry']],
    ['прчал', ['причал']],
    ['fesitvl', []],
    ['festvial', ['festival']],
    ['fstivla', []],
    ['fstivall', ['festival']],
    ['tgu', []],
    ['2026', []],
    ['zzqqxx', []],
  ])('%s may be %s', (typed, meant) => {
    expect(meantWords([typed], held)).toEqual(meant)
  })

  test('may be several that are as near, those of most texts first', () => {
    expect(meantWords(['harbore'], held)).toEqual(['harbors', 'harbor'])
  })
})
