import { INK, GREY, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

/** Motifs of elections, assemblies, leaders and courts, except their buildings. */
export const chambers: Motifs = {
  hemicycle: [
    'room',
    (pen, random) => {
      const majority = 70 + 40 * random()
      for (const row of times(4)) {
        const seats = 7 + row * 3
        for (const seat of times(seats)) {
          const angle = 180 + (180 * seat) / (seats - 1)
          const radians = (angle * Math.PI) / 180
          const radius = 24 + row * 13
          const tone = angle - 180 < majority ? HUE : INK
          pen.disc(tone, radius * Math.cos(radians), 82 + radius * Math.sin(radians), 4.6)
        }
      }
      pen.box(INK, -11, 76, 22, 9)
      pen.box(GREY, -66, 88, 132, 4)
    },
  ],
  ballotPaper: [
    'room',
    (pen, random) => {
      const chosen = random() < 0.5 ? -8 : 24
      const paper = pen.at(0, 50, 1, -7 + 14 * random())
      paper.box(INK, -44, -46, 88, 92)
      paper.box(PAPER, -39, -41, 78, 82)
      paper.box(HUE, -30, -33, 60, 8)
      for (const y of [-8, 24]) {
        paper.box(INK, -30, y - 11, 22, 22)
        paper.box(PAPER, -26, y - 7, 14, 14)
        paper.box(y === chosen ? INK : SOFT, 0, y - 4, 30, 8)
      }
      paper.line(HUE, 7, [-36, chosen - 17, -2, chosen + 17])
      paper.line(HUE, 7, [-2, chosen - 17, -36, chosen + 17])
    },
    'way',
  ],
  microphones: [
    'room',
    (pen, random) => {
      pen.box(INK, -300, 88, 600, 40)
      for (const [at, x] of [-40, -14, 13, 40].entries()) {
        const mic = pen.at(x * 0.5, 92, 1, x * 0.55 - 5 + 10 * random())
        const tall = 62 + (at % 2) * 12 + 6 * random()
        mic.box(INK, -2.2, -tall + 16, 4.4, tall)
        mic.box(at % 2 ? HUE : INK, -7.5, -tall, 15, 20)
        mic.disc(at % 2 ? INK : HUE, 0, -tall - 4, 10, 9)
      }
    },
  ],
  handcuffs: [
    'room',
    (pen, random) => {
      const held = pen.at(0, 52, 1, -14 + 28 * random())
      for (const side of [-1, 1]) {
        held.arc(INK, 8, side * 34, 4, 24)
        held.box(HUE, side * 34 - 10, -32, 20, 14)
      }
      for (const x of [-8, 0, 8]) held.arc(HUE, 3, x, -25, 6)
    },
  ],
}
