import { INK, GREY, HUE, SOFT, PAPER, wash } from '../../pen.ts'
import type { Pen } from '../../pen.ts'
import { pick, times, type Motif, type Motifs } from '../motif.ts'

/** A line over bars, like a chart of prices; a `slope` above 0 ends higher than it began. */
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
  vault: [
    'room',
    (pen, random) => {
      pen.box(INK, -47, 3, 94, 94)
      pen.box(PAPER, -42, 8, 84, 84)
      pen.disc(INK, 0, 50, 36)
      pen.disc(PAPER, 0, 50, 31)
      pen.disc(HUE, 0, 50, 26)
      const wheel = pen.at(0, 50, 1, 60 * random())
      for (const spoke of times(3)) wheel.at(0, 0, 1, spoke * 60).box(PAPER, -22, -3, 44, 6)
      wheel.disc(INK, 0, 0, 8)
      for (const bolt of times(8)) {
        const angle = (bolt * Math.PI) / 4 + 0.39
        pen.disc(INK, 42 * Math.cos(angle), 50 + 42 * Math.sin(angle), 3.6)
      }
      for (const y of [26, 66]) pen.box(HUE, -52, y, 9, 12)
    },
  ],
}
