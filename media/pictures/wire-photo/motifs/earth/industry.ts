import { INK, GREY, LIGHT, HUE, SOFT, PAPER, wash } from '../../pen.ts'
import type { Motifs } from '../motif.ts'

export const industry: Motifs = {
  oilRig: [
    'sea',
    (pen, random) => {
      const rig = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      for (const x of [-36, -12, 12, 36]) rig.box(INK, x - 3, 56, 6, 40)
      rig.line(INK, 3, '-36 60 -12 82 12 60 36 82')
      rig.box(INK, -48, 46, 96, 12)
      rig.box(HUE, -42, 32, 30, 13)
      rig.box(GREY, 22, 34, 22, 11)
      rig.shape(INK, '-8 46 2 4 8 4 18 46')
      rig.shape(PAPER, '-1 42 3 28 7 28 11 42')
      rig.shape(PAPER, '3 24 4 10 6 10 7 24')
      rig.line(INK, 4, '40 36 54 12')
      rig.blob(HUE, '54 14 48 4 56 -8 62 4')
    },
  ],
  oilPump: [
    'sky',
    (pen, random) => {
      const tilt = -12 + 22 * random()
      const pump = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      pump.shape(INK, '-20 92 0 34 20 92 12 92 0 54 -12 92')
      pump.box(INK, 30, 66, 26, 26)
      pump.disc(HUE, 42, 60, 12)
      const beam = pump.at(0, 34, 1, tilt)
      beam.box(INK, -46, -5, 92, 10)
      beam.blob(HUE, '-42 -14 -56 -10 -60 8 -52 22 -44 12')
      pump.line(INK, 3, '-54 42 -54 92')
      beam.line(INK, 4, '42 2 44 30')
      pump.box(INK, -200, 90, 400, 20)
    },
  ],
  pipeline: [
    'sky',
    (pen, random) => {
      const valve = -22 + 44 * random()
      pen.box(INK, -200, 54, 400, 24)
      pen.box(LIGHT, -200, 58, 400, 5)
      for (const x of [-82, -30, 30, 84]) {
        pen.box(HUE, x - 4, 49, 8, 34)
        pen.shape(INK, [x - 9, 96, x - 4, 80, x + 4, 80, x + 9, 96])
      }
      pen.box(INK, valve - 4, 34, 8, 22)
      pen.arc(HUE, 6, valve, 26, 15)
      pen.line(HUE, 4, [valve - 15, 26, valve + 15, 26])
      pen.line(HUE, 4, [valve, 11, valve, 41])
      pen.box(SOFT, -200, 94, 400, 20)
    },
  ],
  mine: [
    'sky',
    (pen, random) => {
      const side = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      side.shape(SOFT, '-120 92 -80 62 -50 74 -30 92')
      side.line(INK, 5, '-6 92 0 26')
      side.line(INK, 5, '22 92 12 26')
      side.line(INK, 6, '58 92 10 24')
      side.line(INK, 3.4, '-4 74 20 74 0 52 16 52 2 36')
      side.disc(INK, 6, 20, 15)
      side.disc(PAPER, 6, 20, 10)
      side.disc(HUE, 6, 20, 4)
      side.line(INK, 3, '-8 18 -34 78')
      side.box(HUE, -56, 64, 44, 28)
      side.shape(INK, '-62 66 -34 48 -6 66')
      side.box(INK, -200, 90, 400, 20)
    },
  ],
  factory: [
    'sky',
    (pen, random) => {
      const plant = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      for (const [index, x] of [-44, -24].entries()) {
        const drift = 10 * random()
        plant.blob(index ? wash(0.85) : SOFT, [
          x,
          24,
          x - 6,
          12,
          x + 10 + drift,
          0,
          x + 40,
          -8,
          x + 34 + drift,
          8,
          x + 14,
          16,
        ])
        plant.shape(INK, [x - 6, 92, x - 4, 22, x + 4, 22, x + 6, 92])
        plant.box(HUE, x - 4.5, 30, 9, 5)
      }
      plant.shape(INK, '-58 92 -58 62 -10 62 -10 46 14 62 14 46 38 62 38 46 62 62 62 92')
      for (const x of [-2, 22, 46]) plant.box(HUE, x - 5, 70, 11, 9)
      plant.box(PAPER, -48, 70, 28, 8)
      plant.box(INK, -200, 90, 400, 20)
    },
  ],
}
