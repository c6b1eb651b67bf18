import { INK, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const wings: Motifs = {
  bird: [
    'sky',
    (pen, random) => {
      const bird = pen.at(0, 0, 1, -6 + 12 * random())
      pen.line(INK, 6, '-110 80 -20 76 40 80 110 74')
      bird.blob(INK, '-60 78 -40 62 -24 44 -6 32 12 22 26 14 40 20 44 32 38 52 22 68 -6 72 -30 70')
      bird.blob(HUE, '-34 66 -18 46 4 40 16 46 6 60 -14 66')
      bird.shape(HUE, '42 24 58 30 42 33')
      bird.disc(PAPER, 33, 24, 3)
      bird.line(INK, 3, '6 68 6 80')
      bird.line(INK, 3, '16 66 16 80')
    },
  ],
  bee: [
    'room',
    (pen, random) => {
      const bee = pen.at(0, 54, 1, -16 + 24 * random())
      bee.blob(SOFT, '2 -14 -14 -42 4 -52 16 -34')
      bee.blob(SOFT, '6 -14 22 -44 42 -42 30 -20')
      bee.blob(INK, '-44 4 -30 -14 -6 -18 18 -16 28 2 18 18 -6 20 -30 18')
      for (const x of [-26, -8])
        bee.blob(HUE, [x, -16, x + 9, -17, x + 11, 2, x + 9, 19, x, 18, x + 2, 2])
      bee.disc(INK, 36, 2, 13)
      bee.disc(PAPER, 41, -2, 3.4)
      bee.curve(INK, 2.6, '40 -10 46 -20 54 -22')
      bee.curve(INK, 2.6, '46 -6 54 -12 60 -12')
      bee.shape(INK, '-44 1 -56 4 -44 7')
    },
  ],
  butterfly: [
    'room',
    (pen, random) => {
      const turned = pen.at(0, 50, 1, -12 + 24 * random())
      for (const side of [1, -1]) {
        const wing = turned.at(0, 0, 1, 0, side)
        wing.blob(INK, '3 -4 14 -32 40 -42 58 -30 50 -6 24 4')
        wing.blob(HUE, '3 4 26 8 40 22 32 40 16 36 6 20')
        wing.disc(PAPER, 38, -26, 7)
        wing.disc(PAPER, 24, 24, 4.5)
        wing.curve(INK, 2.4, '2 -20 8 -36 18 -44')
      }
      turned.blob(INK, '0 -24 5 -10 4 14 0 34 -4 14 -5 -10')
    },
  ],
  hive: [
    'room',
    (pen, random) => {
      for (const row of times(4)) {
        for (const cell of times(5)) {
          const x = (cell - 2) * 30 + (row % 2) * 15 - 7
          const y = 10 + row * 26
          const hexagon = (size: number) =>
            times(6).flatMap((at) => [
              x + size * Math.sin(at * 1.0472),
              y + size * Math.cos(at * 1.0472),
            ])
          pen.shape(INK, hexagon(16.5))
          pen.shape([PAPER, HUE, LIGHT][Math.floor(random() * 3)]!, hexagon(12))
        }
      }
    },
  ],
}
