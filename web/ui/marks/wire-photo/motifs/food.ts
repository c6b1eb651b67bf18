import { GREY, HUE, INK, LIGHT, PAPER, SOFT } from '../pen.ts'
import { pick, times, type Motifs } from './motif.ts'

export const food: Motifs = {
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
  coffee: [
    'room',
    (pen, random) => {
      const drift = 8 * random()
      pen.arc(INK, 8, 36, 56, 16, -100, 100)
      pen.blob(INK, '-40 38 40 38 40 58 30 78 0 84 -30 78 -40 58')
      pen.disc(PAPER, 0, 38, 36, 5)
      pen.disc(HUE, 0, 38, 32, 3.4)
      pen.blob(INK, '-58 88 0 84 58 88 40 96 -40 96')
      for (const x of [-16, 6])
        pen.curve(GREY, 4.4, [x, 28, x + 8, 20, x - 2 + drift, 12, x + 8, 2])
    },
  ],
  meal: [
    'room',
    (pen, random) => {
      pen.disc(INK, 0, 50, 38)
      pen.disc(PAPER, 0, 50, 34)
      pen.disc(LIGHT, 0, 50, 25)
      pen.at(0, 50, 1, 360 * random()).blob(HUE, '-18 -2 -8 -16 10 -14 18 2 6 16 -12 12')
      pen.line(INK, 5, '-56 48 -56 94')
      for (const x of [-63, -56, -49]) pen.line(INK, 3, [x, 8, x, 34])
      pen.blob(INK, '-64 32 -48 32 -52 46 -60 46')
      pen.line(INK, 5, '56 50 56 94')
      pen.blob(INK, '54 6 66 14 68 40 62 54 54 54')
    },
  ],
  fruit: [
    'room',
    (pen, random) => {
      const bite = random() < 0.5
      pen.blob(INK, '0 30 -18 22 -38 32 -42 56 -28 84 -10 94 0 89 10 94 28 84 42 56 38 32 18 22')
      pen.curve(INK, 4, '0 30 2 18 8 8')
      pen.blob(HUE, '6 18 18 4 36 8 24 22')
      if (bite) pen.curve(LIGHT, 5, '-28 40 -32 54 -26 70')
      else pen.blob(SOFT, '8 34 28 34 34 54 22 76 8 82')
    },
  ],
  bread: [
    'room',
    (pen, random) => {
      const cuts = pick(random, 3, 4)
      const loaf = pen.at(0, 54, 1, -10 + 20 * random())
      loaf.blob(INK, '-62 10 -56 -12 -30 -26 0 -30 30 -26 56 -12 62 10 50 24 0 28 -50 24')
      for (const cut of times(cuts)) {
        const x = -38 + (cut * 70) / (cuts - 1)
        loaf.blob(HUE, [x - 10, 4, x - 2, -14, x + 10, -18, x + 4, 0])
      }
    },
  ],
  basket: [
    'room',
    (pen, random) => {
      const stock = pick(random, 0, 1)
      pen.line(INK, 5, '-66 16 -48 16 -34 66 40 66 52 30 -44 30')
      for (const x of [-28, -10, 8, 26]) pen.line(INK, 3, [x, 30, x + 4 - x / 8, 66])
      pen.line(INK, 3, '-40 47 46 47')
      pen.disc(HUE, -20, 84, 8)
      pen.disc(HUE, 30, 84, 8)
      pen.box(HUE, -24, 8 + stock * 4, 18, 21)
      pen.disc(GREY, 8, 20, 11)
      pen.shape(HUE, '26 29 26 14 32 6 38 14 38 29')
    },
  ],
}
