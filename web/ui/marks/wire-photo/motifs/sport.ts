import { GREY, HUE, INK, LIGHT, PAPER, SOFT } from '../pen.ts'
import { times, type Motifs } from './motif.ts'

export const sport: Motifs = {
  football: [
    'room',
    (pen, random) => {
      const ball = pen.at(0, 50, 1, 72 * random())
      const corner = (away: number, at: number) => [
        away * Math.cos(at * 1.2566),
        away * Math.sin(at * 1.2566),
      ]
      ball.disc(INK, 0, 0, 43)
      ball.disc(PAPER, 0, 0, 39)
      ball.shape(
        HUE,
        times(5).flatMap((at) => corner(15, at)),
      )
      for (const at of times(5)) {
        ball.line(INK, 4, [...corner(15, at), ...corner(30, at)])
        ball.shape(INK, [
          ...corner(29, at),
          ...corner(35, at + 0.32),
          ...corner(42, at + 0.24),
          ...corner(42, at - 0.24),
          ...corner(35, at - 0.32),
        ])
        ball.line(INK, 3, [...corner(35, at + 0.32), ...corner(35, at + 0.68)])
      }
    },
  ],
  goal: [
    'sky',
    (pen, random) => {
      pen.box(SOFT, -200, 88, 400, 30)
      for (const x of times(12)) pen.line(GREY, 1.8, [-55 + x * 10, 22, -55 + x * 10, 86])
      for (const y of times(6)) pen.line(GREY, 1.8, [-60, 28 + y * 11, 60, 28 + y * 11])
      pen.line(INK, 6, '-62 92 -62 18 62 18 62 92')
      const x = -40 + 80 * random()
      pen.disc(PAPER, x, 58, 16)
      pen.disc(HUE, x, 58, 13)
      pen.disc(PAPER, x, 58, 4)
    },
  ],
  gridiron: [
    'room',
    (pen, random) => {
      const ball = pen.at(0, 50, 1, -40 + 24 * random())
      ball.blob(INK, '-60 0 -34 -24 0 -32 34 -24 60 0 34 24 0 32 -34 24')
      ball.line(PAPER, 4, '-22 0 22 0')
      for (const x of times(5)) ball.line(PAPER, 4, [-18 + x * 9, -7, -18 + x * 9, 7])
      ball.blob(HUE, '-44 -14 -38 -20 -38 20 -44 14')
      ball.blob(HUE, '44 -14 38 -20 38 20 44 14')
    },
  ],
  basketball: [
    'room',
    (pen, random) => {
      const ball = pen.at(0, 50, 1, 60 * random())
      ball.disc(INK, 0, 0, 43)
      ball.disc(HUE, 0, 0, 38)
      ball.box(INK, -40, -2.4, 80, 4.8)
      ball.box(INK, -2.4, -40, 4.8, 80)
      ball.arc(INK, 4.8, -52, 0, 34, -58, 58)
      ball.arc(INK, 4.8, 52, 0, 34, 122, 238)
    },
  ],
  baseball: [
    'room',
    (pen, random) => {
      const ball = pen.at(0, 50, 1, -30 + 60 * random())
      ball.disc(INK, 0, 0, 42)
      ball.disc(PAPER, 0, 0, 38)
      for (const side of [1, -1]) {
        const half = ball.at(0, 0, 1, 0, side)
        half.arc(HUE, 3.4, -50, 0, 34, -46, 46)
        for (const stitch of times(7)) {
          const turned = half.at(-50, 0, 1, -42 + stitch * 14)
          turned.line(HUE, 3, '28 -3 34 0 40 -3')
        }
      }
    },
  ],
  tennis: [
    'room',
    (pen, random) => {
      const racket = pen.at(-8, 44, 1, 30 + 16 * random())
      racket.disc(INK, 0, -8, 29, 36)
      racket.disc(PAPER, 0, -8, 24, 31)
      for (const x of [-16, -8, 0, 8, 16]) racket.line(GREY, 1.8, [x, -34, x, 18])
      for (const y of [-28, -18, -8, 2, 12]) racket.line(GREY, 1.8, [-22, y, 22, y])
      racket.shape(INK, '-14 22 14 22 4 38 4 66 -4 66 -4 38')
      pen.disc(PAPER, 44, 72, 17)
      pen.disc(HUE, 44, 72, 14)
      pen.arc(PAPER, 3, 56, 62, 16, 80, 200)
    },
  ],
  golf: [
    'sky',
    (pen, random) => {
      const wave = 4 * random()
      pen.blob(SOFT, '-200 80 -80 70 0 76 80 68 200 78 200 130 -200 130')
      pen.disc(INK, 8, 82, 14, 3.4)
      pen.box(INK, 6.4, 10, 3.2, 72)
      pen.shape(HUE, [10, 10, 46, 18 + wave, 10, 34])
      pen.disc(PAPER, -28, 80, 9)
      pen.disc(INK, -28, 80, 7)
      pen.disc(PAPER, -30, 78, 3)
    },
  ],
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
