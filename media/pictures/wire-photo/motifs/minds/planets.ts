import { INK, GREY, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const planets: Motifs = {
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
      // The near half of the ring passes in front of the planet.
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
}

/** The points with left and right swapped. */
function mirrored(points: number[]): number[] {
  return points.map((value, at) => (at % 2 ? value : -value))
}
