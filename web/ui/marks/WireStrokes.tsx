import { memo, use } from 'react'
import { fetchCode } from '../../loading/fetch-code.ts'
import { hashText, seededRandom } from '#core/seeded.ts'
import { loadFamilyOf } from '#media/pictures/wire-photo/families.ts'
import { printMotif, type PlateSubject } from '#media/pictures/wire-photo/plate.ts'
import { drawnPlate } from './drawn-plates.ts'

const choosing = fetchCode(() => import('#media/pictures/wire-photo/choose-motif.ts'))

/** The drawing of a picture that did not come with the page. */
export const WireStrokes = memo(function WireStrokes(subject: PlateSubject) {
  const { title, category, ratio, rows, name: categoryName } = subject
  const { chooseMotif } = use(choosing)
  const random = seededRandom(hashText(title))
  const name = chooseMotif(title, category, random, categoryName)
  const motifs = use(loadFamilyOf(name, fetchCode))
  const { width, height, shade, strokes } = drawnPlate(subject, () =>
    printMotif(motifs[name]!, random, ratio, rows),
  )
  return (
    <svg data-shade={shade} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
      {strokes.map(({ ink, weight, path }) => (
        <path
          key={`${ink} ${weight}`}
          className={ink ? `wire-${ink}` : undefined}
          strokeWidth={weight}
          d={path}
        />
      ))}
    </svg>
  )
})
