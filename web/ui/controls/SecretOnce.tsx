import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'

interface SecretOnceProps {
  /** The thing that was made and its owner, after "the": "token of Newsboat". */
  of: string
  secret: string
  /** Advice on its use. */
  children?: ReactNode
}

/** A secret that was just made, for as long as the page shows it. */
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
