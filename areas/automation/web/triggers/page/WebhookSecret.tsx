import { useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { SecretOnce } from '#web/ui/controls/SecretOnce.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { deliveries } from '../../../contracts/deliveries.ts'
import type { OpenTrigger } from '../../../contracts/triggers.ts'
import { curlLine } from './curl-line.ts'

/**
 * The secret of a webhook, which is only shown when it is made, and a command that calls the
 * webhook.
 */
export function WebhookSecret({ trigger }: { trigger: OpenTrigger }) {
  const { id, name, address, secretAt, draft } = trigger
  const renew = useWrite(deliveries.renewSecret)
  const proof = draft.kind === 'webhook' && draft.proof === 'header' ? 'header' : 'signature'
  const isByGet = draft.kind === 'webhook' && draft.takesGet === true
  const secret = renew.data?.secret ?? null
  const line = curlLine({ address: address ?? '', proof, isByGet, secret })
  return (
    <>
      <p>
        {proof === 'header'
          ? 'Senders carry the secret in the header X-Webhook-Secret, or as a bearer token.'
          : 'Senders sign with the secret, as Standard Webhooks or GitHub do.'}{' '}
        {secretAt !== null && (
          <>
            The secret was made <Ago time={secretAt} inSentence />.
          </>
        )}
      </p>
      <div className="trigger-buttons">
        <Button disabled={renew.isPending} onClick={() => renew.mutate({ id })}>
          {secretAt === null ? 'Make the secret' : 'Replace the secret'}
        </Button>
      </div>
      {renew.error && (
        <p className="field-error" role="alert">
          {explain(renew.error)}
        </p>
      )}
      {renew.data && <SecretOnce of={`secret of ${name}`} secret={renew.data.secret} />}
      {renew.data && <p className="field-hint">A former secret no longer counts.</p>}
      <h3 className="trigger-heading">Call it</h3>
      <div className="trigger-line">
        <pre>
          <code>{line}</code>
        </pre>
        <CopyButton label="Copy the line" text={line} />
      </div>
    </>
  )
}
