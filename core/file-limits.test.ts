import { describe, expect, test } from 'vitest'
import { demandSize } from './file-limits.ts'

const refusal = (size: number) => () =>
  demandSize({ name: 'plan.pdf', size }, 10_000_000, 'Split it.')

describe('a file that is too large', () => {
  test('is named with its size and with what is taken', () => {
    expect(refusal(11_000_000)).toThrow(
      '“plan.pdf” is 11 MB, and up to 10 MB can be read. Split it.',
    )
  })

  test('does not seem to be as large as is taken', () => {
    expect(refusal(10_000_001)).toThrow('“plan.pdf” is a little over 10 MB, and up to 10 MB')
    expect(refusal(10_000_000)).not.toThrow()
  })
})
