import { useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { highlights, type Highlight } from '../../contracts/highlights.ts'
import { colorChoices } from '../color-words.ts'

/** The passage that a note is about: its words, its source, and if the source still contains it. */
export function Passage({ id, highlight }: { id: string; highlight: Highlight }) {
  const { quote, color, subjectTitle, page, address, lostAt } = highlight
  const change = useWrite(highlights.changeColor)
  const orTell = useAttempt()
  return (
    <div className="note-passage">
      <blockquote dir="auto" data-color={color}>
        {quote}
      </blockquote>
      <p className="meta">
        {page ? <PageLink page={page}>{subjectTitle}</PageLink> : subjectTitle}
        {address && (
          <>
            {' '}
            <a href={address} target="_blank" rel="noopener noreferrer">
              Original
              <ExternalLink />
            </a>
          </>
        )}
      </p>
      {lostAt !== null && (
        <p className="note-lost">
          The text was changed and no longer has this passage. It is kept here as you highlighted
          it.
        </p>
      )}
      {lostAt === null && page === null && (
        <p className="note-lost">The text of this passage is no longer on this server.</p>
      )}
      <Segmented
        label="Color"
        options={colorChoices}
        value={color}
        onChange={(color) => void orTell(change.mutateAsync({ id, color }))}
      />
    </div>
  )
}
