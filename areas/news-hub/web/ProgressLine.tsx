import './ProgressLine.css'
import { Suspense } from 'react'
import { useRead } from '#web/api.tsx'
import { Trouble } from '#web/ui/Trouble.tsx'
import { newsHub } from '../contract.ts'
import { progressWords } from './progress-words.ts'

/** Fetching and joining as it happens. Its place is kept, so that nothing moves when it comes and goes. */
export function ProgressLine() {
  return (
    <div className="progress-line" role="status">
      <Trouble silent>
        <Suspense fallback={null}>
          <ProgressNow />
        </Suspense>
      </Trouble>
    </div>
  )
}

function ProgressNow() {
  const words = progressWords(useRead(newsHub.getProgress, {}))
  if (words === null) return null
  return (
    <p>
      <svg viewBox="0 0 40 8" aria-hidden="true">
        <path d="M0 4h40" />
        <circle cx="4" cy="4" r="3" />
      </svg>
      {words}
    </p>
  )
}
