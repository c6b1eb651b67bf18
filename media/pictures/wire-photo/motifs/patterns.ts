import { GREY, HUE, INK, LIGHT, PAPER, SOFT, wash } from '../pen.ts'
import { pick, times, type Motifs } from './motif.ts'

/**
 * Patterns without a meaning, such as tape, wire and wave, for stories whose subject is not known.
 */
export const patterns: Motifs = {
  tape: [
    'bare',
    (pen, random) => {
      const rows = pick(random, 9, 12)
      for (const row of times(rows)) {
        const y = ((row + 0.5) * 100) / rows
        for (let x = -130 + 20 * random(); x < 130;) {
          const long = 5 + 34 * random() ** 2
          pen.box(
            [INK, HUE, SOFT, wash(0.8)][pick(random, 0, 3)]!,
            x,
            y - 28 / rows,
            long,
            56 / rows,
          )
          x += long + 5 + 7 * random()
        }
      }
    },
  ],
  ribbons: [
    'bare',
    (pen, random) => {
      for (const ribbon of times(4)) {
        const middle = 14 + ribbon * 24
        const swing = 6 + 9 * random()
        const waves = 0.02 + 0.025 * random()
        const phase = 6 * random()
        const edge = (from: number) =>
          times(31).flatMap((at) => [
            -150 + at * 10,
            middle + from + swing * Math.sin((-150 + at * 10) * waves + phase),
          ])
        for (const [band, tone] of (ribbon % 2 ? [HUE, SOFT] : [INK, GREY]).entries()) {
          pen.shape(tone, [...edge(band * 8), ...reversed(edge(band * 8 + 6.5))])
        }
      }
    },
  ],
  terraces: [
    'bare',
    (pen, random) => {
      const hills = times(2).map((hill) => ({
        x: -50 + hill * 90 + 20 * random(),
        y: 30 + 40 * random(),
        wide: 1.1 + 0.5 * random(),
        turn: 90 * random(),
      }))
      for (const level of times(6)) {
        for (const { x, y, wide, turn } of hills) {
          const size = 66 - level * 11
          const hill = pen.at(x, y, 1, turn)
          hill.disc(level % 2 ? HUE : INK, 0, 0, size * wide, size)
          hill.disc(level === 5 ? SOFT : PAPER, 0, 0, size * wide - 4, size - 4)
        }
      }
    },
  ],
  ripples: [
    'bare',
    (pen, random) => {
      const [x, y] = [-60 + 120 * random(), 30 + 40 * random()]
      const apart = 9 + 4 * random()
      for (const ring of times(16))
        pen.arc([INK, LIGHT, HUE, SOFT][ring % 4]!, apart * 0.6, x, y, 8 + ring * apart)
      pen.disc(INK, x, y, 5)
    },
  ],
  weave: [
    'bare',
    (pen, random) => {
      const count = pick(random, 5, 7)
      const lean = 30 + 30 * random()
      for (const wire of times(count * 2)) {
        const x = -150 + (wire * 300) / (count * 2)
        pen.line(wire % 3 ? INK : HUE, 5, [x, -5, x + lean, 105])
        pen.line(PAPER, 9, [x + lean, -5, x, 105])
        pen.line(wire % 3 ? SOFT : LIGHT, 5, [x + lean, -5, x, 105])
      }
    },
  ],
}

function reversed(points: number[]): number[] {
  return times(points.length / 2).flatMap((at) =>
    points.slice(points.length - 2 * at - 2, points.length - 2 * at),
  )
}
