import { CopyButton } from '#web/ui/controls/CopyButton.tsx'

/** A secret that was just made, for as long as the page shows it. */
export function SecretOnce({ name, secret }: { name: string; secret: string }) {
  return (
    <div className="webhook-secret" role="status">
      <p dir="auto">The signing secret of {name}. Copy it now: it is not shown again.</p>
      <p>
        <code>{secret}</code>
        <CopyButton label={`Copy the signing secret of ${name}`} text={secret} />
      </p>
    </div>
  )
}
