import { describe, expect, test } from 'vitest'
import { contrast } from '#core/pages/colors.ts'
import { colorFaults, mainPalette, readableTheme, withAccent } from './readable.ts'
import { Theme } from './theme.ts'
import { themes } from './themes.ts'

describe.each(Object.entries(themes))('The theme %s', (_, { theme }) => {
  test('is one', () => expect(Theme.parse(theme)).toEqual(theme))
  test('can be read in light and in dark', () => expect(colorFaults(theme)).toEqual([]))
})

test('no two themes look the same', () => {
  const looks = Object.values(themes).map(({ theme }) => theme)
  expect(new Set(looks.map(({ headings }) => headings)).size).toBe(looks.length)
  expect(new Set(looks.map(({ light }) => light.accent)).size).toBe(looks.length)
})

test('a color that cannot be read is named with the nearest that can', () => {
  const pale: Theme = {
    ...themes.harbor.theme,
    light: { accent: '#ffd54a', paper: '#ffffff', ink: '#14213d' },
  }
  const [fault, ...others] = colorFaults(pale)
  expect(others).toEqual([])
  expect(fault).toMatchObject({ palette: 'light', color: 'accent' })
  expect(contrast(fault!.proposed, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(readableTheme(pale).light.accent).toBe(fault!.proposed)
})

test('another accent is as chosen in the main palette, and readable in the other', () => {
  for (const { theme } of Object.values(themes))
    for (const accent of ['#0000aa', '#ffd54a']) {
      const changed = withAccent(theme, accent)
      const main = mainPalette(theme)
      expect(changed[main].accent).toBe(accent)
      expect(colorFaults(changed).every(({ palette }) => palette === main)).toBe(true)
    }
})
