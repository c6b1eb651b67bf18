import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('cells are quoted, and nothing in them is a formula', () => {
  expect(csvLine(['a "b", c\nd', '', '=1+1', '-2', '@x', "it's"])).toBe(
    `"a ""b"", c\nd","","'=1+1","'-2","'@x","it's"\r\n`,
  )
})
