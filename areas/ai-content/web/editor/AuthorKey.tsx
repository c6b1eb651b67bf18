import { memo } from 'react'
import { authors, type DraftText } from '../../drafts/draft.ts'
import { authorWords } from './parts/part-words.ts'

/** A legend for the underlines that mark the authors of words. */
export const AuthorKey = memo(function AuthorKey({ text }: { text: DraftText }) {
  const used = new Set(text.parts.flatMap(({ runs }) => runs.map(({ by }) => by)))
  const isUnproven = text.parts.some(({ runs }) => runs.some((run) => run.isUnproven))
  // Nothing is underlined in a text that the reader alone wrote.
  if (used.size === 0 || (used.size === 1 && used.has('reader'))) return null
  return (
    <section className="draft-key" aria-labelledby="draft-key">
      <p id="draft-key">Whose words:</p>
      <ul>
        {authors
          .filter((by) => used.has(by))
          .map((by) => (
            <li key={by}>
              <span className="draft-run" data-by={by}>
                {authorWords[by]}
              </span>
            </li>
          ))}
        {isUnproven && (
          <li>
            <span className="draft-run" data-by="model" data-unproven="">
              Yours to prove: no source says it
            </span>
          </li>
        )}
      </ul>
    </section>
  )
})
