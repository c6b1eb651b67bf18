import { useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { accounts, type Account, type AccountUser } from '../contracts/accounts.ts'

interface MayUseProps {
  account: Account
  users: readonly AccountUser[]
  onDone: () => void
}

/** The form that chooses which parts of the server may use an account. */
export function MayUse({ account, users, onDone }: MayUseProps) {
  const allow = useWrite(accounts.allowUsers)
  const { id, mayUse, uses } = account

  function handleAll(isForAll: boolean) {
    // Users that already use the account are chosen at first.
    const inUse = users.filter(({ name }) => uses.some((use) => use.name === name))
    allow.mutate({ id, users: isForAll ? null : inUse.map((user) => user.id) })
  }

  function handleOne(user: string, isAllowed: boolean) {
    const others = (mayUse ?? []).filter((one) => one !== user)
    allow.mutate({ id, users: isAllowed ? [...others, user] : others })
  }

  return (
    <div className="account-try" role="group" aria-label={`Access to ${account.name}`}>
      <Switch
        label="Everything may use it"
        hint="Once you connect it there."
        checked={mayUse === null}
        onChange={handleAll}
      />
      {mayUse !== null &&
        users.map((user) => (
          <Switch
            key={user.id}
            label={user.name}
            checked={mayUse.includes(user.id)}
            onChange={(isAllowed) => handleOne(user.id, isAllowed)}
          />
        ))}
      <FormError of={allow.error} />
      <div className="settings-actions">
        <Button size="s" onClick={onDone}>
          Close
        </Button>
      </div>
    </div>
  )
}
