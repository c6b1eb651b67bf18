import { INK, GREY, HUE, SOFT, PAPER } from '../../pen.ts'
import type { Pen } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

function wheels(pen: Pen, radius: number, ...places: number[]) {
  for (const x of places) {
    pen.disc(PAPER, x, 84, radius + 3)
    pen.disc(INK, x, 84, radius)
    pen.disc(HUE, x, 84, radius * 0.45)
  }
}

function carBody(pen: Pen) {
  pen.blob(INK, '-60 84 -61 68 -54 60 -38 58 -24 40 -6 36 16 38 32 56 54 62 61 72 60 84')
  pen.shape(PAPER, '-29 57 -19 43 -4 41 -4 57')
  pen.shape(PAPER, '1 57 1 41 14 43 25 57')
  pen.box(HUE, 48, 66, 11, 6)
  pen.box(HUE, -61, 66, 8, 6)
  wheels(pen, 12, -34, 34)
}

export const traffic: Motifs = {
  car: [
    'sky',
    (pen) => {
      pen.box(SOFT, -200, 93, 400, 20)
      carBody(pen)
    },
  ],
  electricCar: [
    'sky',
    (pen, random) => {
      const post = 56 + 4 * random()
      pen.box(SOFT, -200, 93, 400, 20)
      carBody(pen.at(-16, 12, 0.86))
      pen.box(INK, post - 8, 30, 20, 63)
      pen.box(PAPER, post - 4, 35, 12, 12)
      pen.shape(HUE, [
        post + 4,
        50,
        post - 4,
        64,
        post + 1,
        64,
        post - 1,
        76,
        post + 8,
        61,
        post + 3,
        61,
      ])
      pen.curve(HUE, 3.4, [post - 8, 58, post - 18, 80, post - 24, 62, post - 31, 72])
    },
  ],
  road: [
    'sky',
    (pen, random) => {
      const to = -12 + 24 * random()
      pen.box(SOFT, -200, 46, 400, 70)
      pen.shape(INK, [to - 3, 46, to + 3, 46, 74, 116, -74, 116])
      for (const [y, tall] of [
        [50, 4],
        [58, 7],
        [70, 11],
        [88, 16],
      ]) {
        const near = (y! - 44) / 60
        const x = to * (1 - near)
        pen.shape(PAPER, [
          x - 7 * near,
          y!,
          x + 7 * near,
          y!,
          x + 9 * near,
          y! + tall!,
          x - 9 * near,
          y! + tall!,
        ])
      }
    },
  ],
  truck: [
    'sky',
    (pen, random) => {
      pen.box(SOFT, -200, 93, 400, 20)
      pen.box(INK, -64, 28, 82, 54)
      pen.box(HUE, -64, 38 + 16 * random(), 82, 9)
      pen.shape(INK, '21 82 21 44 44 44 60 62 62 82')
      pen.shape(PAPER, '27 60 27 49 42 49 52 60')
      wheels(pen, 11, -42, -14, 40)
    },
  ],
  bus: [
    'sky',
    (pen, random) => {
      pen.box(SOFT, -200, 93, 400, 20)
      pen.shape(INK, '-64 84 -64 32 -60 26 58 26 64 34 66 84')
      const windows = pick(random, 4, 5)
      for (const window of times(windows))
        pen.box(PAPER, -57 + (window * 100) / windows, 35, 100 / windows - 5, 19)
      pen.box(PAPER, 48, 35, 13, 40)
      pen.box(HUE, -64, 60, 108, 7)
      wheels(pen, 11, -38, 30)
    },
  ],
  train: [
    'sky',
    (pen, random) => {
      const stripe = 56 + 8 * random()
      pen.box(INK, -200, 86, 400, 5)
      for (const sleeper of times(14)) pen.box(GREY, -120 + sleeper * 18, 92, 9, 5)
      pen.blob(INK, '-200 84 -200 34 -60 34 0 34 26 42 46 58 58 72 58 84 0 84')
      for (const window of times(6)) pen.box(PAPER, -112 + window * 21, 42, 15, 12)
      pen.shape(PAPER, '16 44 24 44 40 57 16 57')
      pen.box(HUE, -200, stripe + 4, 248, 6)
      pen.line(INK, 3, '-130 14 130 14')
      pen.line(INK, 3, '-40 34 -52 24 -36 14')
    },
  ],
  tram: [
    'sky',
    (pen) => {
      pen.line(INK, 2.6, '-140 8 140 8')
      pen.line(INK, 3, '-8 24 8 16 -4 8')
      pen.box(INK, -58, 24, 116, 62)
      for (const x of [-51, -25, 6, 30]) pen.box(PAPER, x, 34, 20, 18)
      pen.box(PAPER, -4, 34, 8, 46)
      pen.box(HUE, -58, 60, 52, 9)
      pen.box(HUE, 6, 60, 52, 9)
      pen.disc(INK, -34, 88, 6)
      pen.disc(INK, 34, 88, 6)
      pen.box(SOFT, -200, 94, 400, 20)
    },
  ],
  bicycle: [
    'sky',
    (pen) => {
      for (const x of [-34, 34]) {
        pen.arc(INK, 5, x, 66, 24)
        pen.disc(INK, x, 66, 4)
      }
      pen.line(HUE, 5, '-34 66 -18 34 22 34 -2 66 -34 66')
      pen.line(HUE, 5, '-2 66 -20 28')
      pen.line(HUE, 5, '34 66 20 24')
      pen.line(INK, 5, '-30 26 -12 26')
      pen.line(INK, 5, '30 18 20 24 10 20')
      pen.disc(INK, -2, 66, 6)
      pen.box(SOFT, -200, 92, 400, 20)
    },
  ],
}
