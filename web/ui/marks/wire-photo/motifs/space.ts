import { GREY, HUE, INK, LIGHT, PAPER, SOFT, wash } from '../pen.ts'
import { times, type Motifs } from './motif.ts'

export const space: Motifs = {
  rocket: [
    'night',
    (pen, random) => {
      const ship = pen.at(0, 48, 1, -10 + 34 * random())
      ship.blob(HUE, '-8 30 8 30 13 44 6 58 0 74 -6 58 -13 44')
      ship.blob(PAPER, '-4 32 4 32 5 42 0 54 -5 42')
      ship.shape(INK, '-11 8 -27 32 -10 30')
      ship.shape(INK, '11 8 27 32 10 30')
      ship.blob(INK, '0 -46 10 -32 14 -12 13 14 9 32 -9 32 -13 14 -14 -12 -10 -32')
      ship.disc(PAPER, 0, -13, 7.5)
      ship.disc(HUE, 0, -13, 4.5)
      ship.box(PAPER, -14, 8, 28, 3)
    },
  ],
  satellite: [
    'night',
    (pen, random) => {
      const craft = pen.at(0, 48, 1, -34 + 24 * random())
      craft.box(INK, -70, -3, 140, 6)
      for (const x of [-68, 26]) {
        craft.box(INK, x, -19, 42, 38)
        for (const cell of times(3)) {
          craft.box(HUE, x + 4 + cell * 12.6, -15, 9.4, 13)
          craft.box(HUE, x + 4 + cell * 12.6, 2, 9.4, 13)
        }
      }
      craft.box(PAPER, -18, -20, 36, 40)
      craft.box(INK, -15, -17, 30, 34)
      craft.box(GREY, -9, -11, 18, 10)
      craft.blob(HUE, '-16 30 0 20 16 30 0 34')
      craft.box(INK, -1.5, 16, 3, 8)
    },
  ],
  planet: [
    'night',
    (pen, random) => {
      const planet = pen.at(0, 50, 1, -26 + 14 * random())
      const around = (rx: number, ry: number) =>
        times(19).flatMap((at) => [rx * Math.cos(at * 0.1745), ry * Math.sin(at * 0.1745)])
      planet.disc(HUE, 0, 0, 66, 17)
      planet.disc(PAPER, 0, 0, 45, 10)
      planet.disc(PAPER, 0, 0, 35)
      planet.disc(INK, 0, 0, 32)
      planet.shape(GREY, '-27 -18 27 -18 30 -11 -30 -11')
      planet.shape(LIGHT, '-31 -8 31 -8 32 0 -32 0')
      // The near half of the ring passes in front.
      planet.shape(PAPER, [...around(66, 20), -46, 0, ...mirrored(around(45, 8))])
      planet.shape(HUE, [...around(66, 17), -46, 0, ...mirrored(around(46, 10))])
    },
  ],
  moon: [
    'night',
    (pen, random) => {
      const lit = -22 + 12 * random()
      pen.disc(PAPER, 0, 50, 42)
      pen.disc(GREY, 0, 50, 39)
      pen.disc(LIGHT, lit / 3, 50 + lit / 5, 32)
      for (const [x, y, size] of [
        [-14, 34, 8],
        [10, 54, 11],
        [-18, 62, 6],
        [18, 30, 5],
        [-2, 76, 5],
        [26, 66, 4],
      ]) {
        pen.disc(INK, x!, y!, size!)
        pen.disc(HUE, x! + 1.6, y! + 1.6, size! * 0.7)
      }
    },
  ],
  lander: [
    'night',
    (pen, random) => {
      pen.disc(PAPER, -50 + 100 * random(), 18, 10)
      pen.blob(SOFT, '-200 86 -100 80 -30 86 40 80 110 86 200 82 200 140 -200 140')
      pen.shape(INK, '-26 34 26 34 32 58 -32 58')
      pen.blob(INK, '-17 34 -15 20 0 14 15 20 17 34')
      pen.box(HUE, -30, 46, 60, 8)
      pen.line(INK, 4, '-26 56 -46 82')
      pen.line(INK, 4, '26 56 46 82')
      pen.line(INK, 3, '-14 58 -44 74')
      pen.line(INK, 3, '14 58 44 74')
      for (const x of [-48, 48]) pen.box(INK, x - 9, 81, 18, 4)
      pen.shape(HUE, '-9 58 9 58 14 68 -14 68')
      pen.disc(PAPER, 0, 27, 5)
      pen.line(INK, 2.4, '10 18 24 4')
      pen.disc(HUE, 25, 4, 4)
    },
  ],
  astronaut: [
    'night',
    (pen, random) => {
      const suit = pen.at(0, 4, 1, -8 + 16 * random())
      suit.blob(INK, '-52 110 -46 76 -24 62 24 62 46 76 52 110')
      suit.blob(PAPER, '-40 42 -32 14 0 2 32 14 40 42 30 66 0 74 -30 66')
      suit.blob(INK, '-36 42 -29 17 0 6 29 17 36 42 27 63 0 70 -27 63')
      suit.blob(PAPER, '-27 40 -20 24 0 19 20 24 27 40 19 54 0 58 -19 54')
      suit.blob(HUE, '-23 41 -17 28 0 23 17 28 23 41 15 51 0 54 -15 51')
      suit.curve(PAPER, 4, '-14 38 -8 30 2 28')
      suit.box(HUE, -16, 82, 32, 10)
    },
  ],
  galaxy: [
    'night',
    (pen, random) => {
      const turn = pen.at(0, 50, 1, -30 + 60 * random())
      for (const arm of times(4)) {
        const points = times(13).flatMap((step) => {
          const angle = arm * 1.571 + step * 0.32
          const away = 7 + step * 4.8
          return [away * Math.cos(angle) * 1.1, away * Math.sin(angle) * 0.62]
        })
        turn.curve(arm % 2 ? HUE : INK, 6.5, points)
      }
      turn.disc(INK, 0, 0, 15, 11)
      turn.disc(PAPER, 0, 0, 7, 5)
    },
  ],
  blackHole: [
    'night',
    (pen, random) => {
      const disc = pen.at(0, 50, 1, -20 + 40 * random())
      disc.arc(HUE, 12, 0, 0, 33)
      disc.disc(INK, 0, 0, 76, 10)
      disc.disc(HUE, 0, 0, 58, 6)
      disc.disc(PAPER, 0, -1, 25)
      disc.disc(INK, 0, -1, 22)
      disc.shape(HUE, '-50 3 50 3 30 8 -30 8')
    },
  ],
  comet: [
    'night',
    (pen, random) => {
      const rock = pen.at(-18, 62, 1, -34 + 20 * random())
      rock.shape(SOFT, '0 -22 92 -10 92 10 0 22')
      rock.shape(HUE, '0 -16 70 -3 70 6 0 16')
      rock.blob(PAPER, '-27 -5 -16 -24 6 -27 24 -12 26 10 10 25 -12 25 -26 12')
      rock.blob(INK, '-23 -4 -14 -20 5 -23 20 -11 22 8 9 21 -10 21 -22 10')
      rock.disc(LIGHT, -8, -8, 5)
      rock.disc(LIGHT, 7, 6, 6)
      rock.disc(LIGHT, -7, 12, 3.6)
    },
  ],
  observatory: [
    'night',
    (pen, random) => {
      const aim = -62 + 26 * random()
      pen.blob(INK, '-46 60 -40 34 -20 18 0 14 20 18 40 34 46 60')
      const slit = pen.at(0, 50, 1, aim + 90)
      slit.box(PAPER, -9, -44, 18, 46)
      slit.box(HUE, -5.5, -52, 11, 54)
      pen.box(INK, -52, 62, 104, 6)
      pen.box(INK, -44, 70, 88, 26)
      pen.box(PAPER, -9, 78, 18, 20)
      for (const x of [-34, 20]) pen.box(HUE, x, 78, 14, 6)
      pen.box(wash(0.9), -200, 94, 400, 20)
    },
  ],
  dish: [
    'night',
    (pen, random) => {
      const bowl = pen.at(0, 44, 1, -44 + 26 * random())
      pen.shape(INK, '-5 50 5 50 22 96 -22 96')
      bowl.blob(INK, '-46 -10 46 -10 36 12 14 24 -14 24 -36 12')
      bowl.disc(HUE, 0, -10, 44, 7)
      bowl.line(INK, 3, '-28 -8 0 -42 28 -8')
      bowl.disc(INK, 0, -42, 5)
      pen.box(INK, -200, 94, 400, 20)
    },
  ],
}

/** The way back along the same points. */
function mirrored(points: number[]): number[] {
  return points.map((value, at) => (at % 2 ? value : -value))
}
