import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SHADES } from '#media/pictures/wire-photo/framings.ts'
import { blended, contrast, turned } from '#core/pages/colors.ts'
import { readStyleRules, readTokens } from './style-rules.ts'

/** The difference of hues, in degrees, up to which colors count as one family. */
const FAMILY_DEGREES = 30
const FOR_SHAPES = 3
const FOR_INK = 4.5
/** The mixtures of colors, as in WirePhoto.css. */
const LEAST_CHROMA = { spot: 0.05, plate: 0.012 }
const INK = { day: 0.8, night: 0.76 }
const SPOT = 0.9

const tokens = readTokens(readFileSync('web/look/tokens.css', 'utf8'))
const css = readFileSync('web/ui/marks/WirePhoto.css', 'utf8')
const shades = readStyleRules('WirePhoto.css', css).flatMap(({ selectors, declared }) => {
  const number = /\[data-shade='(\d)'\]$/.exec(selectors[0]!)?.[1]
  const [turn, lean] = [Number(declared['--turn']), Number(declared['--lean'])]
  return number === undefined ? [] : [{ number: Number(number), turn, lean }]
})
const categories = [...tokens.keys()]
  .filter((name) => name.startsWith('cat-') && !name.endsWith('-wash'))
  .map((name) => [name, `${name}-wash`] as const)
const grounds = [...categories, ['ink-3', 'well'] as const]

describe('the shades of drawn pictures', () => {
  test('are as many as are chosen from', () => {
    expect(shades.map(({ number }) => number)).toEqual(
      Array.from({ length: SHADES }, (_, number) => number),
    )
    expect(new Set(shades.map(({ turn, lean }) => `${turn} ${lean}`)).size).toBe(SHADES)
  })

  test('stay in the family of the category, whose own hue is among them', () => {
    for (const { turn, lean } of shades) {
      expect(Math.abs(turn)).toBeLessThanOrEqual(FAMILY_DEGREES)
      expect(Math.abs(lean)).toBeLessThanOrEqual(FAMILY_DEGREES)
    }
    expect(shades.some(({ turn, lean }) => turn === 0 && lean === 0)).toBe(true)
  })

  test.each(['day', 'night'] as const)('can be told from their paper by %s', (theme) => {
    const color = (name: string) => tokens.get(name)![theme === 'day' ? 0 : 1]
    const tooWeak = grounds.flatMap(([solid, wash]) =>
      shades.flatMap(({ number, turn, lean }) => {
        const plate = turned(color(wash), lean, LEAST_CHROMA.plate)
        const spot = blended(turned(color(solid), turn, LEAST_CHROMA.spot), plate, SPOT)
        const ink = blended(color('ink'), plate, INK[theme])
        const isSeen = contrast(spot, plate) >= FOR_SHAPES && contrast(ink, plate) >= FOR_INK
        return isSeen ? [] : [`${solid} ${number}`]
      }),
    )
    expect(tooWeak).toEqual([])
  })
})
