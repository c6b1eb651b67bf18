import { Problem } from '#core/problem.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import type { SourceDraft } from '../../contract.ts'
import { certificates, type Certificate } from '../../contracts/certificates.ts'
import { TrustQuestion } from './TrustQuestion.tsx'

interface TrustToFollowProps {
  /** The reason why the source could not be followed. */
  error: unknown
  draft: Required<SourceDraft>
  onFollowed?: () => void
}

/**
 * Offers an owner to trust a certificate and follow the source; shown if the source could not be
 * followed because of its certificate.
 */
export function TrustToFollow({ error, draft, onFollowed }: TrustToFollowProps) {
  const isOffered = useKept('sources/certificates')
  const follow = useWrite(certificates.followTrusting)
  const hub = useHub()
  const toast = useToast()
  // The latest error counts, because a trusted host may redirect to another one whose certificate
  // is not trusted.
  const certificate = certificateIn(follow.error ?? error)
  if (!isOffered || certificate === null || follow.data) return null

  function handleTrust(chosen: Certificate) {
    follow.mutateAsync({ ...draft, ...hub, certificate: chosen }).then(
      ({ source, found }) => {
        toast({ title: `Following ${source.name}`, text: `${found}.` })
        onFollowed?.()
      },
      () => {},
    )
  }

  return (
    <TrustQuestion
      certificate={certificate}
      isPending={follow.isPending}
      error={follow.error}
      onTrust={() => handleTrust(certificate)}
    />
  )
}

/** The certificate in an error that says it is not trusted; null for other errors. */
function certificateIn(error: unknown): Certificate | null {
  const fields = (error instanceof Problem && error.fields) || {}
  const { 'certificate.host': host, 'certificate.fingerprint': fingerprint } = fields
  return host !== undefined && fingerprint !== undefined ? { host, fingerprint } : null
}
