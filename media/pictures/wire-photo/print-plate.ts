import { hashText, seededRandom } from '#core/seeded.ts'
import { chooseMotif } from './choose-motif.ts'
import { motifs } from './motifs.ts'
import { printMotif, type Plate, type PlateSubject } from './plate.ts'

/**
 * The picture of a title. Besides its size, it depends only on the title and its category, so it is
 * the same everywhere.
 */
export function printPlate({ title, category, ratio, rows, name }: PlateSubject): Plate {
  const random = seededRandom(hashText(title))
  return printMotif(motifs[chooseMotif(title, category, random, name)]!, random, ratio, rows)
}

/**
 * The picture as the text of an SVG. All its numbers and names come from this program, so nothing
 * is escaped.
 */
export function plateMarkup(subject: PlateSubject): string {
  const { width, height, shade, strokes } = printPlate(subject)
  const paths = strokes.map(
    ({ ink, weight, path }) =>
      `<path${ink ? ` class="wire-${ink}"` : ''} stroke-width="${weight}" d="${path}"/>`,
  )
  return `<svg data-shade="${shade}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${paths.join('')}</svg>`
}
