import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Coverage } from '../../contract.ts'

const RevisedNote = lazyPart(async () => (await import('./RevisedNote.tsx')).RevisedNote)

/** A note that a source has changed its text after publishing; nothing if it has not. */
export function Revised({ source: { outlet, revised } }: { source: Coverage }) {
  if (!revised) return null
  return (
    <Suspense fallback={null}>
      <RevisedNote outlet={outlet} revised={revised} />
    </Suspense>
  )
}
