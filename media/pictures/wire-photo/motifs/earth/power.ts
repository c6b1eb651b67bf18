import { INK, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const power: Motifs = {
  windTurbine: [
    'sky',
    (pen, random) => {
      for (const [index, [x, size]] of [
        [-58, 0.5],
        [54, 0.62],
        [0, 1.05],
      ].entries()) {
        const mill = pen.at(x! + 10 * random(), 92, size)
        mill.shape(INK, '-3.5 0 -1.8 -58 1.8 -58 3.5 0')
        const turn = 120 * random()
        for (const blade of times(3)) {
          mill
            .at(0, -58, 1, turn + blade * 120)
            .shape(index === 2 ? HUE : INK, '-1 -2 -5 -11 -1 -40 2 -2')
        }
        mill.disc(INK, 0, -58, 3.6)
      }
      pen.blob(INK, '-200 94 -100 86 0 92 100 85 200 92 200 130 -200 130')
    },
  ],
  solar: [
    'sky',
    (pen, random) => {
      const x = -46 + 92 * random()
      pen.disc(PAPER, x, 20, 17)
      pen.disc(HUE, x, 20, 13)
      for (const panel of times(3)) {
        const field = pen.at(-88 + panel * 84, 0)
        field.box(INK, 4, 76, 5, 20)
        field.shape(INK, '-42 80 -22 40 52 40 34 80')
        for (const cell of times(4)) {
          for (const row of times(2)) {
            const left = -33 + cell * 17 + (1 - row) * 9
            const top = 44 + row * 18
            field.shape(SOFT, [
              left + 4,
              top,
              left + 18,
              top,
              left + 12,
              top + 14,
              left - 3,
              top + 14,
            ])
          }
        }
      }
      pen.box(INK, -200, 92, 400, 20)
    },
  ],
  nuclear: [
    'sky',
    (pen, random) => {
      const puff = 8 * random()
      for (const [x, size] of [
        [-32, 1],
        [30, 0.86],
      ]) {
        const tower = pen.at(x!, 92, size)
        tower.blob(PAPER, [-17, -66, -26, -80 - puff, -6, -92, 18, -88 + puff, 26, -76, 15, -66])
        tower.blob(SOFT, [-14, -68, -22, -80 - puff, -4, -89, 16, -85 + puff, 22, -76, 13, -68])
        tower.shape(INK, '-30 0 -21 -28 -17 -46 -20 -66 20 -66 17 -46 21 -28 30 0')
        tower.shape(LIGHT, '6 -4 8 -28 8 -46 12 -63 17 -63 13 -46 17 -28 25 -4')
        tower.box(HUE, -19, -62, 38, 5)
      }
      pen.box(INK, -200, 90, 400, 20)
    },
  ],
  pylon: [
    'sky',
    (pen, random) => {
      for (const sag of [0, 1, 2]) {
        const y = 28 + sag * 13
        pen.curve(HUE, 2.6, [-130, y - 6, -70, y + 12, 0, y, 70, y + 12, 130, y - 6])
      }
      for (const [x, size] of [
        [-64 + 8 * random(), 0.6],
        [0, 1.04],
        [62 + 8 * random(), 0.68],
      ]) {
        const mast = pen.at(x!, 94, size)
        mast.line(INK, 3.6, '-19 0 -4 -56 0 -86 4 -56 19 0')
        mast.line(INK, 3, '-19 0 10 -34 -6 -52 6 -60')
        mast.line(INK, 3, '19 0 -10 -34 6 -52')
        for (const arm of [-72, -60, -48])
          mast.line(INK, 3.6, [-26, arm + 4, 0, arm - 3, 26, arm + 4])
      }
      pen.box(INK, -200, 92, 400, 20)
    },
  ],
  battery: [
    'room',
    (pen, random) => {
      const bars = pick(random, 2, 4)
      const cell = pen.at(0, 51, 1, random() < 0.5 ? 0 : -16)
      cell.box(INK, -48, -28, 92, 56)
      cell.box(INK, 45, -11, 9, 22)
      cell.box(PAPER, -42, -22, 80, 44)
      for (const bar of times(bars)) cell.box(HUE, -38 + bar * 19, -18, 15, 36)
      cell.shape(INK, '6 -30 -16 6 -3 6 -9 32 16 -8 3 -8')
    },
  ],
}
