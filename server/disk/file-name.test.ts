import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\mira\\plan.docx', 'plan.docx'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['a\u0000b\nc.txt', 'abc.txt'],
  ['  .hidden  ', 'hidden'],
  ['what?.txt', 'what_.txt'],
  ['Grüße 📎.pdf', 'Grüße 📎.pdf'],
  ['...', 'file'],
  ['', 'file'],
  ['half \ud83d', 'half \ufffd'],
])('%j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept)
})

test('a long name loses of its middle, never its extension or half a character', () => {
  expect(cleanFileName(`${'x'.repeat(300)}.docx`)).toBe(`${'x'.repeat(195)}.docx`)
  const emoji = cleanFileName(`a${'📎'.repeat(300)}`)
  expect(emoji.isWellFormed()).toBe(true)
  expect(emoji).not.toContain('\ufffd')
})
