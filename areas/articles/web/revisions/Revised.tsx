import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Coverage } from '../../contract.ts'

const RevisedNote = lazyPart(async () => (await import('./RevisedNote.tsx')).RevisedNote)

/** A note that a source changed its words after publishing, if it did. */
export function Revised({ source: { outlet, revised } }: { source: Coverage }) {
  if (!revised) return null
  return (
    <Suspense fallback={null}>
      <RevisedNote outlet={outlet} revised={revised} />
    </Suspense>
  )
}
