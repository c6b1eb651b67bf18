import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'

interface SecretOnceProps {
  /** The kind of secret and its owner, such as "token of Newsboat". */
  of: string
  secret: string
  /** Advice on the use of the secret. */
  children?: ReactNode
}

/** A secret that was just made, which is shown only until the page is left. */
export function SecretOnce({ of, secret, children }: SecretOnceProps) {
  return (
    <div className="settings-secret" role="status">
      <p dir="auto">The {of}. Copy it now: it is not shown again.</p>
      <p>
        <code>{secret}</code>
        <CopyButton label={`Copy the ${of}`} text={secret} />
      </p>
      {children}
    </div>
  )
}
