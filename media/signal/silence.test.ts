import { expect, test } from 'vitest'
import { keptPosition, keptSamples, soundingStretches } from './silence.ts'
import { joined, tone } from './test-sounds.ts'

const RATE = 16_000
const said = tone(RATE, 300, 1, 0.5)
const pause = (seconds: number) => new Float32Array(Math.round(RATE * seconds))

test('silence around a sentence goes', () => {
  const sound = joined(pause(2), said, pause(3))
  const kept = keptSamples(sound, soundingStretches(sound, RATE))
  expect(kept.length / RATE).toBeCloseTo(1.06, 1)
})

test('a long pause inside becomes a short one, and places behind it move', () => {
  const sound = joined(said, pause(4), said)
  const stretches = soundingStretches(sound, RATE)
  expect(keptSamples(sound, stretches).length / RATE).toBeCloseTo(2.45, 1)
  expect(keptPosition(5 * RATE, stretches) / RATE).toBeCloseTo(1.45, 1)
})

test('a short pause stays', () => {
  const sound = joined(said, pause(0.3), said)
  expect(soundingStretches(sound, RATE)).toEqual([{ start: 0, end: sound.length }])
})

test('of silence, nothing is kept', () => {
  expect(soundingStretches(pause(2), RATE)).toEqual([])
  expect(soundingStretches(pause(0), RATE)).toEqual([])
})
