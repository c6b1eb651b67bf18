import { useState } from 'react'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { useFollowPage } from '../following/use-follow-page.ts'
import { FollowRefused } from '../following/FollowRefused.tsx'
import { emptyDraft } from '../following/source-words.ts'
import { FoundSourceRow } from './FoundSourceRow.tsx'
import type { useSourceSearch } from './use-source-search.ts'

interface SearchResultsProps {
  /** The text in the search field. */
  text: string
  search: ReturnType<typeof useSourceSearch>
  onFollowed: () => void
}

/** The result of a search: sources to follow, or an explanation and what to do. */
export function SearchResults({ text, search, onFollowed }: SearchResultsProps) {
  const { isPending, found } = search
  // An error that is no longer shown, because the source was followed in another way.
  const [settled, setSettled] = useState<unknown>(null)
  const error = search.error === settled ? null : search.error
  const followPage = useFollowPage()
  const isAddress = text.includes('.') && !/\s/.test(text.trim())
  return (
    <div className="follow-results" aria-busy={isPending}>
      <p className="meta" role="status">
        {isPending
          ? 'Looking for sources...'
          : found &&
            found.candidates.length > 0 &&
            `${count(found.candidates.length, 'source')} found`}
      </p>
      {error !== null && (
        <p className="field-error" role="alert">
          <CircleAlert />
          <span>{explain(error)}</span>
        </p>
      )}
      {error !== null && followPage && isAddress && (
        <Button onClick={() => followPage(text.trim())}>Follow the page itself</Button>
      )}
      <FollowRefused
        error={error}
        draft={{ ...emptyDraft, address: text }}
        onFollowed={() => {
          setSettled(search.error)
          onFollowed()
        }}
      />
      {found?.note && <p className="follow-note">{found.note}</p>}
      {found && found.candidates.length > 0 && (
        <ul aria-label="Sources found">
          {found.candidates.map((candidate) => (
            <FoundSourceRow key={candidate.address} candidate={candidate} onFollowed={onFollowed} />
          ))}
        </ul>
      )}
      {found?.candidates.length === 0 && !isPending && (
        <Empty title="No sources found">
          Try a topic such as “climate”, or the address of a site such as example.com: its feeds are
          found automatically.
        </Empty>
      )}
    </div>
  )
}
