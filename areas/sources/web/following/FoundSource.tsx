import { CircleCheck } from '#web/ui/icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Followed } from '../../contract.ts'

/** The result of following an address: the source, how it was found, and its newest entries. */
export function FoundSource({
  followed: { source, isKnown, found, latest },
}: {
  followed: Followed
}) {
  return (
    <div className="found-source">
      <p>
        <CircleCheck />
        <span>
          {isKnown ? 'You already follow this: ' : 'Added '}
          <strong>{source.name}</strong>. {found}.
        </span>
      </p>
      {latest.length > 0 && (
        <ul>
          {latest.map(({ title, publishedTime }, index) => (
            <li key={index}>
              <span dir="auto">{title}</span>
              {publishedTime && (
                <span className="meta">
                  <TimeAgo time={publishedTime} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
