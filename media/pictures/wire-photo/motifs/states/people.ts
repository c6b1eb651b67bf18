import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import type { Pen } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

function person(pen: Pen, tone: number) {
  pen.disc(PAPER, 0, -62, 15)
  pen.blob(PAPER, '-26 8 -24 -28 -12 -44 12 -44 24 -28 26 8')
  pen.disc(tone, 0, -62, 12)
  pen.blob(tone, '-22 8 -21 -26 -10 -41 10 -41 21 -26 22 8')
}

export const people: Motifs = {
  crowd: [
    'sky',
    (pen, random) => {
      for (const row of times(3)) {
        for (const at of times(7)) {
          person(
            pen.at(
              -105 + at * 35 + (row % 2) * 17,
              62 + row * 20 + 8 * random(),
              0.62 + row * 0.12,
            ),
            random() < 0.25 ? HUE : row === 2 ? INK : GREY,
          )
        }
      }
    },
  ],
  family: [
    'sky',
    (pen, random) => {
      const tall = 1.02 + 0.1 * random()
      person(pen.at(-26, 96, tall), INK)
      person(pen.at(28, 96, 0.98), HUE)
      person(pen.at(0, 98, 0.56), INK)
      pen.box(SOFT, -200, 93, 400, 20)
    },
  ],
  baby: [
    'room',
    (pen, random) => {
      const pram = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      pram.blob(INK, '-44 46 44 46 40 62 24 74 -18 74 -38 62')
      pram.shape(HUE, '0 42 0 8 16 10 32 20 42 42')
      pram.line(PAPER, 2.6, '2 42 22 14')
      pram.line(INK, 5, '-44 46 -58 32')
      for (const x of [-22, 28]) {
        pram.disc(PAPER, x, 84, 13)
        pram.arc(INK, 4.6, x, 84, 9)
      }
    },
  ],
  candle: [
    'night',
    (pen, random) => {
      for (const [x, tall] of [
        [-34, 26],
        [32, 32],
        [0, 44 + 8 * random()],
      ]) {
        const light = pen.at(x!, 96 - tall!)
        light.box(PAPER, -13, -2, 26, 120)
        light.box(INK, -10, 0, 20, 120)
        light.box(INK, -1, -8, 2, 8)
        light.blob(HUE, '0 -6 -7 -14 -4 -24 1 -36 6 -24 7 -14')
        light.blob(PAPER, '0 -8 -3 -14 0 -22 3 -14')
      }
    },
    'inks',
  ],
  rings: [
    'room',
    (pen, random) => {
      const turned = pen.at(0, 54, 1, -10 + 20 * random())
      turned.arc(INK, 7, -19, 0, 28)
      turned.arc(HUE, 7, 19, 4, 28)
      turned.arc(INK, 7, -19, 0, 28, -50, 10)
      turned.shape(HUE, '-31 -42 -19 -26 -7 -42 -13 -50 -25 -50')
    },
  ],
  clock: [
    'room',
    (pen, random) => {
      pen.disc(INK, 0, 50, 43)
      pen.disc(PAPER, 0, 50, 37)
      for (const hour of times(12))
        pen.at(0, 50, 1, hour * 30).box(INK, -1.6, -34, 3.2, hour % 3 ? 5 : 10)
      pen.at(0, 50, 1, 360 * random()).box(INK, -3, -20, 6, 24)
      pen.at(0, 50, 1, 360 * random()).box(HUE, -2, -31, 4, 36)
      pen.disc(INK, 0, 50, 4.4)
    },
  ],
  beach: [
    'sea',
    (pen, random) => {
      const lean = 10 + 12 * random()
      const shade = pen.at(0, 84, 1, lean)
      shade.box(INK, -1.8, -62, 3.6, 80)
      shade.blob(INK, '-46 -38 -34 -60 0 -72 34 -60 46 -38 0 -42')
      shade.blob(HUE, '-18 -40 -12 -62 0 -71 12 -62 18 -40 0 -42')
      pen.blob(LIGHT, '-200 92 -60 84 0 88 60 84 200 92 200 130 -200 130')
      pen.line(INK, 5, '14 92 40 84 58 70')
    },
  ],
  tools: [
    'room',
    (pen, random) => {
      const turn = 8 * random()
      const wrench = pen.at(0, 50, 1, -42 + turn)
      wrench.box(INK, -6, -30, 12, 68)
      wrench.disc(INK, 0, -34, 17)
      wrench.box(PAPER, -6, -56, 12, 24)
      wrench.disc(INK, 0, 38, 10)
      const driver = pen.at(0, 50, 1, 42 + turn)
      driver.box(PAPER, -6, -16, 12, 40)
      driver.box(HUE, -3, -46, 6, 60)
      driver.blob(HUE, '-9 12 9 12 10 30 7 46 -7 46 -10 30')
    },
  ],
  magnifier: [
    'room',
    (pen, random) => {
      const glass = pen.at(-8, 42, 1, -44 + 12 * random())
      glass.box(INK, -6, 32, 12, 42)
      glass.disc(INK, 0, 0, 35)
      glass.disc(PAPER, 0, 0, 28)
      glass.disc(SOFT, 0, 0, 24)
      glass.arc(PAPER, 4, 0, 0, 17, 190, 260)
    },
  ],
}
