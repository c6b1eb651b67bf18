import { expect, test } from 'vitest'
import { sharesOf, weightsOf } from './term-shares.ts'

test('weights come back to a hundred-thousandth, in two bytes each', () => {
  const weights = [1, 0.32734996, 0.30485854, 0.2, 0.0101, 0]
  const shares = sharesOf(weights)
  expect(shares).toHaveLength(2 * weights.length)
  const back = weightsOf(shares)
  expect(back).toHaveLength(weights.length)
  for (const [at, weight] of weights.entries())
    expect(Math.abs(back[at]! - weight)).toBeLessThan(0.00001)
})

test('they are read where they lie within a larger buffer', () => {
  const within = Buffer.concat([Buffer.from([9]), sharesOf([0.5, 0.25])]).subarray(1)
  expect(weightsOf(within).map((weight) => weight.toFixed(3))).toEqual(['0.500', '0.250'])
})
