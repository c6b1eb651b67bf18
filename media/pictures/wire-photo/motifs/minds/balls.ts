import { INK, GREY, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const balls: Motifs = {
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
}
