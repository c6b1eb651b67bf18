import '../FindingTab.css'
import { useId, useState } from 'react'
import { useRead, useRefresh } from '#web/asking/api.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import type { Candidate } from '../../../contracts/finding.ts'
import { googleNews } from '../../../contracts/google-news.ts'
import { FoundSourceRow } from '../FoundSourceRow.tsx'

/**
 * The tab for searches, sites and topics of Google News, in the language and country that the
 * reader chooses.
 */
export function GoogleNewsTab({ onFollowed }: { onFollowed: () => void }) {
  const { editions, suggested } = useRead(googleNews.listEditions, { languages: languagesHere() })
  const [text, setText] = useState('')
  const [edition, setEdition] = useState(suggested)
  const { found, topics } = useRead(googleNews.findGoogleNews, { text, edition })
  const refresh = useRefresh()

  function handleFollowed() {
    refresh({ area: 'google-news' })
    onFollowed()
  }

  return (
    <div className="finding-tab">
      <div className="finding-fields">
        <SearchBox
          label="Words, a site, or an address of Google News"
          dir="auto"
          maxLength={500}
          value={text}
          onChange={setText}
        />
        <Select
          aria-label="Country and language"
          options={editions.map(({ id, name }) => ({ value: id, label: name }))}
          value={edition}
          onChange={setEdition}
        />
      </div>
      <div aria-live="polite">
        {found.length > 0 && (
          <Rows label="Found on Google News" candidates={found} onFollowed={handleFollowed} />
        )}
      </div>
      <Topics candidates={topics} onFollowed={handleFollowed} />
    </div>
  )
}

interface RowsProps {
  candidates: Candidate[]
  onFollowed: () => void
}

function Topics(rows: RowsProps) {
  const titleId = useId()
  return (
    <section className="finding-section" aria-labelledby={titleId}>
      <h3 id={titleId}>Topics</h3>
      <Rows label="Topics of Google News" {...rows} />
    </section>
  )
}

function Rows({ label, candidates, onFollowed }: RowsProps & { label: string }) {
  return (
    <ul className="found-rows" aria-label={label}>
      {candidates.map((candidate) => (
        <FoundSourceRow key={candidate.address} candidate={candidate} onFollowed={onFollowed} />
      ))}
    </ul>
  )
}

/**
 * The reader's languages, the preferred one first; empty on the server, which does not render this
 * part.
 */
function languagesHere(): string[] {
  return [...(globalThis.navigator?.languages ?? [])].slice(0, 10)
}
