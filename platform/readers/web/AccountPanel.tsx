import './Readers.css'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { account } from '../contracts/account.ts'
import { IdentityList } from './IdentityList.tsx'
import { LeaveHub } from './LeaveHub.tsx'
import { NameForm } from './NameForm.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** The settings of the reader's own account: names, ways to sign in, and leaving. */
export function AccountPanel() {
  return (
    <Panel
      title="Your account"
      className="readers panel-list"
      skeleton={<SkeletonLines count={4} />}
    >
      <OwnAccount />
    </Panel>
  )
}

function OwnAccount() {
  const own = useRead(account.getAccount, {})
  return (
    <>
      {!own.asksToSignIn && (
        <p className="field-hint">
          Nobody has to sign in here: only this machine can reach the server. Once you set a
          password, it asks everybody.
        </p>
      )}
      <NameForm account={own} />
      <PasswordForm account={own} />
      <PasskeyList account={own} />
      <IdentityList />
      {own.hasOthers && <LeaveHub account={own} />}
    </>
  )
}
