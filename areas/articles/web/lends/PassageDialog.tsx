import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { CitedPlace } from '../entry/passage-at.ts'

const EntryDialog = lazyPart(async () => (await import('../entry/EntryDialog.tsx')).EntryDialog)

interface PassageDialogProps {
  entry: number
  /** The title of the entry. */
  title: string
  /** The place in its text; without it, its words are looked for. */
  place: CitedPlace
  open: boolean
  onClose: () => void
}

/** The text of a source, opened at a passage that is cited outside of an article. */
export function PassageDialog(props: PassageDialogProps) {
  return (
    <Suspense fallback={null}>
      <EntryDialog {...props} />
    </Suspense>
  )
}
