import { GREY, HUE, INK, LIGHT, PAPER, SOFT } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

/**
 * Motifs of computing, except racks: the hall from outside, its aisle, its cooling, and a question
 * being typed.
 */
export const halls: Motifs = {
  dataHall: [
    'sky',
    (pen, random) => {
      const fans = pick(random, 3, 5)
      pen.box(INK, -74, 46, 128, 48)
      pen.shape(GREY, '54 46 76 54 76 94 54 94')
      for (const slit of times(11))
        pen.box(slit % 4 === 1 ? HUE : LIGHT, -68 + slit * 11, 58, 5, 28)
      for (const fan of times(fans)) {
        const x = -66 + (fan * 106) / (fans - 1)
        pen.box(INK, x - 9, 32, 18, 12)
        pen.disc(HUE, x, 32, 8, 3.4)
        pen.curve(SOFT, 3.4, [x, 25, x + 5, 17, x - 1, 9, x + 6, 0])
      }
      pen.box(INK, -300, 94, 600, 20)
    },
  ],
  serverAisle: [
    'bare',
    (pen, random) => {
      const lit = pick(random, 0, 2)
      pen.box(INK, -300, -10, 600, 130)
      pen.shape(LIGHT, '-12 56 12 56 150 112 -150 112')
      pen.shape(PAPER, '-10 40 10 40 10 57 -10 57')
      pen.shape(SOFT, '-7 -10 7 -10 4 38 -4 38')
      for (const side of [-1, 1]) {
        for (const rack of times(5)) {
          // Each rack is nearer than the one before.
          const from = 13 * 1.62 ** rack
          const to = from * 1.5
          for (const unit of times(7)) {
            const at = (x: number, part: number) => 48 + (x / 13) * (-11 + part * 3.6)
            const tone = (unit + rack + lit) % 3 === 0 ? HUE : LIGHT
            pen.shape(tone, [
              ...[side * from, at(from, unit), side * to, at(to, unit)],
              ...[side * to, at(to, unit + 0.62), side * from, at(from, unit + 0.62)],
            ])
          }
        }
      }
    },
  ],
  chiller: [
    'room',
    (pen, random) => {
      const turn = 70 * random()
      pen.box(INK, -48, 4, 96, 88)
      pen.box(PAPER, -43, 9, 86, 78)
      pen.disc(INK, 0, 48, 36)
      pen.disc(PAPER, 0, 48, 32)
      for (const blade of times(5)) {
        const wing = pen.at(0, 48, 1, turn + blade * 72)
        wing.blob(blade % 2 ? INK : HUE, '3 -4 12 -27 27 -17 20 -4 6 3')
      }
      pen.disc(INK, 0, 48, 7)
      for (const [x, y] of [
        [-36, 16],
        [36, 16],
        [-36, 80],
        [36, 80],
      ])
        pen.disc(HUE, x!, y!, 4)
    },
  ],
  prompt: [
    'room',
    (pen, random) => {
      const lines = pick(random, 2, 3)
      pen.box(INK, -56, 12, 112, 76)
      pen.box(PAPER, -52, 16, 104, 68)
      for (const line of times(lines))
        pen.box(line === 0 ? INK : GREY, -44, 25 + line * 12, line === lines - 1 ? 46 : 82, 6)
      pen.box(HUE, 6, 13 + lines * 12, 4, 9)
      pen.box(SOFT, -44, 64, 88, 14)
      pen.disc(HUE, 34, 71, 9)
      pen.line(PAPER, 3, '34 76 34 66 30 70')
      pen.line(PAPER, 3, '34 66 38 70')
    },
    'way',
  ],
}
