import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileSizeText } from './file-size.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [18_240, '18.2 KB'],
  [640_400, '640 KB'],
  [999_960, '1 MB'],
  [11_534_336, '11.5 MB'],
  [2_400_000_000, '2.4 GB'],
  [10_000_000_000, '10 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})

test('a size never takes more than three digits and a decimal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000_000_000_000 }), (bytes) => {
      expect(fileSizeText(bytes)).toMatch(/^\d{1,3}(\.\d)? (B|KB|MB|GB|TB)$/)
    }),
  )
})
