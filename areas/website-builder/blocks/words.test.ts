import { describe, expect, test } from 'vitest'
import { paragraphs } from '../drawing/written.ts'
import { linksOfWords, plainWords } from './words.ts'

const drawn = (text: string) => paragraphs(text, (address) => address)?.text ?? null

describe('A written text', () => {
  test.each([
    ['One line', '<p>One line</p>'],
    ['One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
    ['- a\n- b\n\n- c', '<ul><li>a</li><li>b</li></ul><ul><li>c</li></ul>'],
    ['Text\n- a', '<p>Text</p><ul><li>a</li></ul>'],
    ['**bold** and _slanted_', '<p><strong>bold</strong> and <em>slanted</em></p>'],
    ['**bold with _both_**', '<p><strong>bold with <em>both</em></strong></p>'],
    [
      '[us](/about), or **[you](/you)**',
      '<p><a href="/about">us</a>, or <strong><a href="/you">you</a></strong></p>',
    ],
    ['snake_case_name and 2 ** 3 ** 4', '<p>snake_case_name and 2 ** 3 ** 4</p>'],
    ['** not bold **, _ not _', '<p>** not bold **, _ not _</p>'],
    ['[no address]() [x](a b)', '<p>[no address]() [x](a b)</p>'],
  ])('%s', (text, html) => expect(drawn(text)).toBe(html))

  test('is nothing where it is blank', () => expect(drawn(' \n\n ')).toBeNull())

  test('has links, and words without marks', () => {
    const text = '**See [us](/about)**\n\n- or [them](https://example.org)'
    expect(linksOfWords(text)).toEqual(['/about', 'https://example.org'])
    expect(plainWords(text)).toBe('See us or them')
  })
})
