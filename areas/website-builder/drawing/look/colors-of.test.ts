import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#core/pages/colors.ts'
import { themes } from '../../themes/themes.ts'
import { colorsOf } from './colors-of.ts'
import { drawStyle } from './draw-style.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text can be read on every ground of a page, whatever the colors of its theme', () => {
  fc.assert(
    fc.property(anyColor, anyColor, anyColor, (accent, paper, ink) => {
      const colors = colorsOf({ accent, paper, ink })
      for (const text of [colors.ink, colors.muted, colors.accent])
        for (const ground of [colors.paper, colors.soft])
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colors.edge, colors.paper)).toBeGreaterThanOrEqual(3)
    }),
  )
})

test('a style asks for nothing from elsewhere', () => {
  for (const { theme } of Object.values(themes)) {
    const style = drawStyle(theme)
    expect(style).not.toMatch(/url\(|@import|@font-face|undefined|NaN/)
    expect(style.split('{').length).toBe(style.split('}').length)
  }
})
