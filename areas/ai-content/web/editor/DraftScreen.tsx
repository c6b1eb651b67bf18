import './DraftScreen.css'
import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useRoute } from '#web/use-route.ts'
import { drafts } from '../../contracts/drafts.ts'
import { draftPlace } from '../../places.ts'
import { DraftRoom } from './DraftRoom.tsx'

/** The page on which a draft is edited: its parts, and panels with information about it. */
export function DraftScreen() {
  const place = useRoute(draftPlace)
  if (!place) return null
  return (
    <Trouble key={place.draft}>
      <Suspense fallback={<SkeletonLines count={16} />}>
        <Opened draft={place.draft} />
      </Suspense>
    </Trouble>
  )
}

function Opened({ draft }: { draft: string }) {
  return <DraftRoom saved={useRead(drafts.getDraft, { draft })} />
}
