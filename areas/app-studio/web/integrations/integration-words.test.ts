import { expect, test } from 'vitest'
import { throughputText } from './integration-words.ts'

test.each([
  [0, '0 KB/s'],
  [499, '0 KB/s'],
  [14_000, '14 KB/s'],
  [999_499, '999 KB/s'],
  [999_600, '1 MB/s'],
  [1_200_000, '1.2 MB/s'],
  [2_000_000, '2 MB/s'],
  [3_450_000_000, '3.5 GB/s'],
  [5_000_000_000_000, '5000 GB/s'],
])('%d bytes a second read as %s', (bytesPerSecond, text) => {
  expect(throughputText(bytesPerSecond)).toBe(text)
})
