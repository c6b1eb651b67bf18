import { AddAccount } from '#platform/connections/web/lends/AddAccount.tsx'
import { useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { count } from '#web/ui/count.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { PostState } from './PostState.tsx'
import { profileContext, type IntegrationAccount } from '../contract.ts'

interface AccountsOfIntegrationProps {
  profileId: string
  kind: string
  accounts: readonly IntegrationAccount[]
}

/**
 * The accounts of one kind, each with a switch that lets the profile use it, and a form for a new
 * account.
 */
export function AccountsOfIntegration({ profileId, kind, accounts }: AccountsOfIntegrationProps) {
  const use = useWrite(profileContext.useAccount)
  return (
    <>
      {accounts.map((account) => (
        <div key={account.id}>
          <Switch
            label={account.name}
            checked={account.isConnected}
            onChange={(isUsed) => use.mutate({ id: profileId, account: account.id, isUsed })}
          />
          {account.isConnected &&
            (account.posts ? (
              <PostState profileId={profileId} account={account} posts={account.posts} />
            ) : (
              <ReadState account={account} />
            ))}
        </div>
      ))}
      <FormError of={use.error} />
      <AddAccount
        kind={kind}
        label={accounts.length === 0 ? 'Connect' : 'Connect another'}
        onAdded={({ id: account }) => use.mutate({ id: profileId, account, isUsed: true })}
      />
    </>
  )
}

function ReadState({ account }: { account: IntegrationAccount }) {
  const { words, readAt, problem } = account
  return (
    <>
      {problem !== null && <p className="field-error">{problem}</p>}
      {words === null || readAt === null ? (
        problem === null && <p className="meta">Being read…</p>
      ) : (
        <p className="meta">
          {count(words, 'word')} read <TimeAgo time={readAt} inSentence />
        </p>
      )}
    </>
  )
}
