import { INK, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import type { Motifs } from '../motif.ts'

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
}
