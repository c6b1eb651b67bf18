import { HUE, INK, LIGHT, PAPER, SOFT } from '../pen.ts'
import { times, type Motifs } from './motif.ts'

export const animals: Motifs = {
  whale: [
    'sea',
    (pen, random) => {
      const spout = 8 * random()
      pen.blob(
        INK,
        '-58 60 -52 42 -28 32 0 34 26 48 44 54 52 46 50 34 38 26 54 26 60 34 70 24 82 28 68 38 64 56 50 72 20 82 -24 84 -50 78',
      )
      pen.blob(LIGHT, '-56 68 -30 74 -4 74 -20 82 -44 80')
      pen.disc(PAPER, -40, 56, 3)
      pen.curve(HUE, 4, [-26, 30, -27, 14, -38 - spout, 8, -44 - spout, 16])
      pen.curve(HUE, 4, [-26, 30, -24, 14, -12 + spout, 8, -8 + spout, 16])
      pen.blob(HUE, '-14 72 2 74 8 92 -6 86')
    },
  ],
  fish: [
    'sea',
    (pen, random) => {
      for (const [x, y, size] of [
        [-6, 48, 1],
        [46, 78, 0.42],
        [-56, 20 + 8 * random(), 0.4],
      ]) {
        const fish = pen.at(x!, y!, size!)
        fish.blob(INK, '-52 0 -34 -18 -4 -26 24 -14 38 -2 24 14 -4 24 -34 16')
        fish.shape(INK, '30 0 62 -22 54 0 62 22')
        fish.blob(HUE, '-12 -24 4 -36 18 -32 12 -18')
        fish.blob(HUE, '-10 4 6 2 10 14 -2 12')
        fish.disc(PAPER, -36, -4, 4)
        fish.curve(PAPER, 3, '-24 -16 -18 0 -24 14')
      }
    },
  ],
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
  cow: [
    'sky',
    (pen, random) => {
      const cow = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      cow.blob(INK, '-50 40 -46 32 -20 30 10 32 30 30 40 26 34 66 24 70 -40 68 -50 60')
      cow.blob(INK, '30 34 40 22 52 22 62 42 60 50 50 50 42 44')
      cow.blob(INK, '40 22 28 16 36 26')
      cow.curve(INK, 3, '48 22 54 14 50 10')
      for (const x of [-46, -34, 16, 27]) cow.shape(INK, [x, 60, x + 9, 60, x + 7, 94, x + 1, 94])
      cow.blob(PAPER, '-34 36 -18 34 -14 46 -26 54 -38 48')
      cow.blob(PAPER, '2 38 18 36 16 52 4 54')
      cow.blob(HUE, '-14 68 4 68 0 77 -10 77')
      cow.curve(INK, 3.4, '-50 38 -60 50 -56 70')
      cow.disc(PAPER, 49, 31, 2.2)
      pen.box(SOFT, -200, 92, 400, 20)
    },
  ],
  horse: [
    'sky',
    (pen, random) => {
      const horse = pen.at(-4, 4, 1, -4 + 8 * random(), random() < 0.5 ? 1 : -1)
      horse.blob(
        INK,
        '-50 110 -44 70 -26 40 -8 20 4 4 12 12 24 22 46 48 44 58 34 60 14 50 12 66 26 84 34 110',
      )
      horse.blob(HUE, '-4 6 -20 10 -34 28 -48 60 -52 90 -38 70 -22 44 -6 26')
      horse.disc(PAPER, 18, 29, 3)
      horse.line(PAPER, 3, '30 44 20 58')
    },
  ],
  paw: [
    'room',
    (pen, random) => {
      const paw = pen.at(0, 54, 1, -22 + 44 * random())
      paw.blob(INK, '-30 24 -22 4 0 -6 22 4 30 24 18 36 0 30 -18 36')
      for (const [x, y, lean] of [
        [-36, -8, -24],
        [-14, -30, -8],
        [14, -30, 8],
        [36, -8, 24],
      ]) {
        paw.at(x!, y!, 1, lean).disc(HUE, 0, 0, 9.5, 13)
      }
    },
  ],
  elephant: [
    'sky',
    (pen, random) => {
      const beast = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      beast.blob(
        INK,
        '-56 52 -44 30 -16 22 12 22 34 18 50 28 56 46 58 66 66 80 60 88 48 78 44 62 30 56 24 60 18 66 -44 68',
      )
      for (const x of [-50, -32, -4, 10])
        beast.shape(INK, [x, 60, x + 14, 60, x + 13, 94, x + 1, 94])
      beast.blob(PAPER, '16 24 28 26 32 44 22 58 8 50 8 34')
      beast.blob(HUE, '17 27 26 29 29 43 21 54 11 48 11 35')
      beast.shape(PAPER, '44 58 52 60 60 70 48 64')
      beast.disc(PAPER, 42, 36, 2.4)
      beast.curve(INK, 3, '-54 44 -64 58 -60 70')
      pen.box(SOFT, -200, 92, 400, 20)
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
