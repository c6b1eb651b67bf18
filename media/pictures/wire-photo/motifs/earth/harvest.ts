import { INK, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const harvest: Motifs = {
  wheat: [
    'sky',
    (pen, random) => {
      for (const stalk of times(3)) {
        const ear = pen.at(
          -40 + stalk * 40,
          102,
          1.02 + 0.12 * random(),
          -12 + stalk * 12 + 5 * random(),
        )
        const tone = stalk === 1 ? INK : HUE
        ear.line(INK, 3, '0 10 0 -46')
        ear.curve(INK, 3.4, [0, 4, stalk < 1 ? -8 : 8, -18, stalk < 1 ? -20 : 20, -30])
        for (const grain of times(4)) {
          for (const side of [1, -1]) {
            ear.at(0, -40 - grain * 12, 1, 0, side).blob(tone, '1.6 0 11 -6 13 -17 3 -10')
          }
        }
        ear.blob(tone, '0 -82 5 -90 0 -101 -5 -90')
      }
    },
  ],
  tractor: [
    'sky',
    (pen, random) => {
      const tractor = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      tractor.shape(INK, '-34 70 -34 26 8 26 14 48 52 50 54 74')
      tractor.shape(PAPER, '-26 46 -26 33 3 33 7 46')
      tractor.box(INK, 34, 26, 5, 24)
      tractor.box(HUE, 20, 56, 32, 5)
      tractor.disc(PAPER, -24, 68, 29)
      tractor.disc(INK, -24, 68, 26)
      tractor.disc(HUE, -24, 68, 13)
      tractor.disc(PAPER, 44, 80, 17)
      tractor.disc(INK, 44, 80, 14)
      tractor.disc(HUE, 44, 80, 6)
      pen.box(SOFT, -200, 92, 400, 20)
    },
  ],
  wine: [
    'room',
    (pen, random) => {
      const level = 30 + 10 * random()
      const glass = pen.at(-22, 0)
      glass.blob(INK, '-24 12 24 12 26 34 16 52 0 58 -16 52 -26 34')
      glass.blob(PAPER, '-19 12 19 12 21 34 13 47 0 52 -13 47 -21 34')
      glass.blob(HUE, [-20, level, 20, level, 18, 40, 11, 47, 0, 51, -11, 47, -18, 40])
      glass.box(INK, -2.4, 56, 4.8, 32)
      glass.blob(INK, '-20 92 0 86 20 92 0 94')
      pen.shape(INK, '26 6 38 6 38 34 48 46 48 94 16 94 16 46 26 34')
      pen.box(HUE, 20, 58, 24, 20)
      pen.box(PAPER, 24, 15, 16, 3)
    },
  ],
  beer: [
    'room',
    (pen, random) => {
      const foam = 6 * random()
      pen.arc(INK, 8, 30, 56, 20, -90, 90)
      pen.box(INK, -34, 26, 64, 68)
      pen.box(HUE, -28, 34, 52, 54)
      for (const x of [-18, -1, 16]) pen.box(PAPER, x - 1.5, 42, 3, 40)
      pen.blob(PAPER, [
        -44,
        34,
        -40,
        16,
        -22,
        8 - foam / 2,
        0,
        4,
        22,
        8,
        40,
        18,
        40,
        34,
        24,
        40,
        10,
        34,
        -6,
        42,
        -24,
        36,
      ])
      pen.blob(LIGHT, [
        -38,
        32,
        -34,
        19,
        -20,
        12 - foam / 2,
        0,
        9,
        20,
        12,
        35,
        20,
        34,
        31,
        22,
        35,
        8,
        30,
        -8,
        37,
        -24,
        31,
      ])
    },
  ],
}
