import './Accounts.css'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { accountActions } from '../contracts/actions.ts'
import { accounts } from '../contracts/accounts.ts'
import { AccountRow } from './AccountRow.tsx'
import { ManagedRow } from './ManagedRow.tsx'
import { AddAccount } from './lends/AddAccount.tsx'

/** All services that the server uses for this reader, with their state. */
export function AccountsPanel() {
  return (
    <Panel
      title="Connected accounts"
      className="accounts panel-list"
      skeleton={<SkeletonLines count={4} />}
    >
      <p className="field-hint">
        Services that this server may use for you. Each account is checked about once an hour.
      </p>
      <Accounts />
      <AddAccount />
      <Managed />
    </Panel>
  )
}

function Accounts() {
  const list = useRead(accounts.listAccounts, {})
  const kinds = useRead(accounts.listKinds, {})
  const actions = useRead(accountActions.listActions, {})
  const users = useRead(accounts.listUsers, {})
  if (list.length === 0)
    return (
      <p className="meta">
        No account is connected. Add one to let profiles read from it or post to it.
      </p>
    )
  return (
    <ul aria-label="Connected accounts">
      {list.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          kind={kinds.find(({ id }) => id === account.kind)}
          users={users}
          actions={actions.filter(({ kind }) => kind === account.kind)}
        />
      ))}
    </ul>
  )
}

function Managed() {
  const list = useRead(accounts.listManaged, {})
  if (list.length === 0) return null
  return (
    <>
      <h3 className="accounts-managed">Set up elsewhere</h3>
      <ul aria-label="Set up elsewhere">
        {list.map((account) => (
          <ManagedRow key={account.id} account={account} />
        ))}
      </ul>
    </>
  )
}
