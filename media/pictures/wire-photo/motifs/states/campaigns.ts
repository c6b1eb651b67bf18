import { GREY, HUE, INK, LIGHT, PAPER, SOFT } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

/**
 * Motifs of elections and offices, except ballots and lecterns, and of trials, except hammer and
 * scales.
 */
export const campaigns: Motifs = {
  booths: [
    'room',
    (pen, random) => {
      const taken = pick(random, 0, 2)
      for (const booth of times(3)) {
        const x = -58 + booth * 41
        pen.box(INK, x, 8, 36, 7)
        pen.box(INK, x, 8, 4, 86)
        pen.box(INK, x + 32, 8, 4, 86)
        pen.box(HUE, x + 4, 15, 28, 44)
        for (const fold of times(3)) pen.box(PAPER, x + 10 + fold * 8, 17, 2, 42)
        if (booth === taken) {
          pen.box(INK, x + 10, 60, 6.5, 34)
          pen.box(INK, x + 20, 60, 6.5, 34)
          pen.box(INK, x + 7, 90, 10, 5)
          pen.box(INK, x + 20, 90, 10, 5)
        }
      }
      pen.box(GREY, -64, 95, 128, 4)
    },
  ],
  rosette: [
    'room',
    (pen, random) => {
      const leaves = pick(random, 14, 18)
      for (const side of [-1, 1]) {
        pen.at(0, 44, 1, side * 17).shape(side > 0 ? INK : HUE, '-11 0 11 0 11 54 0 44 -11 54')
      }
      for (const leaf of times(leaves)) {
        const fold = pen.at(0, 38, 1, (leaf * 360) / leaves)
        fold.shape(leaf % 2 ? HUE : INK, '-4 -14 4 -14 8 -34 -8 -34')
      }
      pen.disc(PAPER, 0, 38, 22)
      pen.disc(INK, 0, 38, 19)
      const star = times(10).flatMap((at) => {
        const away = at % 2 ? 6 : 14
        const angle = (at * 36 - 90) * (Math.PI / 180)
        return [away * Math.cos(angle), 38 + away * Math.sin(angle)]
      })
      pen.shape(PAPER, star)
    },
  ],
  signing: [
    'room',
    (pen, random) => {
      const sheet = pen.at(-6, 56, 1, -9 + 6 * random())
      sheet.box(INK, -50, -34, 96, 74)
      sheet.box(PAPER, -46, -30, 88, 66)
      for (const line of times(3)) sheet.box(LIGHT, -38, -21 + line * 9, 68, 4)
      sheet.line(INK, 2, '-38 26 34 26')
      sheet.curve(HUE, 3.2, '-34 20 -26 8 -24 22 -14 12 -10 22 0 14 6 20')
      const nib = pen.at(10, 70, 1, 38)
      nib.shape(INK, '0 4 -6 -10 6 -10')
      nib.box(HUE, -6, -20, 12, 9)
      nib.shape(INK, '-6 -22 6 -22 9 -74 -9 -74')
      nib.line(PAPER, 2, '-2 -30 -3 -64')
    },
    'way',
  ],
  motorcade: [
    'sky',
    (pen, random) => {
      const wave = 4 * random()
      pen.blob(INK, '-66 84 -70 66 -58 58 -34 54 -20 36 22 34 40 52 62 58 70 68 68 84')
      pen.shape(LIGHT, '-28 53 -17 40 -4 39 -4 53')
      pen.shape(LIGHT, '2 53 2 39 19 39 32 53')
      pen.box(HUE, -66, 66, 134, 4)
      for (const x of [-40, 40]) {
        pen.disc(PAPER, x, 84, 15)
        pen.disc(INK, x, 84, 12)
        pen.disc(SOFT, x, 84, 5)
      }
      for (const x of [-60, -44]) {
        pen.line(INK, 2.4, [x, 58, x, 24])
        pen.shape(HUE, [x, 24, x + 13, 27 + wave, x + 12, 36 + wave, x, 35])
      }
      pen.box(INK, -300, 95, 600, 12)
    },
  ],
  lawBooks: [
    'room',
    (pen, random) => {
      const tall = [74, 80, 70, 78, 72]
      let x = -54
      for (const [at, height] of tall.entries()) {
        const wide = 17 + 5 * random()
        pen.box(at % 2 ? HUE : INK, x, 92 - height, wide, height)
        pen.box(PAPER, x + 3, 102 - height, wide - 6, 3)
        pen.box(PAPER, x + 3, 80, wide - 6, 3)
        if (at === 1 || at === 4) {
          const middle = x + wide / 2
          pen.arc(PAPER, 2.6, middle, 48, 4.4, 30, 330)
          pen.arc(PAPER, 2.6, middle, 56, 4.4, 210, 510)
        }
        x += wide + 1.6
      }
      pen.box(INK, -62, 92, 124, 5)
    },
    'way',
  ],
  jury: [
    'room',
    (pen, random) => {
      const standing = pick(random, 0, 5)
      for (const row of times(2)) {
        for (const seat of times(6)) {
          const x = -58 + seat * 21 + row * 9
          const y = 26 + row * 24
          const tone = (seat + row * 2) % 6 === standing ? HUE : row ? INK : GREY
          pen.disc(tone, x, y, 7.4)
          pen.blob(tone, [x - 11, y + 28, x - 9, y + 12, x, y + 9, x + 9, y + 12, x + 11, y + 28])
        }
      }
      pen.box(PAPER, -72, 69, 144, 3)
      pen.box(INK, -72, 72, 144, 8)
      for (const panel of times(5)) {
        pen.box(INK, -70 + panel * 29, 82, 24, 18)
        pen.box(HUE, -66 + panel * 29, 86, 16, 10)
      }
    },
  ],
  patrolCar: [
    'sky',
    (pen, random) => {
      const lights = 8 + 5 * random()
      pen.blob(INK, '-64 82 -68 66 -54 58 -32 54 -16 38 20 37 38 53 60 58 68 68 66 82')
      pen.shape(LIGHT, '-24 53 -13 42 -2 42 -2 53')
      pen.shape(LIGHT, '4 53 4 41 18 41 30 53')
      pen.shape(PAPER, '-34 60 30 60 34 74 -38 74')
      pen.box(HUE, -30, 64, 56, 5)
      pen.box(INK, -11, 30, 26, 7)
      pen.box(HUE, -11, 28, 11, 7)
      for (const beam of times(5)) {
        const ray = pen.at(2, 28, 1, -60 + beam * 30)
        ray.line(beam % 2 ? INK : HUE, 3, [0, -9, 0, -9 - lights])
      }
      for (const x of [-38, 38]) {
        pen.disc(PAPER, x, 82, 15)
        pen.disc(INK, x, 82, 12)
        pen.disc(SOFT, x, 82, 5)
      }
      pen.box(INK, -300, 93, 600, 14)
    },
  ],
}
