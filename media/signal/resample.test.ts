import { expect, test } from 'vitest'
import { resample } from './resample.ts'
import { loudest, tone } from './test-sounds.ts'

const middle = (samples: Float32Array) =>
  samples.subarray(samples.length * 0.2, samples.length * 0.8)

test.each([
  [16_000, 24_000],
  [22_050, 24_000],
  [48_000, 24_000],
  [44_100, 24_000],
])('a tone stays the same from %d to %d', (from, to) => {
  const moved = middle(resample(tone(from, 1000, 1, 0.5), from, to))
  const expected = middle(tone(to, 1000, 1, 0.5))
  const error = moved.map((sample, i) => sample - expected[i]!)
  expect(loudest(error)).toBeLessThan(0.002)
})

test('what the new rate cannot hold is gone, instead of sounding as another tone', () => {
  expect(loudest(middle(resample(tone(48_000, 15_000, 1), 48_000, 24_000)))).toBeLessThan(0.002)
})
