import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_VIEW, panToShow, panWithin, zoomIn, zoomOut } from './integration-map.ts'

const times = (count: number, change: (zoom: number) => number, from: number) =>
  Array.from({ length: count }).reduce<number>((zoom) => change(zoom), from)

test('[STUDIO-081, STUDIO-119] the zoom goes by 0.2, from 0.5 to 2', () => {
  expect(FIRST_VIEW).toEqual({ zoom: 1, pan: { x: 0, y: 0 } })
  expect(zoomIn(1)).toBe(1.2)
  expect(zoomOut(1.2)).toBe(1)
  expect(times(10, zoomIn, 1)).toBe(2)
  expect(times(20, zoomOut, 2)).toBe(0.5)
})

test('however it is zoomed, it stays in range', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (ins) => {
      const zoom = ins.reduce((before, isIn) => (isIn ? zoomIn(before) : zoomOut(before)), 1)
      expect(zoom).toBeGreaterThanOrEqual(0.5)
      expect(zoom).toBeLessThanOrEqual(2)
    }),
  )
})

test('the map cannot be pushed out of sight', () => {
  expect(panWithin({ x: 9000, y: -9000 }, 1)).toEqual({ x: 240, y: -240 })
  expect(panWithin({ x: 30, y: -400 }, 2)).toEqual({ x: 30, y: -400 })
})

test('a point that is seen already moves nothing; another comes to the edge', () => {
  const half = { x: 300, y: 250 }
  expect(panToShow({ x: 100, y: 0 }, FIRST_VIEW, half)).toEqual({ x: 0, y: 0 })
  const near = { zoom: 2, pan: { x: 0, y: 0 } }
  expect(panToShow({ x: 200, y: 0 }, near, half)).toEqual({ x: -100, y: 0 })
})
