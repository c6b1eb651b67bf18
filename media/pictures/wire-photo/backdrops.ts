import { PAPER, SOFT, wash, type Pen } from './pen.ts'

/**
 * The backdrop of a motif: open air, air above water, darkness, an indefinite place, nothing, or
 * the motif's own drawing.
 */
export type Backdrop = 'sky' | 'sea' | 'night' | 'room' | 'plain' | 'bare'

type Random = () => number
type Draw = (pen: Pen, random: Random) => void

/** Prints a backdrop over the whole picture; each kind has several variants. */
export function drawBackdrop(kind: Backdrop, pen: Pen, random: Random): void {
  const choice = grounds[kind]
  choice[Math.floor(random() * choice.length)]!(pen, random)
}

const haze: Draw = (pen) => {
  for (let band = 0; band < 9; band++) pen.box(wash(0.75 - band * 0.07), -300, band * 11, 600, 11)
}

const dawn: Draw = (pen) => {
  for (let band = 0; band < 9; band++) pen.box(wash(0.14 + band * 0.08), -300, band * 11, 600, 11)
}

const lowSun: Draw = (pen, random) => {
  pen.box(wash(0.3), -300, 0, 600, 120)
  const x = -70 + 140 * random()
  const y = 26 + 30 * random()
  pen.disc(PAPER, x, y, 30)
  pen.disc(SOFT, x, y, 25)
}

const clouds: Draw = (pen, random) => {
  pen.box(wash(0.45), -300, 0, 600, 120)
  for (let cloud = 0; cloud < 5; cloud++) {
    const x = -110 + cloud * 50 + 30 * random()
    const y = 8 + 56 * random()
    pen.disc(PAPER, x, y, 30 + 24 * random(), 5)
    pen.disc(PAPER, x + 10, y - 4, 15, 7)
  }
}

const beams: Draw = (pen, random) => {
  pen.box(wash(0.22), -300, 0, 600, 120)
  const x = -60 + 120 * random()
  for (let beam = 0; beam < 9; beam++) {
    const angle = (20 * beam + 10 * random()) * (Math.PI / 180)
    const [from, to] = [angle, angle + 0.17]
    pen.shape(wash(0.6), [
      ...[x, 100, x + 300 * Math.cos(from), 100 - 300 * Math.sin(from)],
      ...[x + 300 * Math.cos(to), 100 - 300 * Math.sin(to)],
    ])
  }
}

const spotlight: Draw = (pen, random) => {
  pen.box(wash(0.2), -300, 0, 600, 120)
  pen.disc(wash(0.7), -10 + 20 * random(), 50, 47)
}

const flat: Draw = (pen) => pen.box(wash(0.2), -300, 0, 600, 120)

const stripes: Draw = (pen, random) => {
  const width = 9 + 10 * random()
  for (let x = -160; x < 160; x += width * 2) pen.box(wash(0.6), x, 0, width, 120)
}

const table: Draw = (pen, random) => {
  const edge = 66 + 14 * random()
  pen.box(wash(0.28), -300, 0, 600, edge)
  pen.box(wash(0.85), -300, edge + 2, 600, 120)
}

const slope: Draw = (pen, random) => {
  const side = random() < 0.5 ? 1 : -1
  pen.box(wash(0.25), -300, 0, 600, 120)
  pen.shape(wash(0.7), [side * -130, 120, side * 90, -20, side * 300, -20, side * 300, 120])
}

const rings: Draw = (pen, random) => {
  const x = -50 + 100 * random()
  for (let ring = 0; ring < 7; ring++) pen.arc(wash(0.55), 8, x, 50, 14 + ring * 19)
}

const dots: Draw = (pen, random) => {
  const apart = 11 + 3 * random()
  for (let row = 0; row < 10; row++) {
    for (let dot = -14; dot < 14; dot++) {
      pen.disc(wash(0.65), (dot + (row % 2) / 2) * apart, row * apart, 1.2 + row * 0.42)
    }
  }
}

const mat: Draw = (pen) => {
  pen.box(wash(0.65), -300, 0, 600, 120)
  pen.box(PAPER, -62, 7, 124, 86)
  pen.box(wash(0.18), -59, 10, 118, 80)
}

const stars: Draw = (pen, random) => {
  pen.box(wash(0.8), -300, 0, 600, 120)
  for (let star = 0; star < 30; star++) {
    pen.disc(PAPER, -110 + 220 * random(), 100 * random(), 1.4 + 1.4 * random())
  }
}

const duskStars: Draw = (pen, random) => {
  for (let band = 0; band < 10; band++) pen.box(wash(0.95 - band * 0.07), -300, band * 10, 600, 10)
  for (let star = 0; star < 16; star++) {
    pen.disc(PAPER, -110 + 220 * random(), 70 * random(), 1.3 + 1.2 * random())
  }
}

const moonlit: Draw = (pen, random) => {
  pen.box(wash(0.7), -300, 0, 600, 120)
  const x = (random() < 0.5 ? -1 : 1) * (44 + 26 * random())
  const y = 18 + 20 * random()
  pen.disc(PAPER, x, y, 16)
  pen.disc(wash(0.7), x - 6, y - 3, 13)
}

const limb: Draw = (pen, random) => {
  pen.box(wash(0.75), -300, 0, 600, 120)
  const side = random() < 0.5 ? -1 : 1
  pen.disc(PAPER, side * 70, 128, 92)
  pen.disc(SOFT, side * 70, 130, 89)
}

function onWater(sky: Draw): Draw {
  return (pen, random) => {
    sky(pen, random)
    const horizon = 66 + 8 * random()
    pen.box(PAPER, -300, horizon, 600, 120)
    for (let row = 0; row < 6; row++) {
      const y = horizon + 3 + row * 6
      for (let x = -130 - 20 * random(); x < 130; x += 20 + 26 * random()) {
        pen.box(row % 3 === 1 ? SOFT : wash(0.9), x, y, 14 + 10 * random(), 3.4)
      }
    }
  }
}

const grounds: Record<Backdrop, readonly Draw[]> = {
  sky: [haze, dawn, lowSun, clouds, beams],
  sea: [haze, lowSun, clouds, dawn].map(onWater),
  night: [stars, duskStars, moonlit, limb],
  room: [spotlight, stripes, table, slope, rings, dots, mat],
  plain: [flat],
  bare: [() => {}],
}
