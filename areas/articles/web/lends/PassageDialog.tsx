import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { CitedPlace } from '../entry/passage-at.ts'

const EntryDialog = lazyPart(async () => (await import('../entry/EntryDialog.tsx')).EntryDialog)

interface PassageDialogProps {
  entry: number
  /** The title of the entry. */
  title: string
  /** The range of the passage in the text. Without a range, its words are searched for. */
  place: CitedPlace
  open: boolean
  onClose: () => void
}

/**
 * A dialog with the text of a source, opened at a passage that something other than an article
 * cites.
 */
export function PassageDialog(props: PassageDialogProps) {
  return (
    <Suspense fallback={null}>
      <EntryDialog {...props} />
    </Suspense>
  )
}
