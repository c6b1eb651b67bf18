import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const food: Motifs = {
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
