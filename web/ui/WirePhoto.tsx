import './WirePhoto.css'
import { Suspense } from 'react'
import { categoryKey } from './category.ts'
import { lazyPart } from './lazy-part.ts'

interface WirePhotoProps {
  /** The picture is made from it: the same title always has the same picture. */
  title: string
  category: string
  /** Width over height; the picture fills its box and is cut where it does not fit. */
  ratio?: number
  /** How many lines it is printed in: 26 for a lead picture, 11 for a thumbnail, which would be busy with more. */
  rows?: number
}

const WireStrokes = lazyPart(async () => (await import('./wire-photo/WireStrokes.tsx')).WireStrokes)

/** A picture printed by the wire: strokes of varying weight in ink and the hue of the category. */
export function WirePhoto({ title, category, ratio = 1.5, rows = 22 }: WirePhotoProps) {
  return (
    <span className="wire-photo" data-cat={categoryKey(category)} aria-hidden="true">
      <Suspense fallback={null}>
        <WireStrokes title={title} category={categoryKey(category)} ratio={ratio} rows={rows} />
      </Suspense>
    </span>
  )
}
