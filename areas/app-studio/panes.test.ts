import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  initialPanes,
  leftLimits,
  middleLimits,
  moveLeftDivider,
  moveRightDivider,
  rightWidth,
} from './panes.ts'

const percent = fc.double({ min: -50, max: 150, noNaN: true })

test('[STUDIO-114, STUDIO-116, STUDIO-118] the panes start at 20, 40 and 40 percent', () => {
  expect(initialPanes).toEqual({ left: 20, middle: 40 })
  expect(rightWidth(initialPanes)).toBe(40)
})

test('[STUDIO-115] the left pane takes 15 to 35 percent and leaves the middle one as it is', () => {
  expect(moveLeftDivider(initialPanes, 30)).toEqual({ left: 30, middle: 40 })
  expect(moveLeftDivider(initialPanes, 2).left).toBe(15)
  expect(moveLeftDivider(initialPanes, 90).left).toBe(35)
})

test('[STUDIO-117] the middle pane takes 25 to 60 percent, counted from the left one', () => {
  expect(moveRightDivider(initialPanes, 70)).toEqual({ left: 20, middle: 50 })
  expect(moveRightDivider(initialPanes, 30).middle).toBe(25)
  expect(moveRightDivider(initialPanes, 95).middle).toBe(60)
})

test('[STUDIO-118] however the dividers are moved, the limits hold and the right pane has the rest', () => {
  const moves = fc.array(fc.tuple(fc.boolean(), percent))
  fc.assert(
    fc.property(moves, (steps) => {
      const panes = steps.reduce(
        (before, [isLeft, place]) =>
          isLeft ? moveLeftDivider(before, place) : moveRightDivider(before, place),
        initialPanes,
      )
      expect(panes.left).toBeGreaterThanOrEqual(leftLimits.min)
      expect(panes.left).toBeLessThanOrEqual(leftLimits.max)
      expect(panes.middle).toBeGreaterThanOrEqual(middleLimits.min)
      expect(panes.middle).toBeLessThanOrEqual(middleLimits.max)
      expect(rightWidth(panes)).toBe(100 - panes.left - panes.middle)
      expect(rightWidth(panes)).toBeGreaterThanOrEqual(5)
    }),
  )
})
