import './ProgressLine.css'
import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { sources } from '../../contract.ts'
import { progressWords } from '../progress/progress-words.ts'
import { useKept } from '#web/asking/use-kept.ts'

// The line with counts of sources with problems, loaded only if the server keeps their health.
const NoticeLine = lazyPart(async () => (await import('./Notices.tsx')).NoticeLine)

/**
 * Shows the progress of fetching and joining. Its space is reserved, so that nothing moves when it
 * appears or disappears.
 */
export function ProgressLine() {
  const hasHealth = useKept('sources/health')
  return (
    <div className="progress-line">
      <div role="status">
        <Trouble silent>
          <Suspense fallback={null}>
            <ProgressNow />
          </Suspense>
        </Trouble>
      </div>
      {hasHealth && (
        <Trouble silent>
          <Suspense fallback={null}>
            <NoticeLine />
          </Suspense>
        </Trouble>
      )}
    </div>
  )
}

function ProgressNow() {
  const words = progressWords(useRead(sources.getProgress, {}))
  if (words === null) return null
  return (
    <p>
      <i aria-hidden="true" />
      <span>{words}</span>
    </p>
  )
}
