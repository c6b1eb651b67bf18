import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { share } from '#core/testing/test-share.ts'
import { hashText, seededRandom } from '#core/seeded.ts'
import { families } from './families.ts'
import { chooseLook, SHADES } from './framings.ts'
import { motifs } from './motifs.ts'
import { printMotif } from './plate.ts'
import { plateMarkup, printPlate } from './print-plate.ts'
import { alikeAmong } from './test-alike.ts'

const categories = [
  'ai',
  'policy',
  'markets',
  'science',
  'space',
  'healthcare',
  'general',
  'unknown',
]
const names = Object.keys(motifs)
const SEEDS = Array.from({ length: 10 }, (_, at) => at * 7919 + 13)

describe('a drawn picture', () => {
  test('is the same for the same title, and another for another', () => {
    const picture = (title: string) =>
      plateMarkup({ title, category: 'space', ratio: 1.5, rows: 20 })
    expect(picture('A small lander')).toBe(picture('A small lander'))
    expect(picture('A small lander')).not.toBe(picture('A large lander'))
  })

  test('stays inside its box and has something in it, for any title', () => {
    const sizes = fc.record({
      ratio: fc.double({ min: 0.5, max: 3, noNaN: true }),
      rows: fc.integer({ min: 8, max: 40 }),
    })
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...categories), sizes, (title, category, size) => {
        expectSound(printPlate({ title, category, ...size }))
      }),
      { numRuns: 60 },
    )
  })

  test('there are more than a hundred motifs', () => {
    expect(names.length).toBeGreaterThan(100)
  })

  test('each motif is drawn within its frame, in few paths, in the main ink and the hue', () => {
    for (const name of names) {
      for (const seed of share([1, 2, 3])) {
        const plate = printMotif(motifs[name]!, seededRandom(seed), 1.6, 22)
        expectSound(plate)
        expect(plate.strokes.length, name).toBeLessThanOrEqual(15)
        const inks = plate.strokes.map(({ ink }) => ink)
        expect(inks, name).toEqual(expect.arrayContaining(['', 'spot']))
      }
    }
  })

  test('each motif is another picture each time', () => {
    for (const name of names) {
      const pictures = [1, 2, 3, 4, 5, 6].map((seed) =>
        JSON.stringify(printMotif(motifs[name]!, seededRandom(seed), 1.6, 22)),
      )
      expect(new Set(pictures).size, name).toBe(pictures.length)
    }
  })

  test('pictures of one motif seldom look alike, such as those of one subject in a list', () => {
    const drawn = names.filter((_, at) => at % 16 === 3)
    const alike = drawn.flatMap((name) =>
      alikeAmong(SEEDS.map((seed) => printMotif(motifs[name]!, seededRandom(seed), 1.6, 22))),
    )
    const pairs = (drawn.length * SEEDS.length * (SEEDS.length - 1)) / 2
    expect(alike.length / pairs).toBeLessThan(0.04)
  })

  test('each motif travels in one family, which has it', async () => {
    for (const { members, load } of families) {
      expect(members.split(' ')).toEqual(Object.keys(await load()))
    }
    expect(families.flatMap(({ members }) => members.split(' ')).toSorted()).toEqual(
      names.toSorted(),
    )
  })

  test('is of one hue and one framing at every size', () => {
    for (const title of ['A small lander', 'Parliament votes', 'What we know so far']) {
      const sizes = [
        { ratio: 1, rows: 14 },
        { ratio: 16 / 9, rows: 30 },
      ]
      const shades = sizes.map((size) => printPlate({ title, category: 'space', ...size }).shade)
      expect(new Set(shades).size).toBe(1)
    }
  })

  test('all hues and framings come equally often, whatever the titles', () => {
    const seeds = Array.from({ length: 4200 }, (_, at) => hashText(`${at} days to the election`))
    const chosen = seeds.map((seed) => chooseLook(motifs['ballot']!, seededRandom(seed)))
    const shades = countsOf(chosen.map(({ shade }) => shade))
    const framings = countsOf(chosen.map(({ framing }) => framing))
    expect([shades.length, framings.length]).toEqual([SHADES, 13])
    for (const counts of [shades, framings]) {
      const even = chosen.length / counts.length
      expect(Math.min(...counts)).toBeGreaterThan(even * 0.75)
      expect(Math.max(...counts)).toBeLessThan(even * 1.25)
    }
    // Successive pictures of one motif have the same hue and framing no more often than by chance,
    // which is one in 91.
    const twins = chosen.filter(({ shade, framing }, at) => {
      const before = chosen[at - 1]
      return before?.shade === shade && before.framing === framing
    })
    expect(twins.length).toBeLessThan(chosen.length / 25)
  })

  test('a motif that draws its own ground is never smaller than its picture', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { framing } = chooseLook(motifs['chartUp']!, seededRandom(seed))
      const fitting = ['whole', 'near', 'slant', 'round', 'panel', 'arch', 'strip', 'dark']
      expect(fitting).toContain(framing)
    }
  })

  test('a chart is never mirrored: what rises ends higher than it began', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { framing } = chooseLook(motifs['chartUp']!, seededRandom(seed))
      // Other framings are skipped, because there the frame or the ground decides which side has
      // more hue.
      if (!['whole', 'near', 'slant'].includes(framing)) continue
      expect(sideOfWeight(printMotif(motifs['chartUp']!, seededRandom(seed), 1.6, 22))).toBe(
        'right',
      )
      expect(sideOfWeight(printMotif(motifs['chartDown']!, seededRandom(seed), 1.6, 22))).toBe(
        'left',
      )
    }
  })
})

function countsOf(values: readonly unknown[]): number[] {
  return [...new Set(values)].map((value) => values.filter((each) => each === value).length)
}

function expectSound(plate: ReturnType<typeof printPlate>) {
  expect(plate.strokes.length).toBeGreaterThan(0)
  for (const { path, weight } of plate.strokes) {
    expect(path).toMatch(/^M\d+ \d+h\d+(m-?\d+ \d+h\d+)*$/)
    expect(weight).toBeGreaterThan(0)
    for (const { x, y, length } of strokesIn(path)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(length).toBeGreaterThan(0)
      expect(x + length).toBeLessThanOrEqual(plate.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(plate.height)
    }
  }
}

/** The side of a chart with the higher bars: it has more of the hue. */
function sideOfWeight({ strokes, width }: ReturnType<typeof printPlate>) {
  const bars = strokes.filter(({ ink, weight }) => ink !== 'wash' && weight > 1)
  const lower = bars.flatMap(({ path }) => strokesIn(path)).filter(({ y }) => y > 90)
  const sum = lower.reduce((all, { x, length }) => all + (x + length / 2 - width / 2) * length, 0)
  return sum > 0 ? 'right' : 'left'
}

/** Reads the strokes of a path that the path writer wrote. */
function strokesIn(path: string) {
  const strokes: { x: number; y: number; length: number }[] = []
  let x = 0
  let y = 0
  for (const [, isAbsolute, dx, dy, length] of path.matchAll(/(M)?m?(-?\d+) (-?\d+)h(\d+)/g)) {
    x = (isAbsolute ? 0 : x) + Number(dx)
    y = (isAbsolute ? 0 : y) + Number(dy)
    strokes.push({ x, y, length: Number(length) })
    x += Number(length)
  }
  return strokes
}
