import { GREY, HUE, INK, LIGHT, PAPER, SOFT } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

/** Motifs of games, except balls: places and equipment. */
export const playgrounds: Motifs = {
  hoop: [
    'room',
    (pen, random) => {
      pen.box(INK, -46, 4, 92, 52)
      pen.box(PAPER, -41, 9, 82, 42)
      pen.box(HUE, -17, 26, 34, 26)
      pen.box(PAPER, -13, 30, 26, 22)
      for (const strand of times(6)) {
        const x = -21 + strand * 8.4
        pen.line(GREY, 2.2, [x, 60, x * 0.55 + 5, 92])
        pen.line(GREY, 2.2, [x, 60, x * 0.55 - 5, 92])
      }
      pen.disc(INK, 0, 59, 25, 6)
      pen.disc(PAPER, 0, 59, 20, 2.6)
      const x = -40 + 16 * random()
      pen.disc(PAPER, x, 30, 21)
      pen.disc(INK, x, 30, 18)
      pen.curve(HUE, 3, [x - 17, 32, x, 26, x + 17, 32])
      pen.line(HUE, 3, [x, 13, x, 47])
    },
  ],
  diamond: [
    'room',
    (pen, random) => {
      const pitch = 4 * random()
      pen.shape(INK, '0 96 -66 34 -44 10 0 0 44 10 66 34')
      pen.shape(LIGHT, '0 92 -60 35 -40 14 0 5 40 14 60 35')
      pen.shape(HUE, '0 94 -36 60 0 26 36 60')
      pen.shape(PAPER, '0 84 -24 60 0 37 24 60')
      for (const [x, y] of [
        [0, 88],
        [-32, 60],
        [0, 31],
        [32, 60],
      ])
        pen.shape(INK, [x!, y! - 6, x! + 7, y!, x!, y! + 6, x! - 7, y!])
      pen.disc(INK, 0, 60 + pitch, 6)
    },
  ],
  bats: [
    'room',
    (pen, random) => {
      const apart = 34 + 10 * random()
      for (const side of [-1, 1]) {
        const bat = pen.at(0, 52, 1, side * apart)
        bat.shape(side > 0 ? INK : HUE, '-3 44 -4 8 -10 -30 -8 -46 0 -50 8 -46 10 -30 4 8 3 44')
        bat.disc(side > 0 ? INK : HUE, 0, 46, 7, 4)
        bat.box(PAPER, -3, 22, 6, 3)
        bat.box(PAPER, -3, 30, 6, 3)
      }
      pen.disc(PAPER, 0, 16, 17)
      pen.disc(INK, 0, 16, 14)
      pen.disc(PAPER, 0, 16, 11)
      pen.arc(HUE, 2.6, -14, 16, 12, -50, 50)
      pen.arc(HUE, 2.6, 14, 16, 12, 130, 230)
    },
  ],
  goalposts: [
    'sky',
    (pen, random) => {
      pen.box(SOFT, -300, 88, 600, 40)
      for (const line of times(5)) pen.box(PAPER, -300, 90 + line * 4, 600, 1.4)
      pen.line(INK, 7, '0 94 0 62')
      pen.line(INK, 6, '-40 4 -40 60 40 60 40 4')
      for (const x of [-40, 40]) pen.shape(HUE, [x, 2, x + 13, 5, x, 9])
      const ball = pen.at(-16 + 32 * random(), 34, 1, -50 + 60 * random())
      ball.blob(PAPER, '-19 0 -11 -9 0 -12 11 -9 19 0 11 9 0 12 -11 9')
      ball.blob(HUE, '-16 0 -9 -7 0 -9.5 9 -7 16 0 9 7 0 9.5 -9 7')
      ball.line(PAPER, 2, '-7 0 7 0')
    },
  ],
  faceguard: [
    'room',
    (pen, random) => {
      const bars = random() < 0.5 ? 2 : 3
      pen.blob(INK, '-44 66 -50 40 -38 16 -12 4 18 8 36 24 40 44 30 54 20 58 14 84 -12 88 -30 82')
      pen.blob(HUE, '-16 5 -8 3 -4 30 -8 60 -16 84 -24 84 -18 50')
      pen.disc(PAPER, 2, 62, 6)
      for (const bar of times(bars))
        pen.curve(INK, 4.4, [
          22,
          60 + bar * 11,
          44,
          58 + bar * 11,
          58,
          62 + bar * 9,
          58,
          66 + bar * 9,
        ])
      pen.line(INK, 4.4, '57 60 59 72 55 90 18 84')
    },
  ],
}
