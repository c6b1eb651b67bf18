import { PageLink } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { ManagedAccount } from '../contracts/accounts.ts'
import { aboutAccount, stateTone, stateWords } from './account-words.ts'

/** A service that is set up elsewhere, and where. */
export function ManagedRow({ account }: { account: ManagedAccount }) {
  const { name, state, trouble, checkedAt, usedFor, page } = account
  return (
    <li className="account" aria-label={name}>
      <div className="account-head">
        <h3 dir="auto">{name}</h3>
        <Badge tone={stateTone[state]} dot>
          {stateWords[state]}
        </Badge>
      </div>
      <p className="meta">{aboutAccount(account)}</p>
      {trouble !== null && <p className="field-error">{trouble}</p>}
      <p className="meta">
        Used by {page === null ? usedFor : <PageLink page={page}>{usedFor}</PageLink>}
        {checkedAt !== null && (
          <>
            {' · Checked '}
            <TimeAgo time={checkedAt} inSentence />
          </>
        )}
      </p>
    </li>
  )
}
