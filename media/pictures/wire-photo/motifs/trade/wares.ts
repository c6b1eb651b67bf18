import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const wares: Motifs = {
  card: [
    'room',
    (pen, random) => {
      const card = pen.at(0, 50, 1, -16 + 28 * random())
      card.blob(INK, '-54 -34 0 -36 54 -34 56 0 54 34 0 36 -54 34 -56 0')
      card.box(PAPER, -56, -20, 112, 12)
      card.box(HUE, -44, 4, 20, 14)
      for (const group of times(4)) card.box(PAPER, -44 + group * 18, 24, 13, 4)
      card.disc(HUE, 38, 18, 9)
    },
  ],
  gold: [
    'room',
    (pen, random) => {
      const bar = (x: number, y: number, tone: number) => {
        pen.shape(PAPER, [x - 29, y + 14, x - 21, y - 14, x + 21, y - 14, x + 29, y + 14])
        pen.shape(tone, [x - 26, y + 12, x - 18, y - 8, x + 18, y - 8, x + 26, y + 12])
        pen.shape(LIGHT, [x - 18, y - 8, x - 14, y - 13, x + 22, y - 13, x + 18, y - 8])
      }
      const shift = -6 + 12 * random()
      for (const x of [-54, 0, 54]) bar(x, 82, INK)
      for (const x of [-27, 27]) bar(x, 56, HUE)
      bar(shift, 30, INK)
    },
  ],
  briefcase: [
    'room',
    (pen, random) => {
      const clasp = random() < 0.5 ? 0 : 22
      pen.line(INK, 6, '-18 32 -18 18 18 18 18 32')
      pen.blob(INK, '-56 34 0 31 56 34 58 60 56 90 0 93 -56 90 -58 60')
      pen.box(PAPER, -58, 56, 116, 4)
      pen.box(HUE, -8 - clasp, 51, 16, 14)
      if (clasp) pen.box(HUE, clasp - 8, 51, 16, 14)
    },
  ],
  bag: [
    'room',
    (pen, random) => {
      const lean = 6 * random()
      pen.arc(INK, 4.6, 0, 34, 17, 180, 360)
      pen.shape(INK, [-40, 34, 40, 34, 46, 96, -46, 96])
      pen.shape(GREY, [40, 34, 54 + lean, 42, 58 + lean, 92, 46, 96])
      pen.shape(HUE, '-42 54 42 54 43.6 70 -43.6 70')
      pen.disc(PAPER, -17, 42, 3.4)
      pen.disc(PAPER, 17, 42, 3.4)
    },
  ],
  parcel: [
    'room',
    (pen, random) => {
      const label = -30 + 8 * random()
      pen.shape(INK, '-52 36 0 46 0 96 -52 84')
      pen.shape(GREY, '52 36 0 46 0 96 52 84')
      pen.shape(SOFT, '-52 36 0 24 52 36 0 46')
      pen.shape(HUE, '-29 40.5 -20 42.3 30 30.5 22 28.7')
      pen.shape(HUE, '-29 40.5 -20 42.3 -20 58 -29 56')
      pen.shape(PAPER, [label, 68, label + 20, 72, label + 20, 84, label, 80])
    },
  ],
  receipt: [
    'room',
    (pen, random) => {
      const slip = pen.at(0, 4, 1, -7 + 14 * random())
      const teeth = times(9).flatMap((at) => [32 - at * 8, at % 2 ? 96 : 89])
      slip.shape(INK, ['-32', '-4', '32', '-4'].map(Number).concat(teeth))
      slip.shape(PAPER, [
        -28,
        0,
        28,
        0,
        ...teeth.map((value, at) => (at % 2 ? value - 5 : value * 0.875)),
      ])
      for (const line of times(4)) {
        slip.box(GREY, -20, 12 + line * 12, 22, 4)
        slip.box(INK, 8, 12 + line * 12, 12, 4)
      }
      slip.box(HUE, -20, 64, 40, 8)
    },
  ],
}
