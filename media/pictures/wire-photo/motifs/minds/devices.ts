import { INK, GREY, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const devices: Motifs = {
  chat: [
    'room',
    (pen, random) => {
      const lines = pick(random, 2, 3)
      pen.blob(HUE, '-4 46 30 44 60 48 62 66 58 80 50 82 52 96 36 83 6 82 -6 76 -6 60')
      pen.blob(PAPER, '-66 12 -10 8 36 12 41 36 36 58 -22 61 -48 80 -46 60 -66 56 -71 36')
      pen.blob(INK, '-62 16 -10 12 32 16 36 36 32 54 -24 57 -42 72 -41 56 -62 52 -66 36')
      for (const line of times(lines))
        pen.box(PAPER, -48, 24 + line * 10, line === lines - 1 ? 36 : 66, 4)
    },
  ],
  padlock: [
    'room',
    (pen, random) => {
      const open = random() < 0.35 ? -12 : 0
      pen.arc(INK, 9, 0, 38 + open, 22, 180, 360)
      pen.box(INK, -26.5, 38 + open, 9, 20)
      pen.box(INK, 17.5, 38 + open, 9, open ? 6 : 20)
      pen.blob(INK, '-40 48 0 45 40 48 42 70 40 92 0 95 -40 92 -42 70')
      pen.disc(HUE, 0, 65, 9)
      pen.shape(HUE, '-4 68 4 68 7 84 -7 84')
    },
  ],
  keyhole: [
    'bare',
    (pen, random) => {
      for (const ring of times(5)) {
        const gap = 360 * random()
        pen.arc(ring % 2 ? HUE : INK, 6.5, 0, 50, 24 + ring * 11, gap, gap + 290)
      }
      pen.disc(INK, 0, 50, 17)
      pen.disc(PAPER, 0, 45, 6)
      pen.shape(PAPER, '-2.4 47 2.4 47 5 60 -5 60')
    },
  ],
  phishing: [
    'sea',
    (pen, random) => {
      const swing = -6 + 12 * random()
      pen.line(INK, 2.6, [10, -10, swing, 30])
      const hook = pen.at(swing, 30, 1, swing)
      hook.box(INK, -30, 2, 60, 40)
      hook.box(PAPER, -26, 6, 52, 32)
      hook.line(HUE, 4, '-26 6 0 24 26 6')
      hook.arc(INK, 5, -10, 50, 12, 0, 200)
      hook.box(INK, -0.5, 40, 5, 12)
      hook.shape(INK, '-22 40 -16 52 -28 52')
    },
  ],
  phone: [
    'room',
    (pen, random) => {
      const phone = pen.at(0, 50, 1, -14 + 28 * random())
      phone.blob(INK, '-24 -44 0 -46 24 -44 27 0 24 44 0 46 -24 44 -27 0')
      phone.box(PAPER, -20, -35, 40, 70)
      phone.box(INK, -6, -41, 12, 2.6)
      for (const row of times(4))
        for (const app of times(3))
          phone.box((row + app) % 3 ? GREY : HUE, -16.5 + app * 12, -30 + row * 13, 9, 9)
      phone.box(HUE, -16, 24, 32, 6)
    },
  ],
  laptop: [
    'room',
    (pen, random) => {
      const code = pick(random, 4, 5)
      pen.box(INK, -48, 14, 96, 62)
      pen.box(PAPER, -42, 20, 84, 50)
      for (const line of times(code)) {
        const indent = pick(random, 0, 3) * 7
        pen.box(line % 2 ? HUE : INK, -35 + indent, 26 + line * 9, 22 + 26 * random(), 4)
      }
      pen.shape(INK, '-58 80 58 80 70 92 -70 92')
      pen.box(PAPER, -14, 85, 28, 3)
    },
  ],
  browser: [
    'room',
    (pen, random) => {
      const split = -20 + 30 * random()
      pen.box(INK, -62, 10, 124, 82)
      pen.box(PAPER, -57, 26, 114, 61)
      for (const x of [-52, -41, -30]) pen.disc(HUE, x, 18, 3.4)
      pen.box(PAPER, -18, 15, 74, 6)
      pen.box(SOFT, -50, 34, split + 40, 46)
      for (const line of times(5))
        pen.box(line ? GREY : INK, split, 34 + line * 9, 48 - split - (line % 2) * 10, 4)
    },
  ],
  surveillance: [
    'room',
    (pen, random) => {
      const camera = pen.at(-8, 40, 1, 10 + 12 * random())
      camera.shape(SOFT, '40 -12 130 -50 130 60 40 12')
      pen.box(INK, -70, 10, 9, 62)
      pen.line(INK, 7, '-66 52 -24 52 -16 40')
      camera.blob(INK, '-44 -18 0 -21 34 -18 38 0 34 18 0 20 -44 18 -47 0')
      camera.box(INK, 34, -12, 10, 24)
      camera.disc(HUE, 40, 0, 8, 10)
      camera.disc(HUE, -32, -8, 3.6)
    },
  ],
  glasses: [
    'room',
    (pen, random) => {
      const set = pen.at(0, 50, 1, -6 + 12 * random())
      set.line(INK, 6, '-60 -10 -70 -16')
      set.line(INK, 6, '60 -10 70 -16')
      set.blob(INK, '-60 -20 0 -24 60 -20 64 0 56 24 22 26 8 12 -8 12 -22 26 -56 24 -64 0')
      set.blob(HUE, '-53 -13 -12 -14 -10 4 -24 18 -50 17 -56 0')
      set.blob(HUE, '53 -13 12 -14 10 4 24 18 50 17 56 0')
      set.line(PAPER, 3.4, '-44 8 -30 -8')
      set.line(PAPER, 3.4, '28 8 42 -8')
    },
  ],
}
