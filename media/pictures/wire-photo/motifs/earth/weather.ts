import { INK, GREY, HUE, PAPER, wash } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

const CLOUD = '-40 50 -44 36 -30 28 -18 14 4 10 18 20 34 22 44 36 40 50'

export const weather: Motifs = {
  sun: [
    'bare',
    (pen, random) => {
      const rays = pick(random, 10, 16)
      pen.box(wash(0.35), -200, 0, 400, 100)
      for (const ray of times(rays))
        pen.at(0, 48, 1, (ray * 360) / rays).shape(HUE, '-4 -30 4 -30 0 -62')
      pen.disc(PAPER, 0, 48, 27)
      pen.disc(HUE, 0, 48, 23)
      pen.blob(INK, '-200 86 -120 80 -50 88 20 80 90 87 200 80 200 130 -200 130')
    },
    'inks',
  ],
  thermometer: [
    'room',
    (pen, random) => {
      const top = 22 + 20 * random()
      pen.line(INK, 20, '0 14 0 76')
      pen.disc(INK, 0, 14, 10)
      pen.disc(INK, 0, 78, 17)
      pen.line(PAPER, 11, '0 14 0 76')
      pen.disc(PAPER, 0, 14, 5.5)
      pen.disc(HUE, 0, 78, 12)
      pen.line(HUE, 8, [0, top, 0, 76])
      for (const mark of times(6)) pen.box(INK, 15, 14 + mark * 9, mark % 2 ? 8 : 14, 3)
    },
    'inks',
  ],
  rain: [
    'bare',
    (pen, random) => {
      const lean = 4 + 8 * random()
      pen.box(wash(0.3), -200, 0, 400, 100)
      for (const drop of times(34)) {
        const x = -100 + drop * 6 + 4 * random()
        const y = 48 + 34 * random()
        pen.line(drop % 3 ? HUE : INK, 2.4, [x, y, x - lean, y + 15])
      }
      pen.at(-52, -8, 0.8).blob(GREY, CLOUD)
      pen.at(56, -4, 0.9).blob(GREY, CLOUD)
      pen.at(0, 6, 1.05).blob(INK, CLOUD)
    },
  ],
  lightning: [
    'night',
    (pen, random) => {
      pen.at(0, 2, 1.1, 0, random() < 0.5 ? 1 : -1).blob(INK, CLOUD)
      pen.at(46, 6, 0.7).blob(GREY, CLOUD)
      pen.shape(HUE, '2 42 20 42 10 60 22 60 -12 98 -2 70 -14 70')
    },
  ],
  snow: [
    'night',
    (pen, random) => {
      const bar = 18 + 8 * random()
      for (const arm of times(6)) {
        const turned = pen.at(0, 50, 1, arm * 60)
        turned.line(INK, 5, '0 0 0 -43')
        turned.line(HUE, 4.5, [-13, -18 - bar, 0, -5 - bar, 13, -18 - bar])
        turned.line(INK, 4, [-9, -22, 0, -13, 9, -22])
      }
    },
  ],
  wind: [
    'sky',
    (pen, random) => {
      for (const gust of times(4)) {
        const y = 24 + gust * 17
        const end = -6 + 36 * random()
        pen.line(gust % 2 ? HUE : INK, 6, [-90, y, end, y])
        pen.arc(gust % 2 ? HUE : INK, 6, end, y - 9, 9, -180, 90)
      }
    },
  ],
}
