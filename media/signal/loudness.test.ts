import { expect, test } from 'vitest'
import { loudnessMeter } from './loudness.ts'
import { joined, tone } from './test-sounds.ts'

const RATE = 24_000

function measured(samples: Float32Array): number {
  const meter = loudnessMeter(RATE)
  for (let at = 0; at < samples.length; at += 1000) meter.add(samples.subarray(at, at + 1000))
  return meter.loudness()
}

test('a full tone of 1 kHz is at -3 LUFS, as the standard says', () => {
  expect(measured(tone(RATE, 997, 5))).toBeCloseTo(-3.01, 1)
})

test('half of it is 6 less', () => {
  expect(measured(tone(RATE, 997, 5, 0.5))).toBeCloseTo(-9.03, 1)
})

test('pauses do not count', () => {
  const spoken = tone(RATE, 997, 5, 0.5)
  const pause = new Float32Array(RATE * 20)
  expect(measured(joined(spoken, pause, spoken))).toBeCloseTo(measured(spoken), 0)
})

test('silence has no loudness', () => {
  expect(measured(new Float32Array(RATE * 3))).toBe(-Infinity)
  expect(measured(new Float32Array(0))).toBe(-Infinity)
})
