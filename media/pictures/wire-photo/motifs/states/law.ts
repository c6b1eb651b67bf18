import { INK, HUE, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const law: Motifs = {
  gavel: [
    'room',
    (pen, random) => {
      const hammer = pen.at(0, 40, 1, -38 + 16 * random())
      hammer.box(INK, 6, -4, 62, 9)
      hammer.box(INK, -22, -23, 32, 46)
      hammer.box(HUE, -26, -30, 40, 8)
      hammer.box(HUE, -26, 22, 40, 8)
      pen.box(INK, -50, 84, 66, 12)
      pen.box(HUE, -40, 77, 46, 6)
    },
  ],
  scales: [
    'room',
    (pen, random) => {
      const tilt = -9 + 18 * random()
      const drop = (42 * tilt) / 57
      pen.box(INK, -3, 14, 6, 74)
      pen.disc(HUE, 0, 14, 6)
      pen.shape(INK, '-22 94 -10 84 10 84 22 94')
      pen.at(0, 24, 1, tilt).box(INK, -44, -3, 88, 6)
      for (const [x, y] of [
        [-42, 24 - drop],
        [42, 24 + drop],
      ]) {
        pen.line(INK, 2.2, [x!, y!, x! - 16, y! + 34])
        pen.line(INK, 2.2, [x!, y!, x! + 16, y! + 34])
        pen.blob(HUE, [x! - 21, y! + 34, x! + 21, y! + 34, x! + 12, y! + 46, x! - 12, y! + 46])
      }
    },
  ],
  document: [
    'room',
    (pen, random) => {
      const sheet = pen.at(0, 50, 1, -10 + 18 * random())
      sheet.shape(INK, '-33 -44 18 -44 34 -28 34 44 -33 44')
      sheet.shape(PAPER, '-29 -40 15 -40 15 -25 30 -25 30 40 -29 40')
      for (const line of times(5))
        sheet.box(line === 1 ? HUE : INK, -21, -22 + line * 10, line % 3 === 2 ? 28 : 40, 4)
      sheet.curve(HUE, 3.4, '-2 32 6 24 10 34 16 26 24 31')
    },
  ],
  scroll: [
    'room',
    (pen, random) => {
      const seal = -10 + 22 * random()
      pen.box(INK, -36, 16, 72, 68)
      pen.box(PAPER, -32, 20, 64, 60)
      pen.box(INK, -46, 10, 92, 11)
      pen.box(INK, -46, 78, 92, 11)
      for (const x of [-46, 46]) for (const y of [15.5, 83.5]) pen.disc(HUE, x, y, 7.5)
      for (const line of times(4)) pen.box(INK, -22, 28 + line * 9, 44, 3.4)
      pen.disc(HUE, seal, 68, 8)
    },
  ],
  police: [
    'night',
    (pen, random) => {
      pen
        .at(0, 0, 1, -5 + 10 * random())
        .blob(INK, '-40 20 -20 18 0 8 20 18 40 20 40 52 24 78 0 94 -24 78 -40 52')
      pen.blob(PAPER, '-33 26 -16 24 0 16 16 24 33 26 32 50 20 72 0 85 -20 72 -32 50')
      const star = times(10).flatMap((at) => {
        const away = at % 2 ? 11 : 25
        const angle = (at * 36 - 90) * (Math.PI / 180)
        return [away * Math.cos(angle), 50 + away * Math.sin(angle)]
      })
      pen.shape(HUE, star)
    },
  ],
  policeTape: [
    'night',
    (pen, random) => {
      for (const [y, turn] of [
        [34, -7 - 8 * random()],
        [66, 6 + 8 * random()],
      ]) {
        const tape = pen.at(0, y!, 1, turn!)
        tape.box(INK, -200, -12, 400, 24)
        for (const stripe of times(12)) {
          const x = -150 + stripe * 26
          tape.shape(HUE, [x, -10, x + 13, -10, x + 3, 10, x - 10, 10])
        }
      }
    },
  ],
}
