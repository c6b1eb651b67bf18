import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, hue, nearestPassing } from './colors.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('the nearest passing color passes on any ground', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (color, ground) => {
      const found = nearestPassing(color, [ground], 4.5)
      expect(contrast(found, ground)).toBeGreaterThanOrEqual(4.5)
      if (contrast(color, ground) >= 4.5) expect(found).toBe(color)
    }),
  )
})

test('it keeps its hue', () => {
  const found = nearestPassing('#ff9a3c', ['#ffffff'], 4.5)
  expect(Math.abs(hue(found) - hue('#ff9a3c'))).toBeLessThan(15)
})

test('where none passes on all grounds, it is black or white', () => {
  expect(nearestPassing('#777777', ['#000000', '#ffffff'], 7)).toMatch(/^#(000000|ffffff)$/)
})
