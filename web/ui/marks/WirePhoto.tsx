import './WirePhoto.css'
import { createContext, Suspense, useContext, useState } from 'react'
import { categoryKey } from '../category.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useMounted } from '../use-mounted.ts'
import { useNearView } from '../use-near-view.ts'
import type { PlateSubject } from '#media/pictures/wire-photo/plate.ts'

/** The function that draws pictures on the server; in browsers it returns nothing. */
export const DrawContext = createContext<(subject: PlateSubject) => string>(() => '')

interface WirePhotoProps {
  /** The title from which the picture is generated, each time in the same way. */
  title: string
  category: string
  hue?: string | undefined
  /** The ratio of width to height. The picture fills its box, which cuts off the rest. */
  ratio?: number
  /**
   * The number of lines of strokes: 30 for a lead picture, 14 for a thumbnail, in which more would
   * look busy.
   */
  rows?: number
}

const WireStrokes = lazyPart(async () => (await import('./WireStrokes.tsx')).WireStrokes)

/**
 * A generated picture for an article: its subject in strokes of varying weight, in ink and in the
 * hue of the category.
 */
export function WirePhoto({ title, category, hue, ratio = 1.5, rows = 22 }: WirePhotoProps) {
  const draw = useContext(DrawContext)
  const isMounted = useMounted()
  const [sentTitle] = useState(isMounted ? null : title)
  const name = hue && category
  const plate = { title, category: categoryKey(category, hue), ratio, rows, name }
  const frame = {
    className: 'wire-photo',
    'data-cat': plate.category,
    'aria-hidden': true,
  } as const

  const isNew = title !== sentTitle
  const [place, isNear] = useNearView<HTMLSpanElement>(isNew)

  // A picture that came with the page stays as it is: the browser neither draws nor compares it,
  // and loads the code that draws only for new pictures.
  if (!isNew) {
    return (
      // oxlint-disable-next-line react/no-danger
      <span {...frame} dangerouslySetInnerHTML={{ __html: draw(plate) }} suppressHydrationWarning />
    )
  }
  return (
    <span {...frame} ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <WireStrokes {...plate} />
        </Suspense>
      )}
    </span>
  )
}
