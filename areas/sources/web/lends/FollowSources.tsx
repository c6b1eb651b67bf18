import { Suspense, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const FollowSourcesDialog = lazyPart(
  async () => (await import('./FollowSourcesDialog.tsx')).FollowSourcesDialog,
)

/** The dialog for finding sources; its code is loaded when it is first opened. */
export function FollowSources({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <FollowSourcesDialog open={open} onClose={onClose} />
    </Suspense>
  )
}
