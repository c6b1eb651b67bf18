import { GREY, HUE, INK, LIGHT, PAPER, SOFT, wash } from '../pen.ts'
import type { Pen } from '../pen.ts'
import { pick, times, type Motif, type Motifs } from './motif.ts'

/** A course over bars; it ends higher or lower than it began. */
function chart(slope: number): Motif {
  return [
    'bare',
    (pen, random) => {
      for (const line of times(5)) pen.box(wash(0.45), -200, 10 + line * 20, 400, 2)
      const bars = pick(random, 9, 12)
      const wide = 190 / bars
      const course = times(bars).map(
        (bar) => 50 - slope * 30 * ((bar / (bars - 1)) * 2 - 1) + 16 * (random() - 0.5),
      )
      for (const [bar, y] of course.entries())
        pen.box(bar % 2 ? HUE : SOFT, -95 + bar * wide, y + 12, wide * 0.7, 120)
      const points = course.flatMap((y, bar) => [-95 + (bar + 0.35) * wide, y - 4])
      pen.line(PAPER, 9, points)
      pen.line(INK, 5, points)
      const [x, y] = points.slice(-2) as [number, number]
      if (slope) pen.at(x, y, 1, slope > 0 ? 50 : 130).shape(INK, '0 -16 13 8 -13 8')
    },
    'way',
  ]
}

function coin(pen: Pen, x: number, y: number) {
  pen.disc(PAPER, x, y, 27, 10)
  pen.disc(INK, x, y, 25, 8.4)
  pen.disc(HUE, x, y, 18, 5)
}

export const money: Motifs = {
  chartUp: chart(1),
  chartDown: chart(-1),
  bars: chart(0),
  coins: [
    'room',
    (pen, random) => {
      for (const stack of times(3)) {
        const height = pick(random, 2, 6)
        for (const level of times(height)) coin(pen, -46 + stack * 46, 86 - level * 11)
      }
    },
  ],
  banknotes: [
    'room',
    (pen, random) => {
      for (const note of times(3)) {
        const bill = pen.at(-6 + note * 6, 66 - note * 14, 1, -12 + note * 7 + 5 * random())
        bill.box(PAPER, -57, -27, 114, 54)
        bill.box(INK, -54, -24, 108, 48)
        bill.box(SOFT, -48, -18, 96, 36)
        bill.disc(PAPER, 0, 0, 16)
        bill.disc(INK, 0, 0, 12)
        for (const x of [-38, 38]) bill.disc(INK, x, 0, 5)
      }
    },
  ],
  percent: [
    'room',
    (pen, random) => {
      const sign = pen.at(0, 50, 1, -8 + 16 * random())
      sign.line(INK, 11, '-28 40 28 -40')
      sign.arc(HUE, 10, -30, -22, 16)
      sign.arc(HUE, 10, 30, 22, 16)
    },
    'way',
  ],
  bitcoin: [
    'room',
    (pen, random) => {
      const face = pen.at(0, 50, 1, -16 + 32 * random())
      pen.disc(GREY, 6, 54, 42)
      face.disc(PAPER, 0, 0, 44)
      face.disc(INK, 0, 0, 41)
      face.arc(HUE, 4, 0, 0, 34)
      face.box(PAPER, -13, -21, 7, 42)
      for (const y of [-12, 12]) {
        face.box(PAPER, -13, y - 10, 17, 5)
        face.arc(PAPER, 6, 4, y * 0.83, 10, -90, 90)
      }
      face.box(PAPER, -13, -2.5, 18, 5)
      face.box(PAPER, -13, 16, 18, 5)
      for (const x of [-6, 3]) for (const y of [-28, 20]) face.box(PAPER, x, y, 4, 9)
    },
    'way',
  ],
  card: [
    'room',
    (pen, random) => {
      const card = pen.at(0, 50, 1, -16 + 28 * random())
      card.blob(INK, '-54 -34 0 -36 54 -34 56 0 54 34 0 36 -54 34 -56 0')
      card.box(PAPER, -56, -20, 112, 12)
      card.box(HUE, -44, 4, 20, 14)
      for (const group of times(4)) card.box(PAPER, -44 + group * 18, 24, 13, 4)
      card.disc(HUE, 38, 18, 9)
    },
  ],
  gold: [
    'room',
    (pen, random) => {
      const bar = (x: number, y: number, tone: number) => {
        pen.shape(PAPER, [x - 29, y + 14, x - 21, y - 14, x + 21, y - 14, x + 29, y + 14])
        pen.shape(tone, [x - 26, y + 12, x - 18, y - 8, x + 18, y - 8, x + 26, y + 12])
        pen.shape(LIGHT, [x - 18, y - 8, x - 14, y - 13, x + 22, y - 13, x + 18, y - 8])
      }
      const shift = -6 + 12 * random()
      for (const x of [-54, 0, 54]) bar(x, 82, INK)
      for (const x of [-27, 27]) bar(x, 56, HUE)
      bar(shift, 30, INK)
    },
  ],
  briefcase: [
    'room',
    (pen, random) => {
      const clasp = random() < 0.5 ? 0 : 22
      pen.line(INK, 6, '-18 32 -18 18 18 18 18 32')
      pen.blob(INK, '-56 34 0 31 56 34 58 60 56 90 0 93 -56 90 -58 60')
      pen.box(PAPER, -58, 56, 116, 4)
      pen.box(HUE, -8 - clasp, 51, 16, 14)
      if (clasp) pen.box(HUE, clasp - 8, 51, 16, 14)
    },
  ],
  bag: [
    'room',
    (pen, random) => {
      const lean = 6 * random()
      pen.arc(INK, 4.6, 0, 34, 17, 180, 360)
      pen.shape(INK, [-40, 34, 40, 34, 46, 96, -46, 96])
      pen.shape(GREY, [40, 34, 54 + lean, 42, 58 + lean, 92, 46, 96])
      pen.shape(HUE, '-42 54 42 54 43.6 70 -43.6 70')
      pen.disc(PAPER, -17, 42, 3.4)
      pen.disc(PAPER, 17, 42, 3.4)
    },
  ],
  parcel: [
    'room',
    (pen, random) => {
      const label = -30 + 8 * random()
      pen.shape(INK, '-52 36 0 46 0 96 -52 84')
      pen.shape(GREY, '52 36 0 46 0 96 52 84')
      pen.shape(SOFT, '-52 36 0 24 52 36 0 46')
      pen.shape(HUE, '-29 40.5 -20 42.3 30 30.5 22 28.7')
      pen.shape(HUE, '-29 40.5 -20 42.3 -20 58 -29 56')
      pen.shape(PAPER, [label, 68, label + 20, 72, label + 20, 84, label, 80])
    },
  ],
  receipt: [
    'room',
    (pen, random) => {
      const slip = pen.at(0, 4, 1, -7 + 14 * random())
      const teeth = times(9).flatMap((at) => [32 - at * 8, at % 2 ? 96 : 89])
      slip.shape(INK, ['-32', '-4', '32', '-4'].map(Number).concat(teeth))
      slip.shape(PAPER, [
        -28,
        0,
        28,
        0,
        ...teeth.map((value, at) => (at % 2 ? value - 5 : value * 0.875)),
      ])
      for (const line of times(4)) {
        slip.box(GREY, -20, 12 + line * 12, 22, 4)
        slip.box(INK, 8, 12 + line * 12, 12, 4)
      }
      slip.box(HUE, -20, 64, 40, 8)
    },
  ],
}
