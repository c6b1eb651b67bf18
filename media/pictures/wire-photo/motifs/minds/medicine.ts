import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const medicine: Motifs = {
  syringe: [
    'room',
    (pen, random) => {
      const needle = pen.at(0, 50, 1, -46 + 20 * random())
      needle.box(INK, -66, -14, 5, 28)
      needle.box(INK, -62, -3, 20, 6)
      needle.box(INK, -43, -20, 5, 40)
      needle.box(INK, -40, -12, 70, 24)
      needle.box(PAPER, -36, -8, 62, 16)
      needle.box(HUE, -8, -8, 34, 16)
      for (const mark of times(4)) needle.box(INK, -30 + mark * 14, -8, 2.6, 8)
      needle.shape(INK, '30 -7 38 -3 38 3 30 7')
      needle.box(INK, 38, -1.4, 32, 2.8)
    },
  ],
  pill: [
    'room',
    (pen, random) => {
      const pill = pen.at(-10, 46, 1, -40 + 30 * random())
      pill.line(INK, 38, '-28 0 28 0')
      pill.disc(INK, -28, 0, 19)
      pill.disc(INK, 28, 0, 19)
      pill.disc(PAPER, 28, 0, 15)
      pill.box(PAPER, 1, -15, 27, 30)
      pill.disc(SOFT, 28, 0, 12)
      pill.box(SOFT, 4, -12, 24, 24)
      pill.line(LIGHT, 5, '-30 -9 -8 -9')
      pen.disc(PAPER, 38, 78, 18)
      pen.disc(HUE, 38, 78, 15)
      pen.box(PAPER, 26, 76.5, 24, 3)
    },
  ],
  dna: [
    'room',
    (pen, random) => {
      const phase = 3 * random()
      const turned = pen.at(0, 50, 1, 18)
      const strand = (shift: number) =>
        times(25).flatMap((at) => [22 * Math.sin(at * 0.36 + phase + shift), -60 + at * 5])
      for (const rung of times(13)) {
        const half = 22 * Math.sin(rung * 0.72 + phase)
        if (Math.abs(half) > 5)
          turned.line(GREY, 2.8, [-half, -60 + rung * 10, half, -60 + rung * 10])
      }
      turned.line(INK, 7.5, strand(0))
      turned.line(HUE, 7.5, strand(Math.PI))
    },
  ],
  microscope: [
    'room',
    (pen, random) => {
      const scope = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      scope.shape(INK, '-46 94 -42 84 42 84 46 94')
      scope.arc(INK, 9, -4, 54, 36, -62, 84)
      scope.box(INK, -34, 68, 44, 6)
      scope.box(HUE, -24, 63, 24, 4)
      const tube = scope.at(-2, 34, 1, 24)
      tube.box(INK, -9, -22, 18, 40)
      tube.box(HUE, -7, -32, 14, 10)
      tube.box(GREY, -6, 18, 12, 12)
    },
  ],
  flask: [
    'room',
    (pen, random) => {
      const level = 54 + 14 * random()
      const half = 14 + ((level - 44) / 44) * 30
      pen.shape(INK, '-14 10 14 10 14 36 48 88 44 94 -44 94 -48 88 -14 36')
      pen.shape(PAPER, '-9 10 9 10 9 38 40 88 -40 88 -9 38')
      pen.shape(HUE, [-half + 7, level, half - 7, level, 40, 89, -40, 89])
      pen.box(INK, -18, 6, 36, 6)
      for (const [x, y] of [
        [-8, level + 12],
        [10, level + 20],
        [2, level - 14],
        [-3, level - 30],
      ]) {
        pen.disc(y! > level ? PAPER : INK, x!, y!, 4)
      }
    },
  ],
  tooth: [
    'room',
    (pen) => {
      pen.blob(
        INK,
        '-36 24 -20 12 0 18 20 12 36 24 36 46 26 64 22 90 12 90 4 66 -4 66 -12 90 -22 90 -26 64 -36 46',
      )
      pen.blob(PAPER, '-28 28 -16 20 0 26 18 20 28 30 27 44 18 58 -18 58 -27 44')
      pen.curve(HUE, 4, '-20 34 -18 44 -12 50')
    },
  ],
}
