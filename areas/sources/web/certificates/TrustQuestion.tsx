import './certificates.css'
import { Button } from '#web/ui/controls/Button.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import type { Certificate } from '../../contracts/certificates.ts'

interface TrustQuestionProps {
  certificate: Certificate
  /** The fingerprint that is currently trusted for the same host; undefined if none is. */
  former?: string | undefined
  isPending: boolean
  error: unknown
  onTrust: () => void
}

/** Shows the fingerprint of a certificate, says how to compare it, and asks whether to trust it. */
export function TrustQuestion({
  certificate: { host, fingerprint },
  former,
  isPending,
  error,
  onTrust,
}: TrustQuestionProps) {
  return (
    <div className="certificate">
      <p>
        Shown by {host}. Compare this SHA-256 fingerprint with what the owner of {host} tells you:
      </p>
      <code className="certificate-fingerprint">{fingerprint}</code>
      {former !== undefined && (
        <p>
          It differs from the one that you trust. If nobody has changed it on purpose, someone else
          may be answering for {host}.
        </p>
      )}
      <Button size="s" disabled={isPending} onClick={onTrust}>
        Trust this certificate
      </Button>
      <p className="meta">
        Trusted at {host} for this source alone. Another certificate is refused again.
      </p>
      {error ? <p role="alert">{explain(error)}</p> : null}
    </div>
  )
}
