import { expect, test } from 'vitest'
import { listLooks, readListLooks, writeListLooks } from './list-looks.ts'

test('what is kept is read, and anything else is nothing', () => {
  expect(readListLooks(writeListLooks(listLooks))).toEqual([...listLooks])
  for (const text of [null, '', 'huge', 'compact>', 'Compact', '" data-x="'])
    expect(readListLooks(text)).toEqual([])
})
