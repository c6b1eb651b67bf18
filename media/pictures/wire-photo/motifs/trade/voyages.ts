import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const voyages: Motifs = {
  plane: [
    'sky',
    (pen, random) => {
      const plane = pen.at(0, 50, 1, -24 + 16 * random())
      plane.shape(SOFT, '-4 2 14 -32 24 -32 20 2')
      plane.blob(INK, '-58 -4 -40 -9 20 -9 48 -7 64 0 52 7 20 9 -30 8 -54 2')
      plane.shape(INK, '-60 -2 -66 -28 -54 -28 -38 -6')
      plane.shape(HUE, '-12 2 20 2 -18 42 -32 42')
      plane.shape(HUE, '-48 0 -34 0 -54 16 -62 16')
      for (const window of times(8)) plane.box(PAPER, -24 + window * 8, -4, 4, 4)
    },
  ],
  helicopter: [
    'sky',
    (pen, random) => {
      const ship = pen.at(0, 4, 1, -8 + 12 * random())
      ship.blob(INK, '-6 36 22 34 44 48 46 62 30 72 0 72 -18 58 -22 44')
      ship.shape(INK, '-14 44 -66 38 -66 46 -12 58')
      ship.shape(HUE, '-60 42 -74 24 -64 24 -54 40')
      ship.blob(PAPER, '20 40 34 44 41 56 20 57')
      ship.box(INK, 6, 24, 5, 14)
      ship.box(HUE, -54, 21, 126, 4.5)
      ship.line(INK, 4, '-20 84 44 84')
      ship.line(INK, 3.4, '-4 70 -8 84')
      ship.line(INK, 3.4, '26 70 30 84')
    },
  ],
  drone: [
    'sky',
    (pen, random) => {
      const craft = pen.at(0, 2, 1, -8 + 16 * random())
      craft.line(INK, 6, '-46 34 -14 48 14 48 46 34')
      craft.blob(INK, '-20 46 0 40 20 46 20 60 0 66 -20 60')
      craft.disc(HUE, 0, 66, 8)
      for (const x of [-46, 46]) {
        craft.box(INK, x - 3, 24, 6, 14)
        craft.disc(HUE, x, 24, 25, 3.4)
      }
      craft.line(INK, 3.6, '-14 60 -22 82 -32 82')
      craft.line(INK, 3.6, '14 60 22 82 32 82')
    },
  ],
  ship: [
    'sea',
    (pen, random) => {
      pen.shape(INK, '-74 62 74 62 62 86 -60 86')
      pen.box(INK, 40, 34, 20, 30)
      pen.box(PAPER, 43, 39, 14, 5)
      for (const stack of times(5)) {
        const tall = pick(random, 1, 3)
        for (const level of times(tall)) {
          pen.box((stack + level) % 2 ? HUE : GREY, -66 + stack * 21, 51 - level * 11, 19, 9.4)
        }
      }
      pen.box(HUE, -66, 74, 128, 5)
    },
  ],
  sail: [
    'sea',
    (pen, random) => {
      const lean = 8 * random()
      pen.shape(INK, '-44 70 44 70 30 86 -32 86')
      pen.box(INK, -2, 8, 4, 62)
      pen.blob(HUE, [3, 10, 24 + lean, 36, 40, 64, 3, 64])
      pen.shape(INK, '-5 16 -36 64 -5 64')
    },
  ],
  harbour: [
    'sea',
    (pen, random) => {
      for (const [x, size] of [
        [-44, 0.92],
        [22, 1.04],
      ]) {
        const crane = pen.at(x! + 6 * random(), 92, size)
        crane.line(INK, 4.6, '-14 0 -14 -56')
        crane.line(INK, 4.6, '12 0 12 -56')
        crane.line(INK, 3, '-14 -20 12 -44')
        crane.box(INK, -34, -60, 92, 6)
        crane.line(INK, 3, '-32 -58 2 -82 56 -58')
        crane.box(INK, -1, -82, 5, 26)
        crane.line(INK, 2.4, '38 -56 38 -34')
        crane.box(HUE, 27, -34, 22, 11)
      }
      pen.box(INK, -200, 88, 400, 20)
      for (const box of times(8)) pen.box(box % 2 ? HUE : GREY, -100 + box * 26, 78, 23, 9)
    },
  ],
  bridge: [
    'sea',
    (pen, random) => {
      const tower = 30 + 10 * random()
      for (const x of [-tower, tower]) pen.box(INK, x - 4, 14, 8, 80)
      pen.box(INK, -200, 64, 400, 7)
      const at = (x: number) => 18 + 42 * (1 - (x / tower) ** 2)
      const middle = times(13).map((step) => -tower + (step * tower) / 6)
      pen.line(
        HUE,
        3.4,
        middle.flatMap((x) => [x, at(x)]),
      )
      for (const x of middle) pen.box(HUE, x - 0.9, at(x), 1.8, 66 - at(x))
      pen.line(HUE, 3.4, [-tower, 18, -tower - 76, 64])
      pen.line(HUE, 3.4, [tower, 18, tower + 76, 64])
    },
  ],
  suitcase: [
    'room',
    (pen, random) => {
      const label = -20 + 24 * random()
      pen.arc(INK, 6, 0, 26, 14, 180, 360)
      pen.blob(INK, '-50 30 0 26 50 30 52 60 50 90 0 93 -50 90 -52 60')
      pen.box(PAPER, -34, 25, 4, 70)
      pen.box(PAPER, 30, 25, 4, 70)
      pen.disc(HUE, label, 58, 13)
      pen.box(HUE, 8, 70, 16, 10)
      pen.disc(LIGHT, label, 58, 7)
    },
  ],
  passport: [
    'room',
    (pen, random) => {
      const book = pen.at(0, 50, 1, -12 + 22 * random())
      book.box(INK, -31, -43, 62, 86)
      book.arc(HUE, 5, 0, -10, 18)
      book.arc(HUE, 3, 0, -10, 8)
      book.box(HUE, -19, -12, 38, 4)
      book.box(PAPER, -18, 20, 36, 5)
      book.box(PAPER, -12, 30, 24, 4)
    },
  ],
}
