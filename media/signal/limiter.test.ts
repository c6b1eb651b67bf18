import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limiter } from './limiter.ts'
import { resample } from './resample.ts'
import { joined, loudest, tone } from './test-sounds.ts'

const RATE = 24_000
const CEILING = 0.84

function limited(samples: Float32Array, piece = samples.length): Float32Array {
  const { run, finish } = limiter(RATE, CEILING)
  const parts: Float32Array[] = []
  for (let at = 0; at < samples.length; at += piece)
    parts.push(run(samples.subarray(at, at + piece)))
  return joined(...parts, finish())
}

test('nothing goes beyond the ceiling, and everything comes out', () => {
  const sounds = fc.array(fc.float({ min: -4, max: 4, noNaN: true }), {
    minLength: 1,
    maxLength: 1500,
  })
  fc.assert(
    fc.property(sounds, fc.integer({ min: 1, max: 400 }), (values, piece) => {
      const out = limited(Float32Array.from(values), piece)
      expect(out).toHaveLength(values.length)
      expect(loudest(out)).toBeLessThanOrEqual(CEILING * 1.0001)
    }),
  )
})

test('what lies below the ceiling stays as it is', () => {
  const quiet = tone(RATE, 440, 0.5, 0.5)
  expect(Array.from(limited(quiet, 77))).toEqual(Array.from(quiet))
})

test('sound does not go beyond the ceiling between samples either', () => {
  // A sine at a quarter of the rate, whose peaks lie between samples: no sample is above 0.71 of
  // the peak.
  const sharp = Float32Array.from(
    { length: RATE },
    (_, i) => 1.3 * Math.sin((Math.PI * i) / 2 + Math.PI / 4),
  )
  const between = resample(limited(sharp), RATE, 4 * RATE)
  expect(loudest(between.subarray(4000, -4000))).toBeLessThan(CEILING * 1.03)
})
