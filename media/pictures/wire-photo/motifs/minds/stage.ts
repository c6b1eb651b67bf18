import { INK, GREY, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const stage: Motifs = {
  cinema: [
    'room',
    (pen, random) => {
      const board = pen.at(0, 56, 1, -6 + 10 * random())
      board.box(INK, -48, -12, 96, 48)
      board.box(HUE, -38, -2, 42, 6)
      board.box(PAPER, -38, 10, 76, 3)
      board.box(PAPER, -38, 22, 52, 3)
      const clap = board.at(-48, -14, 1, -10 - 14 * random())
      clap.box(INK, 0, -14, 96, 14)
      for (const stripe of times(4))
        clap.shape(PAPER, [
          8 + stripe * 24,
          -14,
          20 + stripe * 24,
          -14,
          12 + stripe * 24,
          0,
          stripe * 24,
          0,
        ])
    },
  ],
  filmReel: [
    'night',
    (pen, random) => {
      const reel = pen.at(-8, 48, 1, 72 * random())
      pen.box(INK, -8, 80, 200, 11)
      for (const hole of times(9)) pen.box(PAPER, 14 + hole * 13, 83, 7, 5)
      reel.disc(INK, 0, 0, 43)
      for (const hole of times(5)) reel.at(0, 0, 1, hole * 72).disc(HUE, 0, -24, 12)
      reel.disc(PAPER, 0, 0, 6)
    },
  ],
  screen: [
    'room',
    (pen, random) => {
      const feet = random() < 0.5
      pen.box(INK, -62, 12, 124, 66)
      pen.box(SOFT, -56, 17, 112, 56)
      pen.shape(PAPER, '-15 27 -15 63 22 45')
      pen.shape(INK, '-10 32 -10 58 16 45')
      if (feet) pen.shape(INK, '-6 78 6 78 26 92 -26 92')
      else for (const x of [-40, 34]) pen.shape(INK, [x, 78, x + 6, 78, x + 10, 92, x - 4, 92])
    },
    'way',
  ],
  note: [
    'room',
    (pen, random) => {
      const note = pen.at(0, 4, 1, -8 + 16 * random())
      note.at(-26, 74, 1, -20).disc(INK, 0, 0, 18, 13)
      note.at(34, 64, 1, -20).disc(INK, 0, 0, 18, 13)
      note.box(INK, -15, 18, 6, 58)
      note.box(INK, 45, 8, 6, 58)
      note.shape(HUE, '-15 18 51 6 51 22 -15 34')
    },
    'way',
  ],
  vinyl: [
    'room',
    (pen, random) => {
      const arm = 60 * random()
      pen.disc(INK, -8, 50, 43)
      for (const groove of [37, 30, 23]) pen.arc(GREY, 2.4, -8, 50, groove)
      pen.disc(PAPER, -8, 50, 17)
      pen.disc(HUE, -8, 50, 14)
      pen.disc(PAPER, -8, 50, 3)
      pen.line(PAPER, 9, [56, 10, 56, 52, 30 - arm / 10, 70])
      pen.line(INK, 5, [56, 10, 56, 52, 30 - arm / 10, 70])
      pen.disc(HUE, 56, 10, 9)
    },
  ],
  guitar: [
    'room',
    (pen, random) => {
      const guitar = pen.at(-8, 58, 1, 40 + 16 * random())
      guitar.box(INK, -4, -72, 8, 60)
      guitar.box(HUE, -7, -82, 14, 14)
      guitar.blob(
        INK,
        '0 -24 18 -22 20 -8 16 0 27 12 26 30 12 40 -12 40 -26 30 -27 12 -16 0 -20 -8 -18 -22',
      )
      guitar.disc(PAPER, 0, 4, 9)
      guitar.box(HUE, -12, 24, 24, 5)
      guitar.box(PAPER, -0.9, -66, 1.8, 90)
    },
  ],
  stage: [
    'bare',
    (pen, random) => {
      const light = -30 + 60 * random()
      pen.shape(SOFT, [light - 6, 0, light + 6, 0, 46, 92, -46, 92])
      pen.box(INK, -200, 86, 400, 30)
      pen.disc(PAPER, 0, 84, 38, 5)
      pen.disc(INK, 0, 48, 6)
      pen.blob(INK, '-8 84 -10 64 -6 56 6 56 10 64 8 84')
      for (const side of [1, -1]) {
        const half = pen.at(0, 0, 1, 0, side)
        for (const fold of times(11))
          half.blob(fold % 2 ? INK : HUE, [
            36 + fold * 13,
            -10,
            50 + fold * 13,
            -10,
            52 + fold * 13,
            50,
            58 + fold * 13,
            92,
            44 + fold * 13,
            92,
            38 + fold * 13,
            50,
          ])
      }
      for (const swag of times(13))
        pen.blob(swag % 2 ? HUE : INK, [
          -195 + swag * 30,
          -8,
          -165 + swag * 30,
          -8,
          -166 + swag * 30,
          10,
          -180 + swag * 30,
          18,
          -194 + swag * 30,
          10,
        ])
    },
  ],
  mask: [
    'night',
    (pen, random) => {
      for (const [x, y, tone, smile] of [
        [26, 58, HUE, -1],
        [-18, 46, INK, 1],
      ] as const) {
        const mask = pen.at(x, y, 0.94, x / 2 + 6 * random())
        mask.blob(PAPER, '-37 -36 0 -31 37 -36 36 2 20 32 0 44 -20 32 -36 2')
        mask.blob(tone, '-33 -32 0 -27 33 -32 32 2 18 29 0 40 -18 29 -32 2')
        for (const eye of [-14, 14])
          mask.blob(PAPER, [eye - 8, -6, eye, -11 * smile - 2, eye + 8, -6, eye, -4])
        mask.blob(PAPER, [
          -16,
          14 - smile * 4,
          0,
          16 + smile * 4,
          16,
          14 - smile * 4,
          0,
          18 + smile * 10,
        ])
      }
    },
  ],
}
