import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const buildings: Motifs = {
  house: [
    'sky',
    (pen, random) => {
      const door = random() < 0.5 ? -22 : 6
      pen.box(INK, 22, 22, 10, 24)
      pen.box(GREY, -40, 50, 80, 44)
      pen.shape(INK, '-54 54 0 16 54 54')
      pen.box(HUE, door, 64, 17, 30)
      pen.box(PAPER, door < 0 ? 6 : -26, 62, 20, 17)
      pen.box(INK, door < 0 ? 14 : -18, 62, 3, 17)
      pen.disc(PAPER, 0, 38, 6)
      pen.box(INK, -200, 92, 400, 20)
    },
  ],
  skyline: [
    'sky',
    (pen, random) => {
      for (const house of times(11)) {
        const tall = 22 + 34 * random()
        pen.box(SOFT, -125 + house * 23, 92 - tall, 21, 60)
      }
      for (const house of times(8)) {
        const tall = 30 + 48 * random() * (1 - Math.abs(house - 3.5) / 6)
        const x = -98 + house * 25
        pen.box(INK, x, 94 - tall, 20, 80)
        if (house % 3 === 1) pen.box(INK, x + 8.5, 80 - tall, 3, 16)
        for (const floor of times(7)) {
          if (floor * 9 + 12 > tall) continue
          pen.box(random() < 0.5 ? HUE : PAPER, x + 4, 99 - tall + floor * 9, 12, 4)
        }
      }
    },
  ],
  construction: [
    'sky',
    (pen, random) => {
      const crane = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      crane.line(INK, 4, '-30 94 -30 20')
      crane.line(INK, 4, '-20 94 -20 20')
      for (const step of times(6)) crane.line(INK, 2.4, [-30, 88 - step * 12, -20, 76 - step * 12])
      crane.box(INK, -66, 16, 126, 5)
      crane.line(INK, 2.6, '-64 16 -25 2 58 16')
      crane.box(INK, -66, 18, 18, 12)
      crane.line(INK, 2, '44 20 44 44')
      crane.box(HUE, 32, 44, 24, 6)
      for (const floor of times(3)) {
        crane.box(INK, 2, 58 + floor * 14, 58, 4)
        for (const post of times(4)) crane.box(HUE, 4 + post * 17, 62 + floor * 14, 3, 10)
      }
      crane.box(INK, -200, 93, 400, 20)
    },
  ],
  hospital: [
    'sky',
    (pen, random) => {
      const wing = 46 + 8 * random()
      pen.box(GREY, -70, wing, 140, 60)
      pen.box(INK, -32, 16, 64, 80)
      pen.box(PAPER, -17, 22, 34, 34)
      pen.box(HUE, -5, 25, 10, 28)
      pen.box(HUE, -14, 34, 28, 10)
      for (const window of times(6)) {
        const x = -64 + window * 22 + (window > 2 ? 7 : 0)
        if (Math.abs(x + 6) > 28) for (const y of [wing + 8, wing + 22]) pen.box(PAPER, x, y, 12, 7)
      }
      pen.box(PAPER, -11, 68, 22, 30)
      pen.box(INK, -200, 92, 400, 20)
    },
  ],
  worship: [
    'sky',
    (pen, random) => {
      const panes = pick(random, 2, 3)
      pen.blob(INK, '-34 96 -34 46 -26 24 -12 12 0 4 12 12 26 24 34 46 34 96')
      pen.box(INK, -34, 80, 68, 20)
      for (const pane of times(panes)) {
        const x = -26 + ((pane + 0.5) * 52) / panes
        const half = 20 / panes
        pen.blob(pane % 2 ? SOFT : HUE, [
          x - half,
          84,
          x - half,
          46,
          x,
          32,
          x + half,
          46,
          x + half,
          84,
        ])
      }
      pen.disc(PAPER, 0, 24, 7)
      pen.box(SOFT, -200, 92, 400, 20)
    },
  ],
  shop: [
    'sky',
    (pen, random) => {
      const stripes = pick(random, 6, 8)
      pen.box(INK, -58, 34, 116, 60)
      pen.box(PAPER, -50, 56, 58, 26)
      pen.box(PAPER, 18, 56, 26, 40)
      pen.disc(INK, 24, 74, 2)
      for (const x of times(3)) pen.box(HUE, -44 + x * 18, 66, 11, 16)
      pen.box(INK, -58, 16, 116, 14)
      pen.box(PAPER, -30, 20, 60, 5)
      for (const stripe of times(stripes)) {
        const x = -64 + (stripe * 128) / stripes
        pen.blob(stripe % 2 ? HUE : PAPER, [
          x,
          30,
          x + 128 / stripes,
          30,
          x + 128 / stripes,
          48,
          x + 64 / stripes,
          54,
          x,
          48,
        ])
      }
      pen.box(INK, -200, 93, 400, 20)
    },
  ],
  farm: [
    'sky',
    (pen, random) => {
      const side = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      side.shape(INK, '-62 84 -62 46 -50 28 -30 20 -10 28 2 46 2 84')
      side.box(HUE, -42, 56, 24, 28)
      side.line(PAPER, 2.4, '-42 56 -18 84')
      side.line(PAPER, 2.4, '-18 56 -42 84')
      side.box(INK, 14, 24, 20, 60)
      side.disc(INK, 24, 24, 10)
      side.box(LIGHT, 27, 26, 4, 56)
      pen.box(PAPER, -200, 80, 400, 20)
      for (const furrow of times(15)) {
        const x = (furrow - 7) * 9
        pen.shape(furrow % 2 ? HUE : INK, [x, 82, x + 9, 82, (x + 9) * 2, 120, x * 2, 120])
      }
    },
  ],
}
