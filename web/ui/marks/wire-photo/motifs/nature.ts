import { GREY, HUE, INK, LIGHT, PAPER, SOFT, wash } from '../pen.ts'
import { pick, times, type Motifs } from './motif.ts'

const FIR =
  '-4 0 -4 -12 -20 -10 -8 -30 -16 -28 -5 -48 -10 -47 0 -72 10 -47 5 -48 16 -28 8 -30 20 -10 4 -12 4 0'

export const nature: Motifs = {
  iceberg: [
    'bare',
    (pen, random) => {
      const peak = -14 + 20 * random()
      pen.box(wash(0.25), -200, 0, 400, 52)
      pen.box(SOFT, -200, 54, 400, 60)
      pen.shape(PAPER, [-50, 57, -40, 36, -24, 30, peak, 6, 14, 22, 30, 30, 48, 57])
      pen.shape(INK, [-45, 53, -36, 38, -22, 33, peak, 11, -4, 38, -12, 53])
      pen.shape(LIGHT, [-10, 53, -2, 38, peak, 11, 12, 26, 27, 33, 42, 53])
      pen.shape(HUE, '-44 60 44 60 26 80 6 97 -20 90 -38 72')
    },
  ],
  wave: [
    'sky',
    (pen, random) => {
      const near = 10 * random()
      pen.blob(
        HUE,
        [
          -120, 96, -80, 70, -40, 42, 0, 20, 30, 22, 42, 40, 28, 34, 12, 44, 12, 64, 40, 80, 90, 86,
          140, 96, 140, 140, -120, 140,
        ],
      )
      pen.blob(
        INK,
        [
          -120, 106, -70, 82, -34, 58, -10, 36, 12, 28, 0, 48, 4, 74, 34, 92, 100, 98, 140, 106,
          140, 140, -120, 140,
        ],
      )
      for (const foam of times(5)) pen.disc(PAPER, 16 + foam * 6, 24 + foam * 3 - (foam % 2) * 4, 4)
      pen.curve(PAPER, 3, [-100, 92 - near, -50, 84, 0, 92, 60, 96, 120, 92])
    },
  ],
  mountain: [
    'sky',
    (pen, random) => {
      const peak = -10 + 16 * random()
      pen.shape(SOFT, '-120 90 -62 34 -40 50 -10 90')
      pen.shape(SOFT, '10 90 58 28 130 90')
      pen.shape(INK, [-66, 94, peak, 10, 72, 94])
      pen.shape(PAPER, [
        peak - 14,
        28,
        peak,
        10,
        peak + 16,
        28,
        peak + 8,
        34,
        peak + 2,
        28,
        peak - 6,
        37,
      ])
      pen.shape(GREY, [peak + 2, 40, peak + 14, 34, 64, 94, 20, 94])
      pen.box(HUE, -200, 90, 400, 30)
    },
  ],
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
  drought: [
    'bare',
    (pen, random) => {
      pen.box(wash(0.35), -200, 0, 400, 54)
      pen.disc(HUE, -34 + 68 * random(), 26, 15)
      pen.box(SOFT, -200, 56, 400, 60)
      const jolt = () => 9 * (random() - 0.5)
      for (const crack of times(9)) {
        const x = (crack - 4) * 13
        pen.line(INK, 3.4, [
          x,
          57,
          x * 1.4 + jolt(),
          66,
          x * 1.9 + jolt(),
          76,
          x * 2.6 + jolt(),
          90,
          x * 3.2,
          110,
        ])
      }
      for (const row of times(3)) {
        const y = 64 + row * (11 + row)
        pen.line(
          INK,
          2.6 + row * 0.6,
          times(15).flatMap((at) => [-105 + at * 15, y + jolt() * 0.7]),
        )
      }
    },
  ],
  dam: [
    'sky',
    (pen, random) => {
      const gates = pick(random, 3, 5)
      pen.shape(SOFT, '-120 100 -120 24 -60 34 -40 100')
      pen.shape(SOFT, '120 100 120 20 64 34 42 100')
      pen.shape(INK, '-62 34 62 34 50 100 -50 100')
      pen.box(INK, -70, 26, 140, 6)
      for (const gate of times(gates)) {
        const x = -40 + ((gate + 0.5) * 80) / gates
        pen.shape(PAPER, [x - 6, 50, x + 6, 50, x + 10, 100, x - 10, 100])
        pen.shape(HUE, [x - 4, 54, x + 4, 54, x + 8, 100, x - 8, 100])
      }
      pen.box(HUE, -200, 90, 400, 20)
    },
  ],
  river: [
    'sky',
    (pen, random) => {
      const bend = random() < 0.5 ? 1 : -1
      const banks = pen.at(0, 0, 1, 0, bend)
      banks.blob(INK, '-200 60 -80 48 0 54 90 46 200 58 200 140 -200 140')
      banks.blob(PAPER, '-6 50 8 52 30 62 -16 74 -34 88 30 130 -150 130 -84 88 -40 70 8 62')
      banks.blob(HUE, '0 51 4 52 20 62 -26 74 -46 90 10 130 -130 130 -72 90 -34 72 12 62')
      banks.at(58, 70, 0.5).shape(SOFT, FIR)
      banks.at(74, 76, 0.62).shape(SOFT, FIR)
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
