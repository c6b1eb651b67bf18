import { INK, GREY, LIGHT, HUE, SOFT, PAPER, wash } from '../../pen.ts'
import { times, type Motifs } from '../motif.ts'

export const disasters: Motifs = {
  hurricane: [
    'bare',
    (pen, random) => {
      pen.box(wash(0.4), -200, 0, 400, 100)
      const turn = 360 * random()
      for (const arm of times(5)) {
        const points = times(9).flatMap((step) => {
          const away = 13 + step * 6.5
          const angle = step * 0.42
          return [away * Math.cos(angle) * 1.25, away * Math.sin(angle)]
        })
        pen.at(0, 50, 1, turn + arm * 72).curve(arm % 2 ? INK : HUE, 11, points)
      }
      pen.disc(INK, 0, 50, 20)
      pen.disc(PAPER, 0, 50, 10)
    },
  ],
  flood: [
    'sky',
    (pen, random) => {
      for (const house of times(4)) {
        const home = pen.at(-72 + house * 46 + 8 * random(), 30 + 14 * random())
        home.box(GREY, -15, 22, 30, 60)
        home.shape(INK, '-20 24 0 0 20 24')
        home.box(PAPER, -6, 30, 12, 9)
      }
      for (const wave of times(6)) {
        const shift = 20 * random()
        const points = times(24).flatMap((at) => [
          -150 + at * 13 - shift,
          62 + wave * 9 + (at % 2 ? 4 : 0),
        ])
        pen.shape(PAPER, [...points, 200, 120, -200, 120])
        pen.at(0, 3).shape(wave % 2 ? INK : HUE, [...points, 200, 120, -200, 120])
      }
    },
  ],
  wildfire: [
    'sky',
    (pen, random) => {
      pen.blob(wash(0.75), '-90 60 -60 20 -20 26 0 4 40 -6 90 10 70 30 40 34 20 60')
      for (const flame of times(7)) {
        const size = 0.7 + 0.6 * random()
        const fire = pen.at(-84 + flame * 28, 88, size)
        fire.blob(HUE, '-15 0 -17 -18 -6 -30 -4 -52 8 -36 10 -26 15 -32 18 -14 14 0')
        fire.blob(PAPER, '-6 0 -7 -10 0 -22 6 -10 5 0')
      }
      for (const tree of times(5)) {
        const fir = pen.at(-74 + tree * 36 + 9 * random(), 92, 0.8 + 0.5 * random())
        fir.shape(INK, '-3 0 -3 -14 -14 -12 -5 -28 -11 -27 0 -56 11 -27 5 -28 14 -12 3 -14 3 0')
      }
      pen.box(INK, -200, 88, 400, 40)
    },
    'inks',
  ],
  flame: [
    'night',
    (pen, random) => {
      const fire = pen.at(0, 92, 1, 0, random() < 0.5 ? 1 : -1)
      fire.blob(INK, '-26 0 -36 -26 -22 -48 -16 -34 -10 -64 6 -88 8 -62 22 -48 24 -58 36 -30 28 0')
      fire.blob(HUE, '-16 -3 -20 -20 -8 -36 2 -56 8 -38 18 -30 20 -14 14 -3')
      fire.blob(PAPER, '-6 -3 -8 -12 0 -26 8 -12 5 -3')
    },
    'inks',
  ],
  earthquake: [
    'bare',
    (pen, random) => {
      pen.box(wash(0.3), -200, 0, 400, 100)
      for (const line of times(5)) pen.box(wash(0.75), -200, 10 + line * 20, 400, 2)
      const points = times(41).flatMap((at) => {
        const x = -100 + at * 5
        const shock = Math.exp(-((x + 6) ** 2) / 900)
        return [x, 50 + (at % 2 ? -1 : 1) * (1.5 + 42 * shock * (0.55 + 0.45 * random()))]
      })
      pen.line(PAPER, 9, points)
      pen.line(INK, 4, points)
      pen.line(HUE, 4, points.slice(36, 50))
    },
  ],
  volcano: [
    'sky',
    (pen, random) => {
      const lean = -14 + 28 * random()
      pen.blob(GREY, [-9, 36, -26, 16, -16, 2, lean, -8, 22 + lean, 2, 26, 18, 10, 36])
      pen.shape(INK, '-78 92 -14 34 -6 38 4 34 14 36 78 92')
      pen.blob(HUE, '-13 34 -4 37 6 34 13 35 10 50 18 66 8 58 2 76 -3 54 -12 62')
      pen.shape(LIGHT, '26 50 78 92 40 92')
      pen.box(SOFT, -200, 90, 400, 20)
    },
    'inks',
  ],
}
