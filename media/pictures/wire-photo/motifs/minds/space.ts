import { INK, GREY, HUE, SOFT, PAPER, wash } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const space: Motifs = {
  rocket: [
    'night',
    (pen, random) => {
      const ship = pen.at(0, 48, 1, -10 + 34 * random())
      ship.blob(HUE, '-8 30 8 30 13 44 6 58 0 74 -6 58 -13 44')
      ship.blob(PAPER, '-4 32 4 32 5 42 0 54 -5 42')
      ship.shape(INK, '-11 8 -27 32 -10 30')
      ship.shape(INK, '11 8 27 32 10 30')
      ship.blob(INK, '0 -46 10 -32 14 -12 13 14 9 32 -9 32 -13 14 -14 -12 -10 -32')
      ship.disc(PAPER, 0, -13, 7.5)
      ship.disc(HUE, 0, -13, 4.5)
      ship.box(PAPER, -14, 8, 28, 3)
    },
  ],
  satellite: [
    'night',
    (pen, random) => {
      const craft = pen.at(0, 48, 1, -34 + 24 * random())
      craft.box(INK, -70, -3, 140, 6)
      for (const x of [-68, 26]) {
        craft.box(INK, x, -19, 42, 38)
        for (const cell of times(3)) {
          craft.box(HUE, x + 4 + cell * 12.6, -15, 9.4, 13)
          craft.box(HUE, x + 4 + cell * 12.6, 2, 9.4, 13)
        }
      }
      craft.box(PAPER, -18, -20, 36, 40)
      craft.box(INK, -15, -17, 30, 34)
      craft.box(GREY, -9, -11, 18, 10)
      craft.blob(HUE, '-16 30 0 20 16 30 0 34')
      craft.box(INK, -1.5, 16, 3, 8)
    },
  ],
  lander: [
    'night',
    (pen, random) => {
      pen.disc(PAPER, -50 + 100 * random(), 18, 10)
      pen.blob(SOFT, '-200 86 -100 80 -30 86 40 80 110 86 200 82 200 140 -200 140')
      pen.shape(INK, '-26 34 26 34 32 58 -32 58')
      pen.blob(INK, '-17 34 -15 20 0 14 15 20 17 34')
      pen.box(HUE, -30, 46, 60, 8)
      pen.line(INK, 4, '-26 56 -46 82')
      pen.line(INK, 4, '26 56 46 82')
      pen.line(INK, 3, '-14 58 -44 74')
      pen.line(INK, 3, '14 58 44 74')
      for (const x of [-48, 48]) pen.box(INK, x - 9, 81, 18, 4)
      pen.shape(HUE, '-9 58 9 58 14 68 -14 68')
      pen.disc(PAPER, 0, 27, 5)
      pen.line(INK, 2.4, '10 18 24 4')
      pen.disc(HUE, 25, 4, 4)
    },
  ],
  astronaut: [
    'night',
    (pen, random) => {
      const suit = pen.at(0, 4, 1, -8 + 16 * random())
      suit.blob(INK, '-52 110 -46 76 -24 62 24 62 46 76 52 110')
      suit.blob(PAPER, '-40 42 -32 14 0 2 32 14 40 42 30 66 0 74 -30 66')
      suit.blob(INK, '-36 42 -29 17 0 6 29 17 36 42 27 63 0 70 -27 63')
      suit.blob(PAPER, '-27 40 -20 24 0 19 20 24 27 40 19 54 0 58 -19 54')
      suit.blob(HUE, '-23 41 -17 28 0 23 17 28 23 41 15 51 0 54 -15 51')
      suit.curve(PAPER, 4, '-14 38 -8 30 2 28')
      suit.box(HUE, -16, 82, 32, 10)
    },
  ],
  observatory: [
    'night',
    (pen, random) => {
      const aim = -62 + 26 * random()
      pen.blob(INK, '-46 60 -40 34 -20 18 0 14 20 18 40 34 46 60')
      const slit = pen.at(0, 50, 1, aim + 90)
      slit.box(PAPER, -9, -44, 18, 46)
      slit.box(HUE, -5.5, -52, 11, 54)
      pen.box(INK, -52, 62, 104, 6)
      pen.box(INK, -44, 70, 88, 26)
      pen.box(PAPER, -9, 78, 18, 20)
      for (const x of [-34, 20]) pen.box(HUE, x, 78, 14, 6)
      pen.box(wash(0.9), -200, 94, 400, 20)
    },
  ],
  dish: [
    'night',
    (pen, random) => {
      const bowl = pen.at(0, 44, 1, -44 + 26 * random())
      pen.shape(INK, '-5 50 5 50 22 96 -22 96')
      bowl.blob(INK, '-46 -10 46 -10 36 12 14 24 -14 24 -36 12')
      bowl.disc(HUE, 0, -10, 44, 7)
      bowl.line(INK, 3, '-28 -8 0 -42 28 -8')
      bowl.disc(INK, 0, -42, 5)
      pen.box(INK, -200, 94, 400, 20)
    },
  ],
}
