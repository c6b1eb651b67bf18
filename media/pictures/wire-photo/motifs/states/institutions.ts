import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const institutions: Motifs = {
  school: [
    'sky',
    (pen, random) => {
      const hand = 360 * random()
      pen.box(INK, -66, 48, 132, 48)
      pen.box(INK, -20, 34, 40, 62)
      pen.shape(HUE, '-27 36 0 12 27 36')
      pen.disc(PAPER, 0, 44, 9)
      pen.at(0, 44, 1, hand).box(INK, -1.2, -7, 2.4, 7)
      pen.at(0, 44, 1, hand * 1.7).box(INK, -1.2, -5, 2.4, 5)
      for (const x of [-58, -40, 27, 45]) {
        pen.box(PAPER, x, 56, 12, 12)
        pen.box(PAPER, x, 76, 12, 10)
      }
      pen.box(PAPER, -9, 66, 18, 30)
      pen.box(SOFT, -200, 93, 400, 20)
    },
  ],
  university: [
    'room',
    (pen, random) => {
      const cap = pen.at(0, 0, 1, -8 + 16 * random())
      cap.blob(INK, '-30 46 0 54 30 46 30 70 0 80 -30 70')
      cap.shape(PAPER, '-62 38 0 13 62 38 0 65')
      cap.shape(INK, '-57 38 0 16 57 38 0 61')
      cap.line(HUE, 3.6, '0 38 44 46 46 70')
      cap.shape(HUE, '42 68 50 68 52 86 40 86')
    },
  ],
  columns: [
    'sky',
    (pen, random) => {
      const count = pick(random, 4, 6)
      pen.shape(INK, '-64 36 0 8 64 36')
      pen.shape(HUE, '-38 32 0 16 38 32')
      pen.box(INK, -60, 39, 120, 6)
      for (const column of times(count)) {
        const x = -54 + (column * 96) / (count - 1)
        pen.box(INK, x, 45, 12, 38)
        pen.box(LIGHT, x + 7, 48, 4, 32)
      }
      pen.box(INK, -62, 83, 124, 5)
      pen.box(HUE, -70, 89, 140, 20)
    },
  ],
  parliament: [
    'sky',
    (pen, random) => {
      const flag = random() < 0.5 ? 1 : -1
      pen.box(INK, -1.4, 2, 2.8, 18)
      pen.at(0, 0, 1, 0, flag).shape(HUE, '2 2 16 5 2 10')
      pen.blob(INK, '-27 48 -25 32 -12 21 0 18 12 21 25 32 27 48')
      pen.box(PAPER, -30, 46, 60, 3)
      pen.box(INK, -26, 49, 52, 12)
      for (const x of times(6)) pen.box(PAPER, -22 + x * 8, 51, 4, 8)
      pen.box(INK, -74, 62, 148, 32)
      for (const x of times(13)) pen.box(x % 2 ? HUE : PAPER, -69 + x * 11, 68, 6, 17)
      pen.box(SOFT, -200, 92, 400, 20)
    },
  ],
  prison: [
    'room',
    (pen, random) => {
      const bars = pick(random, 4, 5)
      pen.box(INK, -46, 8, 92, 84)
      pen.box(SOFT, -39, 14, 78, 72)
      for (const bar of times(bars)) {
        const x = -39 + ((bar + 0.5) * 78) / bars
        pen.box(PAPER, x - 5.4, 14, 10.8, 72)
        pen.box(INK, x - 3.4, 14, 6.8, 72)
      }
      pen.box(INK, -39, 46, 78, 6)
    },
  ],
  border: [
    'sky',
    (pen, random) => {
      const raised = -12 * random()
      const gate = pen.at(-48, 60, 1, raised)
      pen.box(INK, -60, 48, 20, 48)
      pen.box(PAPER, -55, 54, 10, 8)
      gate.box(INK, -12, -6, 140, 12)
      for (const stripe of times(6))
        gate.shape(HUE, [
          8 + stripe * 20,
          -5,
          17 + stripe * 20,
          -5,
          11 + stripe * 20,
          5,
          2 + stripe * 20,
          5,
        ])
      for (const post of times(3)) pen.box(GREY, -4 + post * 26, 74, 4, 24)
      pen.box(INK, -200, 93, 400, 20)
    },
  ],
}
