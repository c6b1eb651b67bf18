import { INK, GREY, LIGHT, HUE, SOFT, PAPER, wash } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'
import { FIR } from './nature.ts'

export const landscapes: Motifs = {
  iceberg: [
    'bare',
    (pen, random) => {
      const peak = -20 + 30 * random()
      const berg = pen.at(-16 + 32 * random(), 0)
      pen.box(wash(0.25), -200, 0, 400, 52)
      pen.box(SOFT, -200, 54, 400, 60)
      berg.shape(PAPER, [-50, 57, -40, 36, -24, 30, peak, 6, 14, 22, 30, 30, 48, 57])
      berg.shape(INK, [-45, 53, -36, 38, -22, 33, peak, 11, -4, 38, -12, 53])
      berg.shape(LIGHT, [-10, 53, -2, 38, peak, 11, 12, 26, 27, 33, 42, 53])
      berg.shape(HUE, '-44 60 44 60 26 80 6 97 -20 90 -38 72')
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
}
