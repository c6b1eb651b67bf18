import { expect, test } from 'vitest'
import { blankFrame, pixelsOf, takeIn } from './i420.ts'

test('white, black and the pencil become the light and colours that the standard gives them', () => {
  for (const [pixel, light, blue, red] of [
    [0xff_ff_ff_ff, 235, 128, 128],
    [0xff_00_00_00, 16, 128, 128],
    [0xff_ab_51_1e, 81, 175, 99],
  ] as const) {
    const frame = blankFrame(4, 2)
    takeIn(frame, new Uint32Array(8).fill(pixel), { x: 0, y: 0, width: 4, height: 2 })
    expect(Math.abs(frame.data[0]! - light)).toBeLessThanOrEqual(1)
    expect(Math.abs(frame.data[8]! - blue)).toBeLessThanOrEqual(1)
    expect(Math.abs(frame.data[10]! - red)).toBeLessThanOrEqual(1)
  }
})

test('a part is taken in where it stands, and nothing else changes', () => {
  const frame = blankFrame(8, 4)
  const box = pixelsOf(frame, { x: 3.2, y: 2.1, width: 2, height: 1 })
  expect(box).toEqual({ x: 2, y: 2, width: 4, height: 2 })
  takeIn(frame, new Uint32Array(8).fill(0xff_ff_ff_ff), box)
  expect([...frame.data.subarray(16, 24)]).toEqual([0, 0, 235, 235, 235, 235, 0, 0])
  expect([...frame.data.subarray(0, 16)]).toEqual(Array.from({ length: 16 }, () => 0))
})
