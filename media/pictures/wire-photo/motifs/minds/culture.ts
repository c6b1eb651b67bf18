import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const culture: Motifs = {
  book: [
    'room',
    (pen, random) => {
      const lines = pick(random, 4, 5)
      pen.blob(INK, '-66 24 -34 16 0 26 34 16 66 24 66 84 34 78 0 88 -34 78 -66 84')
      pen.blob(PAPER, '-61 26 -32 20 -2 30 -2 82 -32 73 -61 78')
      pen.blob(PAPER, '61 26 32 20 2 30 2 82 32 73 61 78')
      for (const line of times(lines)) {
        pen.line(line === 0 ? HUE : GREY, 3, [
          -52,
          35 + line * 9,
          -30,
          32 + line * 9,
          -10,
          37 + line * 9,
        ])
        pen.line(GREY, 3, [52, 35 + line * 9, 30, 32 + line * 9, 10, 37 + line * 9])
      }
      pen.shape(HUE, '22 22 32 19 32 50 27 44 22 52')
    },
  ],
  bookshelf: [
    'bare',
    (pen, random) => {
      for (const shelf of times(2)) {
        const floor = 46 + shelf * 48
        for (let x = -190; x < 190;) {
          const wide = 8 + 8 * random()
          const tall = 26 + 14 * random()
          const book = pen.at(x, floor, 1, random() < 0.14 ? 9 : 0)
          book.box([INK, HUE, SOFT, GREY][pick(random, 0, 3)]!, 0, -tall, wide - 1.6, tall)
          book.box(PAPER, 2, -tall + 5, wide - 5.6, 3)
          x += wide
        }
        pen.box(INK, -200, floor, 400, 5)
      }
    },
  ],
  newspaper: [
    'room',
    (pen, random) => {
      const paper = pen.at(0, 50, 1, -8 + 14 * random())
      paper.box(GREY, -40, -38, 88, 82)
      paper.box(INK, -48, -44, 88, 84)
      paper.box(PAPER, -44, -40, 80, 76)
      paper.box(INK, -38, -34, 68, 11)
      paper.box(HUE, -38, -17, 32, 26)
      for (const line of times(5)) paper.box(GREY, 0, -17 + line * 7, 30, 3)
      for (const line of times(3)) paper.box(GREY, -38, 15 + line * 7, 68, 3)
    },
    'way',
  ],
  painting: [
    'room',
    (pen, random) => {
      const sun = -20 + 40 * random()
      pen.line(INK, 2.4, '-30 14 0 0 30 14')
      pen.box(INK, -56, 14, 112, 78)
      pen.box(PAPER, -48, 21, 96, 64)
      pen.box(LIGHT, -44, 25, 88, 56)
      pen.disc(HUE, sun, 42, 10)
      pen.shape(INK, '-44 81 -44 66 -20 46 2 68 18 54 44 76 44 81')
    },
  ],
  camera: [
    'room',
    (pen, random) => {
      const shine = 360 * random()
      pen.shape(INK, '-20 32 -14 18 14 18 20 32')
      pen.blob(INK, '-58 34 0 31 58 34 60 58 58 88 0 91 -58 88 -60 58')
      pen.box(HUE, -50, 40, 16, 8)
      pen.disc(PAPER, 0, 61, 26)
      pen.disc(INK, 0, 61, 22)
      pen.disc(HUE, 0, 61, 15)
      pen.arc(PAPER, 3.4, 0, 61, 10, shine, shine + 80)
      pen.disc(PAPER, 46, 44, 4)
    },
  ],
  microphone: [
    'room',
    (pen, random) => {
      const mic = pen.at(0, 4, 1, -10 + 20 * random())
      mic.line(INK, 34, '0 20 0 40')
      mic.disc(INK, 0, 20, 17)
      mic.disc(INK, 0, 40, 17)
      for (const y of [16, 25, 34]) mic.box(HUE, -17, y, 34, 4)
      mic.arc(INK, 5, 0, 42, 27, 0, 180)
      mic.box(INK, -2.5, 68, 5, 16)
      mic.box(INK, -22, 84, 44, 6)
    },
  ],
  gamepad: [
    'room',
    (pen, random) => {
      const pad = pen.at(0, 52, 1, -10 + 20 * random())
      pad.blob(
        INK,
        '-40 -26 -20 -24 20 -24 40 -26 58 -8 66 26 54 36 32 16 -32 16 -54 36 -66 26 -58 -8',
      )
      pad.box(HUE, -43, -8, 24, 7)
      pad.box(HUE, -34.5, -16, 7, 24)
      for (const [x, y] of [
        [32, -14],
        [32, 4],
        [23, -5],
        [41, -5],
      ])
        pad.disc(HUE, x!, y!, 4.4)
      pad.disc(PAPER, -10, 6, 6)
      pad.disc(PAPER, 12, 6, 6)
    },
  ],
  dress: [
    'room',
    (pen, random) => {
      const hem = 6 * random()
      pen.arc(INK, 3.4, 0, 12, 7, -200, 60)
      pen.line(INK, 3.4, '-34 32 0 18 34 32')
      pen.shape(INK, [
        -16,
        26,
        -8,
        30,
        0,
        34,
        8,
        30,
        16,
        26,
        22,
        40,
        12,
        56,
        40,
        92 - hem,
        0,
        96,
        -40,
        92 - hem,
        -12,
        56,
        -22,
        40,
      ])
      pen.shape(HUE, '-13 52 13 52 15 59 -15 59')
      pen.line(PAPER, 2.4, '-6 64 -18 90')
      pen.line(PAPER, 2.4, '6 64 18 90')
    },
  ],
}
