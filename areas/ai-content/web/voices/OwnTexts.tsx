import { Suspense, useId, useState } from 'react'
import { useAnswer } from '#web/asking/api.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { count } from '#web/ui/count.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { drafts } from '../../contracts/drafts.ts'
import { VOICES } from '../../voices/limits.ts'
import { statusWords, titleWords } from '../content-words.ts'

interface OwnTextsProps {
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** The most texts to show at once; a search finds the others. */
const SHOWN = 6

/** A list to choose texts from that the reader wrote here, newest first. */
export function OwnTexts({ chosen, onChoose }: OwnTextsProps) {
  const [search, setSearch] = useState('')
  const hint = useId()
  return (
    <fieldset className="voice-texts" aria-describedby={hint}>
      <legend>Texts written here</legend>
      <p id={hint} className="field-hint">
        Only sentences that you wrote are read: no quotations, and nothing by a model.
      </p>
      <SearchBox label="Search your texts" value={search} onChange={setSearch} />
      <Trouble>
        <Suspense fallback={<SkeletonLines count={SHOWN} />}>
          <Found search={search.trim()} chosen={chosen} onChoose={onChoose} />
        </Suspense>
      </Trouble>
      <div className="voices-ways" aria-live="polite">
        {chosen.length > 0 && (
          <>
            <span>{count(chosen.length, 'text')} selected</span>
            <Button size="s" onClick={() => onChoose([])}>
              Clear selection
            </Button>
          </>
        )}
      </div>
    </fieldset>
  )
}

function Found({ search, chosen, onChoose }: OwnTextsProps & { search: string }) {
  const answer = useAnswer(drafts.listDrafts, search === '' ? {} : { search })
  if (answer.state === 'failed') return <p className="field-hint">Your texts cannot be listed.</p>
  const rows = answer.value.drafts.slice(0, SHOWN)
  if (rows.length === 0)
    return <p className="field-hint">{search === '' ? 'No texts yet.' : 'No texts found.'}</p>
  const isFull = chosen.length >= VOICES.learnedDrafts
  return (
    <ul>
      {rows.map(({ id, title, status, wordCount, createdAt }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            <span dir="auto">{titleWords(title)}</span>
            <span className="meta">
              {statusWords[status]} · {count(wordCount, 'word')} · <TimeAgo time={createdAt} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
