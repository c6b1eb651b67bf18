import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { RowHead } from '#web/ui/rows/RowHead.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import {
  accounts,
  type Account,
  type AccountKind,
  type AccountUser,
} from '../contracts/accounts.ts'
import type { AccountAction } from '../contracts/actions.ts'
import { AccountForm } from './AccountForm.tsx'
import { aboutAccount, stateTone, stateWords } from './account-words.ts'
import { MayUse } from './MayUse.tsx'
import { TryAction } from './TryAction.tsx'

interface AccountRowProps {
  account: Account
  /** The kind of the account; undefined if this server no longer has it. */
  kind: AccountKind | undefined
  /** The actions that the account can carry out. */
  actions: readonly AccountAction[]
  users: readonly AccountUser[]
}

/** An account with its state, its users, and its buttons. */
export function AccountRow({ account, kind, actions, users }: AccountRowProps) {
  const { name, state, trouble, checkedAt, uses } = account
  const [open, setOpen] = useState<'form' | 'try' | 'use' | null>(null)
  return (
    <li className="account" aria-label={name}>
      <RowHead title={name} state={stateWords[state]} tone={stateTone[state]} />
      <p className="meta">{aboutAccount(account)}</p>
      {trouble !== null && <p className="field-error">{trouble}</p>}
      <p className="meta">
        {account.mayUse !== null && `Kept for ${count(account.mayUse.length, 'user')} · `}
        {uses.length === 0 ? 'Not used yet' : 'Used by '}
        {uses.map(({ name, page }, nth) => (
          <span key={name}>
            {nth > 0 && ', '}
            <PageLink page={page}>{name}</PageLink>
          </span>
        ))}
        {checkedAt !== null && (
          <>
            {' · Checked '}
            <TimeAgo time={checkedAt} inSentence />
          </>
        )}
      </p>
      {open === 'form' && kind ? (
        <AccountForm kind={kind} account={account} onDone={() => setOpen(null)} />
      ) : (
        <Buttons
          account={account}
          onAccess={users.length > 0 && open === null ? () => setOpen('use') : undefined}
          onEdit={kind && (() => setOpen('form'))}
          onTry={actions.length > 0 && open === null ? () => setOpen('try') : undefined}
        />
      )}
      {open === 'use' && <MayUse account={account} users={users} onDone={() => setOpen(null)} />}
      {open === 'try' && (
        <TryAction account={account} actions={actions} onDone={() => setOpen(null)} />
      )}
    </li>
  )
}

interface ButtonsProps {
  account: Account
  onEdit: (() => void) | undefined
  onTry: (() => void) | undefined
  onAccess: (() => void) | undefined
}

function Buttons({ account, onEdit, onTry, onAccess }: ButtonsProps) {
  const { id, name } = account
  const check = useWrite(accounts.checkAccount)
  const remove = useWrite(accounts.removeAccount)
  const restore = useWrite(accounts.restoreAccount)
  const toast = useToast()
  const orTell = useAttempt()

  async function handleRemove() {
    await remove.mutateAsync({ id })
    toast({
      title: 'Account removed',
      text: name,
      action: { label: 'Undo', onSelect: () => void orTell(restore.mutateAsync({ id })) },
    })
  }

  const of = <span className="visually-hidden">: {name}</span>
  return (
    <>
      <div className="settings-actions">
        <Button size="s" disabled={check.isPending} onClick={() => check.mutate({ id })}>
          {check.isPending ? 'Checking' : 'Test'}
          {of}
        </Button>
        {onTry && (
          <Button size="s" onClick={onTry}>
            Try{of}
          </Button>
        )}
        {onAccess && (
          <Button size="s" onClick={onAccess}>
            Access{of}
          </Button>
        )}
        {onEdit && (
          <Button size="s" onClick={onEdit}>
            Edit{of}
          </Button>
        )}
        <Button size="s" disabled={remove.isPending} onClick={() => void orTell(handleRemove())}>
          Remove{of}
        </Button>
      </div>
      <p className="account-outcome" role="status">
        {check.data?.trouble === null && `It works: ${check.data.found ?? 'it answered'}.`}
      </p>
      <FormError of={check.error} />
    </>
  )
}
