import { describe, expect, test } from 'vitest'
import { contrast } from '#core/pages/colors.ts'
import { colorFaults, readableTheme, withAccent } from './readable.ts'
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

test('another accent is changed where it could not be read', () => {
  const { light, dark } = withAccent(themes.harbor.theme, '#0000aa')
  expect(light.accent).toBe('#0000aa')
  expect(contrast(dark.accent, dark.paper)).toBeGreaterThanOrEqual(4.5)
})
