import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PagePath } from './contracts/pages.ts'
import { pathFor } from './page-paths.ts'

test('a title becomes a path that is free', () => {
  expect(pathFor('Über uns & Straße', [])).toBe('uber-uns-strasse')
  expect(pathFor('Menu', ['menu', 'menu-2'])).toBe('menu-3')
  expect(pathFor('料理', [])).toBe('')
})

test('whatever the title, its path is one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const path = pathFor(title, [])
      expect(PagePath.safeParse(path).success).toBe(true)
      expect(path === '' || pathFor(title, [path]) !== path).toBe(true)
    }),
  )
})
