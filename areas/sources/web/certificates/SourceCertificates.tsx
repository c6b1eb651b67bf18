import './certificates.css'
import { useId } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { certificates, type Certificate } from '../../contracts/certificates.ts'
import { TrustQuestion } from './TrustQuestion.tsx'

/**
 * Shows the certificate that was refused, with a button to trust it, and trusted ones, with a
 * button to remove each.
 */
export function SourceCertificates({ id }: { id: string }) {
  const { refused, trusted } = useRead(certificates.getCertificates, { id })
  const trust = useWrite(certificates.trustCertificate)
  const headingId = useId()
  if (refused === null && trusted.length === 0) return null
  const former = trusted.find(({ host }) => host === refused?.host)
  return (
    <section className="certificates" aria-labelledby={headingId}>
      <h3 id={headingId}>Certificate</h3>
      {refused && (
        <TrustQuestion
          certificate={refused}
          former={former?.fingerprint}
          isPending={trust.isPending}
          error={trust.error}
          onTrust={() => trust.mutate({ id, ...refused })}
        />
      )}
      {trusted.map((certificate) => (
        <Trusted key={certificate.host} id={id} certificate={certificate} />
      ))}
    </section>
  )
}

interface TrustedProps {
  id: string
  certificate: Certificate & { trustedTime: string }
}

function Trusted({ id, certificate: { host, fingerprint, trustedTime } }: TrustedProps) {
  const distrust = useWrite(certificates.distrustCertificate)
  return (
    <div className="certificate">
      <p>
        Trusted for {host}{' '}
        <span className="meta">
          <TimeAgo time={trustedTime} inSentence />
        </span>
        :
      </p>
      <code className="certificate-fingerprint">{fingerprint}</code>
      <Button size="s" disabled={distrust.isPending} onClick={() => distrust.mutate({ id, host })}>
        Stop trusting it
      </Button>
      {distrust.error ? <p role="alert">{explain(distrust.error)}</p> : null}
    </div>
  )
}
