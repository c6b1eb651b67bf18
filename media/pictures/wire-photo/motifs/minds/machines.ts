import { INK, GREY, HUE, PAPER, wash } from '../../pen.ts'
import { pick, times, type Motifs } from '../motif.ts'

export const machines: Motifs = {
  chip: [
    'room',
    (pen, random) => {
      const pins = pick(random, 4, 6)
      const chip = pen.at(0, 50, 0.9 + 0.16 * random())
      for (const side of times(4)) {
        for (const pin of times(pins))
          chip.at(0, 0, 1, side * 90).box(HUE, -25 + (pin * 50) / (pins - 1) - 2.4, -45, 4.8, 18)
      }
      chip.box(INK, -32, -32, 64, 64)
      chip.box(PAPER, -24, -24, 48, 48)
      chip.box(INK, -20, -20, 40, 40)
      const core = 7 + 6 * random()
      chip.box(HUE, -core, -core, core * 2, core * 2)
    },
  ],
  circuit: [
    'bare',
    (pen, random) => {
      pen.box(wash(0.3), -200, 0, 400, 100)
      for (const track of times(11)) {
        const y = 6 + track * 9
        const bend = -70 + 140 * random()
        const step = pick(random, -2, 2) * 9
        const end = bend + 20 + 50 * random()
        pen.line(track % 3 ? INK : HUE, 3.2, [
          -140,
          y,
          bend,
          y,
          bend + Math.abs(step),
          y + step,
          end,
          y + step,
        ])
        pen.disc(track % 3 ? INK : HUE, end, y + step, 5)
        pen.disc(PAPER, end, y + step, 2)
      }
    },
  ],
  robot: [
    'room',
    (pen, random) => {
      const look = -3 + 6 * random()
      pen.box(INK, -2, 2, 4, 16)
      pen.disc(HUE, 0, 6, 6)
      pen.blob(INK, '-40 20 0 16 40 20 44 42 40 64 0 68 -40 64 -44 42')
      pen.box(PAPER, -33, 25, 66, 34)
      pen.box(INK, -30, 28, 60, 28)
      for (const x of [-15, 15]) pen.disc(HUE, x + look, 40, 7)
      pen.box(PAPER, -10, 50, 20, 2.6)
      pen.box(HUE, -54, 34, 9, 20)
      pen.box(HUE, 45, 34, 9, 20)
      pen.box(GREY, -9, 67, 18, 8)
      pen.blob(INK, '-50 110 -44 82 -26 74 26 74 44 82 50 110')
    },
  ],
  robotArm: [
    'room',
    (pen, random) => {
      const arm = pen.at(0, 0, 1, 0, random() < 0.5 ? 1 : -1)
      const reach = 8 * random()
      arm.box(INK, -58, 86, 52, 12)
      arm.shape(INK, '-48 88 -42 70 -22 70 -16 88')
      arm.line(INK, 13, [-32, 70, -20, 30])
      arm.line(HUE, 11, [-20, 30, 28, 22 + reach])
      arm.line(INK, 8, [28, 22 + reach, 38, 50 + reach])
      for (const [x, y] of [
        [-32, 70],
        [-20, 30],
        [28, 22 + reach],
      ]) {
        arm.disc(PAPER, x!, y!, 10)
        arm.disc(INK, x!, y!, 8)
      }
      arm.line(INK, 4, [28, 62 + reach, 34, 50 + reach, 46, 54 + reach, 46, 64 + reach])
      arm.box(HUE, 22, 76, 32, 22)
    },
  ],
  neurons: [
    'bare',
    (pen, random) => {
      pen.box(wash(0.25), -200, 0, 400, 100)
      const layers = [2, 3, 3, 2].map((count, layer) =>
        times(count).map((at) => ({
          x: -57 + layer * 38,
          y: 50 + (at - (count - 1) / 2) * 32 + 7 * (random() - 0.5),
        })),
      )
      for (const [layer, nodes] of layers.entries()) {
        for (const from of nodes) {
          for (const to of layers[layer + 1] ?? []) {
            if (Math.abs(to.y - from.y) < 40) pen.line(GREY, 2.6, [from.x, from.y, to.x, to.y])
          }
        }
      }
      for (const { x, y } of layers.flat()) {
        pen.disc(PAPER, x, y, 13)
        pen.disc(random() < 0.35 ? HUE : INK, x, y, 10)
      }
      pen.disc(PAPER, layers[1]![1]!.x, layers[1]![1]!.y, 4)
      pen.disc(HUE, layers[3]![0]!.x, layers[3]![0]!.y, 10)
      pen.disc(INK, layers[0]![0]!.x, layers[0]![0]!.y, 10)
    },
  ],
}
