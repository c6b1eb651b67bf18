import { INK, HUE, PAPER, wash } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const body: Motifs = {
  brain: [
    'room',
    (pen, random) => {
      const brain = pen.at(0, 50, 1, -6 + 10 * random())
      brain.blob(
        INK,
        '-50 6 -48 -16 -34 -32 -14 -38 8 -38 32 -32 48 -14 50 6 40 20 20 24 16 36 4 34 0 24 -26 26 -42 20',
      )
      for (const fold of [
        '-38 -8 -24 -16 -14 -6 -26 4',
        '-24 -30 -10 -22 2 -28 4 -14 -4 -6',
        '16 -34 18 -20 30 -18 38 -8',
        '-36 12 -18 12 -8 2 8 4 14 -8 26 -4',
        '20 16 28 8 42 8',
      ]) {
        brain.curve(PAPER, 3.6, fold)
      }
      brain.blob(HUE, '18 22 38 20 34 32 20 34')
    },
  ],
  heart: [
    'room',
    (pen, random) => {
      const beat = -6 + 12 * random()
      pen.blob(INK, '0 90 -26 68 -46 44 -44 22 -24 12 -6 22 0 30 6 22 24 12 44 22 46 44 26 68')
      pen.line(PAPER, 9, [
        -80,
        50,
        -18 + beat,
        50,
        -8 + beat,
        32,
        4 + beat,
        68,
        12 + beat,
        50,
        80,
        50,
      ])
      pen.line(HUE, 4.6, [
        -80,
        50,
        -18 + beat,
        50,
        -8 + beat,
        32,
        4 + beat,
        68,
        12 + beat,
        50,
        80,
        50,
      ])
    },
  ],
  pulse: [
    'bare',
    (pen, random) => {
      const beat = -24 + 30 * random()
      for (const x of times(13)) pen.box(wash(0.3), -120 + x * 20, 0, 2.4, 100)
      for (const y of times(6)) pen.box(wash(0.5), -200, 4 + y * 18, 400, 2.6)
      const line = [
        -200,
        58,
        beat - 18,
        58,
        beat - 12,
        50,
        beat - 6,
        58,
        beat,
        58,
        beat + 6,
        14,
        beat + 15,
        84,
        beat + 21,
        58,
        beat + 32,
        58,
        beat + 42,
        46,
        beat + 50,
        58,
        200,
        58,
      ]
      pen.line(PAPER, 12, line)
      pen.line(INK, 5.4, line)
      pen.line(HUE, 5.4, line.slice(8, 16))
    },
  ],
  virus: [
    'room',
    (pen, random) => {
      const spikes = pick(random, 9, 12)
      for (const [x, y, size] of [
        [0, 50, 1],
        [64, 20, 0.34],
        [-62, 78, 0.3],
      ]) {
        const germ = pen.at(x!, y!, size!, 40 * random())
        for (const spike of times(spikes)) {
          const turned = germ.at(0, 0, 1, (spike * 360) / spikes)
          turned.box(INK, -2.2, -40, 4.4, 20)
          turned.disc(HUE, 0, -40, 5)
        }
        germ.disc(INK, 0, 0, 28)
        germ.disc(HUE, -8, -7, 6)
        germ.disc(PAPER, 10, 6, 4.5)
        germ.disc(PAPER, -5, 13, 3.4)
      }
    },
  ],
  bloodDrop: [
    'room',
    (pen, random) => {
      const side = random() < 0.5 ? 1 : -1
      const drop = pen.at(0, 4, 1, 0, side)
      drop.blob(INK, '0 4 14 32 30 54 28 78 0 92 -28 78 -30 54 -14 32')
      drop.blob(HUE, '2 24 20 56 18 72 0 82 -16 74 -6 56')
      drop.curve(PAPER, 4, '-18 56 -18 70 -10 78')
    },
  ],
  eye: [
    'room',
    (pen, random) => {
      const look = -8 + 16 * random()
      pen.blob(INK, '-64 50 -36 28 0 18 36 28 64 50 36 72 0 82 -36 72')
      pen.blob(PAPER, '-55 50 -32 33 0 25 32 33 55 50 32 67 0 75 -32 67')
      pen.disc(HUE, look, 50, 24)
      pen.disc(INK, look, 50, 12)
      pen.disc(PAPER, look + 7, 42, 4.5)
    },
  ],
}
