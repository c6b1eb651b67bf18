import { INK, GREY, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const conflict: Motifs = {
  tank: [
    'sky',
    (pen, random) => {
      const tank = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      tank.at(16, 46, 1, -10 * random()).box(INK, 0, -3, 62, 6)
      tank.blob(INK, '-26 56 -22 38 -4 34 16 38 26 56')
      tank.box(HUE, -12, 30, 14, 5)
      tank.shape(INK, '-54 66 -44 56 44 56 56 66')
      tank.blob(INK, '-60 80 -54 68 0 66 54 68 60 80 48 92 0 93 -48 92')
      for (const wheel of times(5)) {
        tank.disc(PAPER, -40 + wheel * 20, 80, 8)
        tank.disc(HUE, -40 + wheel * 20, 80, 5)
      }
      pen.box(SOFT, -200, 93, 400, 20)
    },
  ],
  helmet: [
    'room',
    (pen, random) => {
      const helmet = pen.at(0, 4, 1, -6 + 12 * random())
      helmet.blob(INK, '-46 56 -44 34 -26 16 0 10 26 16 44 34 46 56')
      helmet.shape(INK, '-58 62 -50 50 50 50 60 62')
      helmet.line(HUE, 4, '-34 62 -24 86 0 92 24 86 34 62')
      helmet.curve(SOFT, 4, '-36 40 -16 30 12 32 38 40')
    },
  ],
  missile: [
    'sky',
    (pen, random) => {
      const missile = pen.at(0, 50, 1, 36 + 22 * random())
      missile.blob(HUE, '-8 40 8 40 12 58 4 70 0 86 -4 70 -12 58')
      missile.shape(INK, '-9 -26 0 -46 9 -26 9 38 -9 38')
      missile.shape(INK, '-9 18 -24 40 -9 40')
      missile.shape(INK, '9 18 24 40 9 40')
      missile.box(HUE, -9, -20, 18, 7)
    },
  ],
  jet: [
    'sky',
    (pen, random) => {
      const jet = pen.at(0, 48, 1.08, 52 + 24 * random())
      jet.shape(
        INK,
        '0 -52 8 -26 12 -4 50 30 50 39 13 32 11 44 24 52 -24 52 -11 44 -13 32 -50 39 -50 30 -12 -4 -8 -26',
      )
      jet.blob(PAPER, '0 -34 5 -22 0 -12 -5 -22')
      jet.shape(HUE, '-7 50 7 50 0 82')
      for (const side of [1, -1]) jet.at(0, 0, 1, 0, side).box(HUE, 30, 16, 6, 18)
    },
  ],
  warship: [
    'sea',
    (pen, random) => {
      const ship = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      ship.shape(INK, '-76 66 78 62 64 86 -68 86')
      ship.shape(INK, '-34 64 -28 44 22 44 30 64')
      ship.shape(GREY, '-16 44 -10 30 8 30 12 44')
      ship.line(INK, 3, '-2 30 -2 6')
      ship.line(INK, 3, '-12 14 8 14')
      ship.box(INK, 40, 54, 14, 10)
      ship.line(INK, 3.4, '52 56 72 48')
      ship.box(HUE, -68, 74, 134, 4.6)
      ship.box(HUE, -22, 50, 34, 5)
    },
  ],
  explosion: [
    'night',
    (pen, random) => {
      const burst = (far: number, near: number) =>
        times(22).flatMap((at) => {
          const away = at % 2 ? near : far * (0.78 + 0.3 * random())
          const angle = at * 0.2856
          return [away * 1.15 * Math.cos(angle), 50 + away * Math.sin(angle)]
        })
      pen.shape(INK, burst(54, 30))
      pen.shape(HUE, burst(36, 20))
      pen.shape(PAPER, burst(19, 10))
    },
  ],
  warning: [
    'room',
    (pen, random) => {
      const sign = pen.at(0, 54, 1, -6 + 12 * random())
      sign.shape(INK, '0 -46 52 38 -52 38')
      sign.shape(PAPER, '0 -32 39 31 -39 31')
      sign.shape(HUE, '-6 -12 6 -12 4 12 -4 12')
      sign.disc(HUE, 0, 21, 5.4)
    },
  ],
  fireEngine: [
    'sky',
    (pen, random) => {
      const engine = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      engine.box(INK, -62, 50, 84, 34)
      engine.shape(INK, '24 84 24 40 48 40 60 58 60 84')
      engine.shape(PAPER, '30 58 30 46 46 46 54 58')
      engine.box(HUE, 28, 32, 14, 7)
      const ladder = engine.at(-52, 44, 1, -8 - 8 * random())
      ladder.box(INK, 0, -8, 84, 3.4)
      ladder.box(INK, 0, 2, 84, 3.4)
      for (const rung of times(8)) ladder.box(INK, 3 + rung * 11, -8, 3, 12)
      engine.box(HUE, -62, 64, 84, 6)
      for (const x of [-42, 38]) {
        engine.disc(PAPER, x, 84, 14)
        engine.disc(INK, x, 84, 11)
        engine.disc(HUE, x, 84, 5)
      }
      pen.box(SOFT, -200, 93, 400, 20)
    },
  ],
  carrier: [
    'sea',
    (pen, random) => {
      const parked = pick(random, 2, 3)
      pen.shape(INK, '-74 52 74 52 56 66 40 78 -58 78 -62 64')
      pen.box(HUE, -74, 50, 148, 4)
      pen.shape(INK, '14 50 14 34 20 34 20 26 34 26 34 36 42 36 42 50')
      pen.box(PAPER, 18, 38, 20, 4)
      pen.line(INK, 2.6, '27 26 27 8')
      pen.line(INK, 2.6, '20 16 34 16')
      for (const plane of times(parked)) {
        const x = -60 + plane * 24
        pen.shape(INK, [x, 49, x + 3, 42, x + 8, 44, x + 20, 46, x + 16, 49])
        pen.shape(HUE, [x, 44, x + 2, 37, x + 6, 44])
      }
    },
  ],
  launcher: [
    'sky',
    (pen, random) => {
      const tubes = pen.at(-22, 64, 1, -26 - 18 * random())
      for (const tube of times(3)) {
        tubes.box(INK, -8, -16 + tube * 10, 76, 8)
        tubes.shape(HUE, [68, -16 + tube * 10, 80, -12 + tube * 10, 68, -8 + tube * 10])
      }
      pen.box(INK, -62, 70, 108, 12)
      pen.shape(INK, '46 82 46 54 60 54 70 68 70 82')
      pen.shape(PAPER, '51 58 58 58 64 67 51 67')
      for (const x of [-46, -22, 30, 54]) {
        pen.disc(PAPER, x, 84, 12)
        pen.disc(INK, x, 84, 10)
        pen.disc(HUE, x, 84, 4)
      }
      pen.box(INK, -300, 94, 600, 14)
    },
  ],
}
