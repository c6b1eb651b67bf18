import { useRead } from '#web/asking/api.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { leaderboard } from '../contract.ts'

/** Names the dataset. For a copy, also gives its age, and the reason if there is no newer one. */
export function DatasetNote() {
  const { name, page, copiedAt, trouble } = useRead(leaderboard.getDataset, {})
  return (
    <div className="board-source meta">
      <p>
        Data:{' '}
        {page === null ? (
          name
        ) : (
          <a href={page} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        )}
        {copiedAt !== null && (
          <>
            , fetched <TimeAgo time={copiedAt} inSentence />
          </>
        )}
      </p>
      {copiedAt !== null && trouble !== null && (
        <p>This is the last good copy. Fetching a newer one failed: {trouble}</p>
      )}
    </div>
  )
}
