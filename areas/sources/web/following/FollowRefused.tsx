import { Suspense, useState } from 'react'
import { Problem } from '#core/problem.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { SourceDraft } from '../../contract.ts'
import { TrustToFollow } from '../certificates/TrustToFollow.tsx'
import { noHeaders } from '../headers/request-headers.ts'

const HeadersToFollow = lazyPart(
  async () => (await import('../headers/HeadersToFollow.tsx')).HeadersToFollow,
)

interface FollowRefusedProps {
  /** The error from following the source; null if there was none. */
  error: unknown
  draft: Required<SourceDraft>
  onFollowed?: () => void
}

/**
 * Offers other ways to follow a source that was refused: to trust the server's certificate, or to
 * send it headers.
 */
export function FollowRefused({ error, draft, onFollowed }: FollowRefusedProps) {
  // The typed headers are kept for the next try, but only for the same site.
  const [typed, setTyped] = useState({ site: '', texts: noHeaders })
  const [done, setDone] = useState<unknown>(null)
  const site = (error instanceof Problem && error.fields?.['headers.site']) || null
  if (!error || error === done) return null
  return (
    <>
      <TrustToFollow error={error} draft={draft} {...(onFollowed && { onFollowed })} />
      {site !== null && (
        <Suspense fallback={null}>
          <HeadersToFollow
            key={site}
            site={site}
            draft={draft}
            texts={typed.site === site ? typed.texts : noHeaders}
            onChange={(texts) => setTyped({ site, texts })}
            onFollowed={() => {
              setTyped({ site: '', texts: noHeaders })
              setDone(error)
              onFollowed?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
