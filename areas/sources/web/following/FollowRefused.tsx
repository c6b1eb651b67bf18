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
  /** The reason why the source could not be followed; null if it was not refused. */
  error: unknown
  draft: Required<SourceDraft>
  onFollowed?: () => void
}

/** Other ways to follow after a refusal: to trust the server's certificate, or to send it headers. */
export function FollowRefused({ error, draft, onFollowed }: FollowRefusedProps) {
  // The typed headers are kept for another try, for the same site alone.
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
