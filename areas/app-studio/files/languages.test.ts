import { expect, test } from 'vitest'
import { languagesOf } from './languages.ts'

test('languages of a project are those of most of its files', () => {
  const paths = [
    'a.ts',
    'b.tsx',
    'c.css',
    'index.html',
    'README.md',
    'd.md',
    'Makefile',
    'x.toString',
  ]
  expect(languagesOf(paths)).toEqual(['Markdown', 'TypeScript', 'CSS'])
  expect(languagesOf(['LICENSE'])).toEqual([])
})
