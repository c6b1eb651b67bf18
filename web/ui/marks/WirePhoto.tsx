import './WirePhoto.css'
import { createContext, Suspense, useContext, useState } from 'react'
import { categoryKey } from '../category.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useMounted } from '../use-mounted.ts'
import { useNearView } from '../use-near-view.ts'
import type { PlateSubject } from '#media/pictures/wire-photo/plate.ts'

/** Draws the pictures of a page on the server; browsers have no value here. */
export const DrawContext = createContext<(subject: PlateSubject) => string>(() => '')

interface WirePhotoProps {
  /**
   * The picture is generated from the title, so that the same title always has the same picture.
   */
  title: string
  category: string
  hue?: string | undefined
  /** Width over height; the picture fills its box and is cut where it does not fit. */
  ratio?: number
  /**
   * The number of lines in which it is printed: 30 for a lead picture, 14 for a thumbnail, which would be busy with
   * more.
   */
  rows?: number
}

const WireStrokes = lazyPart(async () => (await import('./WireStrokes.tsx')).WireStrokes)

/** A picture printed by the wire: its subject in strokes of varying weight, in ink and the hue of the category. */
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

  // A picture that came with the page stays: the browser neither draws nor compares it, and loads
  // the drawing code only for new pictures.
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
