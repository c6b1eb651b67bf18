import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plainStyle } from '#server/web/plain/plain-style.ts'
import { contrast, hue } from '#core/pages/colors.ts'
import { readStyleRules, readTokens } from './style-rules.ts'

// The tests compute the contrast of all pairs of tokens that may be on top of each other, for both
// themes, and require that the style sheets use no other pairs. So no browser needs to check colors
// screen by screen.

const FOR_WORDS = 4.5
const FOR_SHAPES = 3

const tokens = readTokens(readFileSync('web/look/tokens.css', 'utf8'))
const names = [...tokens.keys()]
const isCategory = (name: string) => name.startsWith('cat-') && !name.endsWith('-wash')

/** Colors of words on any of the grounds; `c` is the color of a category. */
const words = ['ink', 'ink-2', 'ink-3', 'pencil', 'pencil-deep', 'c'].concat(
  names.filter((name) => name.endsWith('-text') || isCategory(name)),
)
/** Grounds under words of any color; `cw` is the wash of a category. */
const grounds = ['paper', 'sheet', 'well', 'sunk', 'overlay', 'cw'].concat(
  names.filter((name) => name.endsWith('-wash')),
)
/** Grounds that carry words of one color only. */
const fills = new Map([
  ['press', 'ink'],
  ['ink', 'on-ink'],
  ['pencil', 'on-pencil'],
  ['pencil-deep', 'on-pencil'],
])
/** Colors of icons and bars, whose meaning is also in the words beside them. */
const shapes = ['success', 'warn', 'error', 'info', 'tone']
const isShape = (selector: string) => /(svg|\.lucide)([:[][^ ]*)?$|^\.progress-/.test(selector)
/** The palest colors: for decoration, or disabled controls. */
const isIdle = (selector: string) => /:disabled$|(^| )svg$/.test(selector)

/** Selectors of grounds that never carry words. */
const wordless = [
  '.wire-photo svg',
  '.roadmap-line',
  '.vibe-typing i',
  '.folder-swatch',
  '.red-dot',
  '.side-scrim',
  '.dialog-scrim',
  '.switch',
  ".switch[aria-checked='true']",
  '.progress',
  '.skeleton',
  '.flow-gap',
]
const isWordless = (selector: string) =>
  /::(before|after|backdrop|marker|-[\w-]+)$/.test(selector) || wordless.includes(selector)

/** Selectors of parts that are paler as a whole, because they are moving, loading or disabled. */
const pale = [
  '.board-place[data-gone]',
  '.flow-card[data-carried]',
  ".follow-results[aria-busy='true'] > ul",
  '.switch:disabled',
  '0%',
  '60%',
  '100%',
  'to',
]

/**
 * The rules of our style sheets; templates of projects are not among them, because they bring
 * colors of their own.
 */
const rules = globSync(['web/**/*.css', '{areas,platform}/*/web/**/*.css']).flatMap((file) =>
  readStyleRules(file, readFileSync(file, 'utf8')),
)
const toneOf = (value: string) =>
  [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name)

const isYellow = (angle: number) => angle > 47 && angle < 65
const isOrange = (angle: number) => angle > 20 && angle < 40

/** The rules with a declaration for which `isWrong` is true, as 'file: selector'. */
function found(isWrong: (selector: string, declared: Readonly<Record<string, string>>) => boolean) {
  return rules.flatMap(({ file, selectors, declared }) =>
    selectors.filter((each) => isWrong(each, declared)).map((each) => `${file}: ${each}`),
  )
}

describe.each(['day', 'night'] as const)('by %s', (theme) => {
  const shade = (name: string) => tokens.get(name)![theme === 'day' ? 0 : 1]
  const pairs = (tones: readonly string[], on: readonly string[]) =>
    tones
      .flatMap((tone) => on.map((ground) => [tone, ground] as const))
      .filter(([tone, ground]) => tokens.has(tone) && tokens.has(ground))
  const tooWeak = (tried: readonly (readonly [string, string])[], least: number) =>
    tried.filter(([tone, ground]) => contrast(shade(tone), shade(ground)) < least)

  test('words can be read on every ground', () => {
    expect(tooWeak(pairs(words, grounds), FOR_WORDS)).toEqual([])
  })

  test('words can be read on every fill', () => {
    const tried = [...fills].map(([fill, tone]) => [tone, fill] as const)
    expect(tooWeak(tried, FOR_WORDS)).toEqual([])
  })

  test('shapes can be seen on every ground', () => {
    expect(tooWeak(pairs([...shapes, 'edge'], grounds), FOR_SHAPES)).toEqual([])
  })
})

test('[LAB-031, BOARD-034] yellow is yellow by day and by night, and orange is not', () => {
  for (const part of ['text', 'wash']) {
    for (const shade of tokens.get(`yellow-${part}`)!) expect(hue(shade)).toSatisfy(isYellow)
    for (const shade of tokens.get(`warn-${part}`)!) expect(hue(shade)).toSatisfy(isOrange)
  }
})

test('every color of words belongs to the set', () => {
  const known = [...words, ...fills.values()]
  const foreign = found((selector, { color = 'inherit' }) => {
    if (['inherit', 'currentColor', 'transparent'].includes(color)) return false
    const named = toneOf(color)
    if (named.length === 0) return !isShape(selector)
    return named.some((name) => {
      if (known.includes(name)) return false
      return (
        !(shapes.includes(name) && isShape(selector)) && !(name === 'ink-4' && isIdle(selector))
      )
    })
  })
  expect(foreign).toEqual([])
})

test('every ground of words belongs to the set', () => {
  const foreign = found((selector, { background, 'background-color': only }) => {
    const ground = background ?? only ?? 'none'
    if (isWordless(selector)) return false
    const named = toneOf(ground)
    if (named.length === 0)
      return !/^(none|inherit|transparent|currentColor|0|ButtonText)\b/.test(ground)
    return named.some((name) => !grounds.includes(name) && !fills.has(name))
  })
  expect(foreign).toEqual([])
})

test('a fill names the one color that it carries, or its rule at rest does', () => {
  const colorOf = new Map(
    rules.flatMap(({ selectors, declared }) =>
      selectors.map((selector) => [selector, declared['color']] as const),
    ),
  )
  const without = found((selector, { background = '', color }) => {
    const fill = toneOf(background).find((name) => fills.has(name))
    if (fill === undefined || isWordless(selector)) return false
    const last = selector.split(' ').at(-1)!
    const atRest = [selector, last, last.replace(/:hover$/, '')]
    const carried = color ?? atRest.map((each) => colorOf.get(each)).find(Boolean)
    return carried !== `var(--${fills.get(fill)})`
  })
  expect(without).toEqual([])
})

test('what a fill carries stands nowhere else', () => {
  const lone = found((selector, { color = '', background = '' }) => {
    const isPartner = ['on-ink', 'on-pencil'].some((name) => toneOf(color).includes(name))
    return isPartner && !toneOf(background).some((name) => fills.has(name))
  })
  expect(lone).toEqual([])
})

test('nothing that is read is made pale', () => {
  const dimmed = found(
    (selector, { opacity = '1' }) => !['0', '1'].includes(opacity) && !pale.includes(selector),
  )
  expect(dimmed).toEqual([])
})

test('pages that stand alone take their colors from the same set', () => {
  for (const [name, shades] of readTokens(plainStyle)) {
    expect({ name, shades }).toEqual({
      name,
      shades: tokens.get(name === 'error' ? 'error-text' : name),
    })
  }
})
