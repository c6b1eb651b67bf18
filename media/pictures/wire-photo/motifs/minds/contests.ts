import { INK, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const contests: Motifs = {
  cricket: [
    'sky',
    (pen, random) => {
      for (const x of [-40, -28, -16]) pen.box(INK, x - 2.4, 30, 4.8, 66)
      pen.line(HUE, 3.4, '-42 29 -14 29')
      const bat = pen.at(24, 92, 1, 14 + 14 * random())
      bat.blob(INK, '-9 0 -10 -50 -4 -58 4 -58 10 -50 9 0')
      bat.box(HUE, -3, -84, 6, 28)
      pen.disc(HUE, -2, 84, 8)
      pen.box(SOFT, -200, 93, 400, 20)
    },
  ],
  stopwatch: [
    'room',
    (pen, random) => {
      pen.box(INK, -8, 4, 16, 12)
      pen.at(0, 54, 1, 38).box(INK, -5, -48, 10, 10)
      pen.disc(INK, 0, 54, 40)
      pen.disc(PAPER, 0, 54, 33)
      for (const mark of times(12))
        pen.at(0, 54, 1, mark * 30).box(INK, -1.4, -31, 2.8, mark % 3 ? 5 : 9)
      const turn = 40 + 220 * random()
      pen.shape(SOFT, [
        0,
        54,
        ...times(12).flatMap((at) => {
          const angle = ((turn * at) / 11 - 90) * (Math.PI / 180)
          return [22 * Math.cos(angle), 54 + 22 * Math.sin(angle)]
        }),
      ])
      pen.at(0, 54, 1, turn).box(HUE, -2, -28, 4, 32)
      pen.disc(INK, 0, 54, 4)
    },
  ],
  medal: [
    'room',
    (pen, random) => {
      pen.shape(HUE, '-36 -6 -14 -6 10 40 -8 48')
      pen.shape(INK, '36 -6 14 -6 -10 40 8 48')
      pen.disc(PAPER, 0, 66, 30)
      pen.disc(INK, 0, 66, 27)
      pen.disc(HUE, 0, 66, 20)
      const star = times(10).flatMap((at) => {
        const angle = (at * 36 - 90 + 8 * random()) * (Math.PI / 180)
        return [(at % 2 ? 6 : 14) * Math.cos(angle), 66 + (at % 2 ? 6 : 14) * Math.sin(angle)]
      })
      pen.shape(PAPER, star)
    },
  ],
  trophy: [
    'room',
    (pen, random) => {
      const shine = -14 + 6 * random()
      pen.arc(INK, 6, -30, 30, 15, 60, 290)
      pen.arc(INK, 6, 30, 30, 15, -110, 120)
      pen.blob(INK, '-34 10 34 10 32 34 18 56 4 62 -4 62 -18 56 -32 34')
      pen.box(INK, -5, 60, 10, 18)
      pen.box(INK, -26, 76, 52, 18)
      pen.box(HUE, -18, 82, 36, 7)
      pen.curve(HUE, 6, [shine - 6, 18, shine - 4, 34, shine + 4, 46])
    },
  ],
  chequered: [
    'sky',
    (pen, random) => {
      const lean = 5 + 8 * random()
      const flag = pen.at(-6, 6, 1, lean)
      flag.box(INK, -46, -4, 5, 110)
      for (const row of times(4)) {
        for (const square of times(6)) {
          const y = row * 14 + 4 * Math.sin(square * 1.1)
          flag.box((row + square) % 2 ? INK : row % 2 ? LIGHT : SOFT, -40 + square * 16, y, 16, 14)
        }
      }
    },
  ],
  swimming: [
    'sea',
    (pen, random) => {
      const reach = 6 * random()
      pen.disc(INK, 12, 56, 12)
      pen.box(HUE, 2, 50, 20, 4)
      pen.curve(INK, 10, [0, 66, -14, 44, 2, 28, 26, 36 - reach, 46, 56])
      pen.blob(INK, '-80 74 -40 62 0 60 20 70 0 78 -50 80')
      for (const row of times(3)) {
        pen.curve(HUE, 4, [
          -110,
          80 + row * 8,
          -60,
          76 + row * 8,
          -10,
          82 + row * 8,
          40,
          76 + row * 8,
          110,
          82 + row * 8,
        ])
      }
    },
  ],
  chess: [
    'room',
    (pen, random) => {
      const piece = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      for (const square of times(12))
        pen.shape(square % 2 ? HUE : PAPER, [
          -130 + square * 22,
          90,
          -108 + square * 22,
          90,
          (-108 + square * 22) * 1.3,
          112,
          (-130 + square * 22) * 1.3,
          112,
        ])
      piece.blob(
        INK,
        '-22 80 -20 62 -8 48 -24 46 -34 50 -38 40 -20 24 -8 12 -4 6 4 12 18 22 26 44 24 66 24 80',
      )
      piece.disc(PAPER, -10, 28, 3)
      piece.curve(PAPER, 3, '10 22 17 40 16 60')
      piece.box(INK, -32, 78, 64, 6)
      piece.box(INK, -36, 85, 72, 9)
    },
  ],
}
