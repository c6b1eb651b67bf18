import { hashText, seededRandom } from '../../seeded.ts'
import { motifs, type Scene } from './motifs.ts'

/** Strokes of one weight and one of the two inks, as the `d` of an SVG path. */
export interface Strokes {
  isSpot: boolean
  weight: number
  path: string
}

/** A picture ready for print: all its strokes in a box of `width` by `height`. */
export interface Plate {
  width: number
  height: number
  strokes: Strokes[]
}

const ROW_HEIGHT = 10
const STEP = 5
/** How many weights a stroke can have; more could not be told apart. */
const WEIGHTS = 5
const THINNEST = 1.8
const THICKEST = 8.6
/** Half of the pictures show the category's own motif, the others one that suits any category. */
const OWN_SHARE = 0.5

/** What a picture is made from. */
export interface PlateSubject {
  title: string
  /** A category's key, as `data-cat` has it. */
  category: string
  ratio: number
  rows: number
}

/** The picture of a title: which motif, and how it is turned, come from the title alone. */
export function printPlate({ title, category, ratio, rows }: PlateSubject): Plate {
  const random = seededRandom(hashText(title))
  const own = motifs[category]
  const isOwn = random() < OWN_SHARE
  const others = motifs['any']!
  const choice = own && isOwn ? own : others
  const motif = choice[Math.floor(random() * choice.length)]!
  return printScene(framed(motif(random, ratio), random, ratio), ratio, rows)
}

/** The picture as the text of an SVG, which is numbers and names of ours alone. */
export function plateMarkup(subject: PlateSubject): string {
  const { width, height, strokes } = printPlate(subject)
  const paths = strokes.map(
    ({ isSpot, weight, path }) =>
      `<path${isSpot ? ' class="wire-spot"' : ''} stroke-width="${weight}" d="${path}"/>`,
  )
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${paths.join('')}</svg>`
}

/** Turned or not, and a little nearer or further, so that one motif makes many pictures. */
function framed(scene: Scene, random: () => number, ratio: number): Scene {
  const isMirrored = random() < 0.5
  const zoom = 0.95 + 0.25 * random()
  return (x, y) => {
    const fromMiddle = (isMirrored ? ratio - x : x) - ratio / 2
    return scene(fromMiddle / zoom + ratio / 2, (y - 0.5) / zoom + 0.5)
  }
}

function printScene(scene: Scene, ratio: number, rows: number): Plate {
  const height = rows * ROW_HEIGHT
  const width = Math.round((height * ratio) / STEP) * STEP
  const paths = new Map<number, PathWriter>()
  for (let row = 0; row < rows; row++) {
    const y = row * ROW_HEIGHT + ROW_HEIGHT / 2
    let start = 0
    let level = levelAt(scene, 0, y, height)
    for (let x = STEP; x <= width; x += STEP) {
      const next = x < width ? levelAt(scene, x, y, height) : Number.NaN
      if (next === level) continue
      if (level !== 0) writerOf(paths, level).stroke(start, y, x - start)
      start = x
      level = next
    }
  }
  const levels = [...paths.keys()].sort((a, b) => a - b)
  return { width, height, strokes: levels.map((each) => strokesOf(each, paths.get(each)!)) }
}

/** The weight of the stroke that begins here, below zero when it is printed in the hue. */
function levelAt(scene: Scene, x: number, y: number, height: number): number {
  const tone = scene((x + STEP / 2) / height, y / height)
  return Math.round(Math.max(-1, Math.min(1, tone)) * WEIGHTS) || 0
}

function writerOf(paths: Map<number, PathWriter>, level: number): PathWriter {
  const writer = paths.get(level) ?? new PathWriter()
  paths.set(level, writer)
  return writer
}

function strokesOf(level: number, writer: PathWriter): Strokes {
  const share = (Math.abs(level) - 1) / (WEIGHTS - 1)
  const weight = Math.round((THINNEST + share * (THICKEST - THINNEST)) * 10) / 10
  return { isSpot: level < 0, weight, path: writer.path }
}

/** Writes horizontal strokes with relative moves, which are the shortest. */
class PathWriter {
  path = ''
  private x = 0
  private y = 0

  stroke(x: number, y: number, length: number): void {
    const move = this.path ? `m${x - this.x} ${y - this.y}` : `M${x} ${y}`
    this.path += `${move}h${length}`
    this.x = x + length
    this.y = y
  }
}
