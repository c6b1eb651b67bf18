import { INK, LIGHT, HUE, SOFT, PAPER } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const networks: Motifs = {
  servers: [
    'room',
    (pen, random) => {
      for (const rack of times(3)) {
        const x = -63 + rack * 43
        pen.box(INK, x, 6, 40, 90)
        for (const unit of times(7)) {
          pen.box(unit % 3 === 2 ? SOFT : LIGHT, x + 4, 11 + unit * 12, 32, 8)
          for (const light of times(3))
            if (random() < 0.6) pen.box(HUE, x + 7 + light * 6, 13 + unit * 12, 4, 4)
        }
      }
    },
  ],
  cloud: [
    'sky',
    (pen, random) => {
      const links = pick(random, 3, 4)
      pen.blob(INK, '-44 62 -62 54 -58 38 -40 34 -32 16 -8 10 14 16 22 30 42 28 56 40 52 58 40 62')
      pen.blob(LIGHT, '-30 48 -34 36 -24 24 -6 20 4 26 -8 30 -14 42')
      for (const link of times(links)) {
        const x = -36 + (link * 72) / (links - 1)
        pen.box(HUE, x - 1.8, 64, 3.6, 20)
        pen.disc(HUE, x, 87, 6)
      }
    },
  ],
  cable: [
    'room',
    (pen, random) => {
      const cable = pen.at(0, 50, 1, -12 + 24 * random())
      const cut = -22 + 10 * random()
      cable.box(INK, -200, -25, 200 + cut, 50)
      cable.box(PAPER, -200, -15, 200 + cut - 6, 3)
      cable.box(HUE, cut, -19, 20, 38)
      cable.box(INK, cut + 22, -13, 14, 26)
      for (const wire of times(5)) {
        const y = (wire - 2) * 5
        const end = (wire - 2) * 13
        cable.curve(wire % 2 ? INK : HUE, 4, [
          cut + 36,
          y,
          cut + 52,
          y * 1.4,
          cut + 68,
          end,
          cut + 82,
          end * 1.2,
        ])
      }
    },
  ],
  mast: [
    'sky',
    (pen, random) => {
      const waves = pick(random, 3, 4)
      pen.line(INK, 4.4, '-24 98 0 24 24 98')
      pen.line(INK, 3, '-20 86 14 66 -12 56 8 46')
      pen.line(INK, 3, '20 86 -14 66 12 56')
      pen.disc(HUE, 0, 22, 7)
      for (const wave of times(waves)) {
        for (const side of [0, 180])
          pen.arc(wave % 2 ? INK : HUE, 5, 0, 22, 19 + wave * 13, side - 36, side + 36)
      }
      pen.box(INK, -200, 94, 400, 20)
    },
  ],
}
