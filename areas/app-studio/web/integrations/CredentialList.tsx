import { useState } from 'react'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Eye, EyeOff } from '#web/ui/more-icons.ts'
import type { Credential } from '../../contracts/integrations.ts'

/** Of one length, so that it does not tell how long the value is. */
const MASK = '••••••••••••'

interface CredentialListProps {
  /** The integration's, to which they give access. */
  name: string
  credentials: readonly Credential[]
}

export function CredentialList({ name, credentials }: CredentialListProps) {
  return (
    <div className="integration-credentials">
      <p className="integration-part">Credentials</p>
      <ul aria-label={`Credentials of ${name}`}>
        {credentials.map((credential) => (
          <CredentialRow key={credential.id} credential={credential} />
        ))}
      </ul>
    </div>
  )
}

function CredentialRow({ credential }: { credential: Credential }) {
  const { key, value, isEncrypted } = credential
  const [isShown, setShown] = useState(!isEncrypted)
  return (
    <li>
      <span className="integration-key">{key}</span>
      <code>{isShown ? value : MASK}</code>
      {isEncrypted && (
        <IconButton
          size="s"
          label={isShown ? `Hide ${key}` : `Show ${key}`}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      )}
      <CopyButton label={`Copy ${key}`} text={value} />
    </li>
  )
}
