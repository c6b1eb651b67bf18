import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Eye, EyeOff } from '#web/ui/more-icons.ts'
import type { Credential } from '../../contracts/integrations.ts'
import { useCredential } from '../use-credential.ts'

/**
 * The mask for hidden values. Its length is fixed, so that it does not reveal the length of a
 * value.
 */
const MASK = '••••••••••••'

interface CredentialListProps {
  projectId: string
  /** The name of the integration that the credential is for. */
  name: string
  credentials: readonly Credential[]
}

export function CredentialList({ projectId, name, credentials }: CredentialListProps) {
  return (
    <div className="integration-credentials">
      <p className="integration-part">Credentials</p>
      <ul aria-label={`Credentials of ${name}`}>
        {credentials.map((credential) => (
          <CredentialRow key={credential.id} projectId={projectId} credential={credential} />
        ))}
      </ul>
    </div>
  )
}

interface CredentialRowProps {
  projectId: string
  credential: Credential
}

function CredentialRow({ projectId, credential }: CredentialRowProps) {
  const { key, isEncrypted } = credential
  const { value, toggle, read } = useCredential(projectId, credential)
  const isShown = value !== null
  return (
    <li>
      <span className="integration-key">{key}</span>
      <code>{value ?? MASK}</code>
      {isEncrypted && (
        <IconButton
          size="s"
          label={isShown ? `Hide ${key}` : `Show ${key}`}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => void toggle()}
        />
      )}
      <CopyButton label={`Copy ${key}`} text={read} />
    </li>
  )
}
