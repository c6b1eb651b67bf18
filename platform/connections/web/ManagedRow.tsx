import { PageLink } from '#web/place/page.tsx'
import { RowHead } from '#web/ui/rows/RowHead.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { ManagedAccount } from '../contracts/accounts.ts'
import { aboutAccount, stateTone, stateWords } from './account-words.ts'

/** A service that is set up elsewhere, with a link to its settings. */
export function ManagedRow({ account }: { account: ManagedAccount }) {
  const { name, state, trouble, checkedAt, usedFor, page } = account
  return (
    <li className="account" aria-label={name}>
      <RowHead title={name} state={stateWords[state]} tone={stateTone[state]} />
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
