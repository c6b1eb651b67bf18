import { INK, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const FIR =
  '-4 0 -4 -12 -20 -10 -8 -30 -16 -28 -5 -48 -10 -47 0 -72 10 -47 5 -48 16 -28 8 -30 20 -10 4 -12 4 0'

export const nature: Motifs = {
  forest: [
    'sky',
    (pen, random) => {
      for (const tree of times(8))
        pen.at(-96 + tree * 27 + 8 * random(), 88, 0.7 + 0.3 * random()).shape(SOFT, FIR)
      for (const tree of times(5)) {
        pen
          .at(-78 + tree * 38 + 10 * random(), 96, 0.85 + 0.4 * random())
          .shape(tree % 2 ? HUE : INK, FIR)
      }
      pen.box(INK, -200, 93, 400, 20)
    },
  ],
  tree: [
    'sky',
    (pen, random) => {
      const lean = -5 + 10 * random()
      pen.blob(HUE, [
        -40,
        50,
        -44,
        34,
        -30,
        20,
        lean - 8,
        6,
        lean + 20,
        12,
        38,
        26,
        46,
        44,
        30,
        58,
        6,
        54,
        -18,
        60,
      ])
      pen.blob(SOFT, [4, 16, 26, 20, 36, 36, 26, 48, 10, 40])
      pen.line(INK, 9, [0, 90, 0, 44])
      pen.line(INK, 5, [0, 62, -18, 42])
      pen.line(INK, 5, [0, 56, 17, 36])
      pen.box(INK, -200, 88, 400, 20)
    },
  ],
  leaf: [
    'room',
    (pen, random) => {
      const turned = pen.at(0, 50, 1, -12 + 24 * random())
      turned.line(INK, 4.5, '0 50 0 0')
      turned.blob(HUE, '0 14 -32 8 -44 -22 -20 -20 -4 -4')
      turned.blob(INK, '0 -2 6 -34 38 -44 40 -16 22 0')
      turned.line(PAPER, 2.5, '0 12 -30 -12')
      turned.line(PAPER, 2.5, '2 0 28 -30')
    },
  ],
  fossil: [
    'room',
    (pen, random) => {
      const turned = pen.at(0, 52, 1, 360 * random())
      const spiral = (from: number, to: number) =>
        times(46).flatMap((step) => {
          const angle = step * 0.44
          const away = from + ((to - from) * step) / 45
          return [away * Math.cos(angle), away * Math.sin(angle)]
        })
      turned.disc(INK, 0, 0, 43)
      turned.curve(HUE, 4, spiral(4, 40))
      turned.curve(PAPER, 3, spiral(2, 36))
      for (const rib of times(16)) {
        turned.at(0, 0, 1, rib * 22.5).line(PAPER, 2, '32 0 44 4')
      }
    },
  ],
  globe: [
    'night',
    (pen, random) => {
      const turn = -20 + 40 * random()
      const ball = pen.at(0, 51, 1, turn)
      ball.disc(INK, 0, 0, 41)
      ball.blob(HUE, '-34 -16 -20 -34 4 -36 12 -24 -4 -10 -10 6 -24 2')
      ball.blob(HUE, '2 4 20 -4 34 6 28 24 12 34 4 20')
      for (const meridian of [12, 28]) {
        ball.shape(PAPER, [...ringPoints(meridian + 1.4), ...ringPoints(meridian - 1.4)])
      }
      ball.box(PAPER, -1.4, -41, 2.8, 82)
      for (const y of [-22, 0, 22]) ball.box(PAPER, -41, y - 1.4, 82, 2.8)
    },
  ],
}

function ringPoints(half: number): number[] {
  return times(36).flatMap((at) => [half * Math.cos(at * 0.1745), 41 * Math.sin(at * 0.1745)])
}
