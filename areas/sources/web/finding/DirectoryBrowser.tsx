import { Suspense, useEffect, useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { ArrowLeft } from '#web/ui/more-icons.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { finding, type DirectoryLanguage, type DirectoryTag } from '../../contracts/finding.ts'
import { Industries, Tiles } from './Suggested.tsx'
import { tagWords } from './candidate-words.ts'
import { FoundSourceRow } from './FoundSourceRow.tsx'

/** Tags of the directory that have no tile and are no industry. */
const subjects = [
  'general',
  'science',
  'health',
  'ai',
  'engineering',
  'climate',
  'space',
  'policy',
  'sports',
  'entertainment',
] as const satisfies readonly DirectoryTag[]

interface DirectoryBrowserProps {
  tag: DirectoryTag | null
  language: DirectoryLanguage | undefined
  /** Called when a subject is chosen; null if subjects cannot be chosen. */
  onChoose: ((tag: DirectoryTag | null) => void) | null
  onFollowed: () => void
}

/**
 * Shows the directory of well-known sources: its subjects and industries, or the sources of the
 * chosen one.
 */
export function DirectoryBrowser({ tag, language, onChoose, onFollowed }: DirectoryBrowserProps) {
  const [hasChosen, setChosen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The pressed button disappears, so the focus has to move.
  useEffect(() => {
    if (hasChosen) place.current?.focus()
  }, [hasChosen, tag])

  function handleChoose(next: DirectoryTag | null) {
    if (onChoose === null) return
    setChosen(true)
    onChoose(next)
  }

  return (
    <div
      className="follow-directory"
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={tag ? `${tagWords[tag]} sources` : 'Directory of sources'}
    >
      {tag === null ? (
        <>
          <Tiles onChoose={handleChoose} />
          <Industries onChoose={handleChoose} />
          {onChoose && <Subjects onChoose={handleChoose} />}
        </>
      ) : (
        <>
          <header className="follow-subject">
            <Button
              variant="quiet"
              size="s"
              icon={<ArrowLeft />}
              onClick={() => handleChoose(null)}
            >
              All subjects
            </Button>
            <h3>{tagWords[tag]}</h3>
          </header>
          <Suspense fallback={<SkeletonLines count={8} />}>
            <Listed tag={tag} language={language} onFollowed={onFollowed} />
          </Suspense>
        </>
      )}
    </div>
  )
}

function Subjects({ onChoose }: { onChoose: (tag: DirectoryTag) => void }) {
  return (
    <section className="follow-subjects" aria-labelledby="follow-subjects-title">
      <h3 id="follow-subjects-title">More subjects</h3>
      <ul>
        {subjects.map((subject) => (
          <li key={subject}>
            <Button size="s" onClick={() => onChoose(subject)}>
              {tagWords[subject]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ListedProps {
  tag: DirectoryTag
  language: DirectoryLanguage | undefined
  onFollowed: () => void
}

function Listed({ tag, language, onFollowed }: ListedProps) {
  const candidates = useRead(finding.listDirectory, { tag, ...(language && { language }) })
  if (candidates.length === 0)
    return <Empty>The directory has no such sources in that language yet.</Empty>
  return (
    <ul aria-label={`${tagWords[tag]} sources`}>
      {candidates.map((candidate) => (
        <FoundSourceRow key={candidate.address} candidate={candidate} onFollowed={onFollowed} />
      ))}
    </ul>
  )
}
