import { useRead, useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { connectAddress, identities, type ConnectedAccount } from '../contracts/identities.ts'

/**
 * The accounts with which the reader signs in at an identity provider; nothing if there is neither
 * a provider nor such an account.
 */
export function IdentityList() {
  const { fileAt } = usePage()
  const { provider, accounts } = useRead(identities.listIdentities, {})
  if (provider === null && accounts.length === 0) return null
  return (
    <section aria-label="Accounts elsewhere">
      <h3>Accounts elsewhere</h3>
      {accounts.length > 0 && (
        <ul>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
      {provider !== null && (
        <p>
          <a href={fileAt(connectAddress)}>Sign in with {provider} from now on</a>
        </p>
      )}
    </section>
  )
}

function AccountRow({ account: { id, label, createdAt, usedAt } }: { account: ConnectedAccount }) {
  const remove = useWrite(identities.removeIdentity)
  return (
    <li className="settings-row">
      <div>
        <p dir="auto">{label}</p>
        <p className="meta">
          Connected <Ago time={createdAt} inSentence />
          {usedAt !== null && (
            <>
              , last used <Ago time={usedAt} inSentence />
            </>
          )}
        </p>
        <FormError of={remove.error} />
      </div>
      <Button size="s" disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
        Remove
        <span className="visually-hidden">: {label}</span>
      </Button>
    </li>
  )
}
