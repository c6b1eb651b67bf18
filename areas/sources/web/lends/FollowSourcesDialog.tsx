import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { finder } from '../../contracts/finder.ts'

interface FollowSourcesDialogProps {
  open: boolean
  onClose: () => void
}

const FindingTabs = lazyPart(async () => (await import('../finding/FindingTabs.tsx')).FindingTabs)

/** The dialog for finding and following sources. */
export function FollowSourcesDialog({ open, onClose }: FollowSourcesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Follow Sources" size="wide">
      <AllPlaces />
    </Dialog>
  )
}

function AllPlaces() {
  const { places } = useRead(finder.getFinder, {})
  const [place, setPlace] = useState('websites')
  return <FindingTabs places={places} value={place} onChange={setPlace} />
}
