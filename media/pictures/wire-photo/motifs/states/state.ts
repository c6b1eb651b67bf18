import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const state: Motifs = {
  ballot: [
    'room',
    (pen, random) => {
      const paper = pen.at(0, 34, 1, -14 + 28 * random())
      paper.box(INK, -19, -30, 38, 60)
      paper.box(PAPER, -16, -27, 32, 60)
      paper.line(HUE, 5, '-9 -12 -3 -4 9 -21')
      pen.shape(INK, '-48 54 48 54 54 60 -54 60')
      pen.box(INK, -54, 60, 108, 36)
      pen.box(PAPER, -26, 55, 52, 3)
      pen.box(HUE, -40, 70, 80, 15)
    },
    'way',
  ],
  flag: [
    'sky',
    (pen, random) => {
      const kind = pick(random, 0, 2)
      pen.box(INK, -48, 6, 5, 100)
      pen.disc(HUE, -45.5, 6, 5)
      const wave = (y: number) => [-40, y, -18, y - 5, 8, y + 2, 32, y + 6, 58, y]
      const back = (y: number) => [58, y, 32, y + 6, 8, y + 2, -18, y - 5, -40, y]
      const tones = [
        [INK, HUE, INK],
        [HUE, SOFT, INK],
        [INK, LIGHT, HUE],
      ][kind]!
      for (const [band, tone] of tones.entries())
        pen.shape(tone, [...wave(14 + band * 17), ...back(30 + band * 17)])
    },
  ],
  handshake: [
    'room',
    (pen) => {
      pen.shape(INK, '-110 30 -52 24 -46 66 -110 76')
      pen.box(HUE, -54, 21, 12, 48)
      pen.shape(HUE, '110 30 52 24 46 66 110 76')
      pen.box(INK, 42, 21, 12, 48)
      pen.blob(LIGHT, '-42 30 -22 24 0 28 22 26 42 30 42 58 26 66 8 78 -6 78 -28 66 -42 58')
      pen.curve(INK, 5, '-42 30 -20 24 4 28 20 40 14 47 2 42 -10 42')
      pen.curve(INK, 5, '42 30 24 26 4 28')
      pen.curve(INK, 5, '-42 58 -26 66 -8 79 2 77')
      pen.curve(INK, 5, '42 56 28 60 16 70 6 78')
      pen.line(INK, 4, '12 52 26 62')
      pen.line(INK, 4, '2 58 16 70')
      pen.line(INK, 4, '-8 62 6 76')
    },
  ],
  podium: [
    'room',
    (pen, random) => {
      const lean = 3 * random()
      pen.disc(GREY, 0, 22, 12)
      pen.blob(GREY, '-34 64 -30 46 -14 38 14 38 30 46 34 64')
      pen.shape(HUE, '-4 38 4 38 2 58 -2 58')
      pen.shape(INK, '-44 56 44 56 36 66 30 104 -30 104 -36 66')
      pen.disc(HUE, 0, 82, 9)
      for (const x of [-14, 14]) {
        pen.line(INK, 2.8, [x, 56, x * 0.72 + lean, 44])
        pen.disc(INK, x * 0.7 + lean, 42, 4)
      }
    },
  ],
  crown: [
    'room',
    (pen, random) => {
      const points =
        random() < 0.5
          ? '-50 78 -58 30 -30 52 0 20 30 52 58 30 50 78'
          : '-48 78 -56 38 -34 54 -28 26 -10 50 0 20 10 50 28 26 34 54 56 38 48 78'
      pen.shape(INK, points)
      pen.box(HUE, -50, 78, 100, 12)
      for (const x of [-57, 0, 57]) pen.disc(HUE, x, x ? 32 : 18, 6)
      for (const x of [-28, 0, 28]) pen.disc(PAPER, x, 66, 4.5)
    },
  ],
  dove: [
    'sky',
    (pen) => {
      pen.blob(
        INK,
        '-56 58 -34 52 -14 46 6 44 26 38 40 26 52 26 58 34 50 42 40 58 14 72 -14 70 -34 64',
      )
      pen.blob(PAPER, '-18 56 -42 24 -34 10 -8 22 16 44 16 56')
      pen.blob(INK, '-16 54 -36 24 -30 16 -10 26 12 46 10 56')
      pen.disc(PAPER, 48, 32, 2.4)
      pen.curve(HUE, 3, '56 36 66 46 64 60')
      for (const [x, y] of [
        [70, 44],
        [60, 52],
        [70, 58],
      ])
        pen.disc(HUE, x!, y!, 5, 3.4)
    },
  ],
  protest: [
    'sky',
    (pen, random) => {
      for (const sign of times(5)) {
        const board = pen.at(
          -72 + sign * 36 + 8 * random(),
          20 + 14 * random(),
          1,
          -10 + 20 * random(),
        )
        board.box(INK, -1.8, 10, 3.6, 60)
        board.box(sign % 2 ? HUE : INK, -17, -12, 34, 24)
        board.box(PAPER, -11, -5, 22, 3.4)
        board.box(PAPER, -11, 3, 14, 3.4)
      }
      for (const row of times(2)) {
        for (const head of times(9)) {
          const x = -100 + head * 25 + row * 12
          const y = 66 + row * 14 + 6 * random()
          pen.disc(PAPER, x, y, 10)
          pen.disc(row ? INK : GREY, x, y, 8)
          pen.blob(row ? INK : GREY, [
            x - 14,
            y + 40,
            x - 11,
            y + 12,
            x,
            y + 8,
            x + 11,
            y + 12,
            x + 14,
            y + 40,
          ])
        }
      }
    },
  ],
}
