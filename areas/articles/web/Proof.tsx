import { Suspense, useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { X } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { citationContext } from '../citation-context.ts'
import type { CitedSentence, Coverage } from '../contract.ts'

const ReadHere = lazyPart(async () => (await import('./entry/ReadHere.tsx')).ReadHere)

interface ProofProps {
  id: string
  text: string
  citation: CitedSentence['citations'][number]
  source: Coverage
  onClose: () => void
}

/** The cited sentence word for word in its source, with the text before and after it. */
export function Proof({ id, text, citation, source, onClose }: ProofProps) {
  const { before, after } = citationContext(citation)
  const { entry, outlet, title, link, publishedTime } = source
  const box = useRef<HTMLElement>(null)

  // The proof opens below its paragraph, possibly outside of the visible area.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <aside className="proof" ref={box} id={id} aria-label={`In the words of ${outlet.name}`}>
      <header>
        <SourceMark outlet={outlet} />
        <strong>{outlet.name}</strong>
        <span className="meta">
          <TimeAgo time={publishedTime} />
        </span>
        {entry !== undefined && (
          <Suspense fallback={null}>
            <ReadHere
              entry={entry}
              outlet={outlet.name}
              title={title}
              passage={{ text, ...citation }}
            />
          </Suspense>
        )}
        <IconButton size="s" label="Close the source" icon={<X />} onClick={onClose} />
      </header>
      <p className="proof-title" dir="auto">
        {title}
      </p>
      <blockquote dir="auto" cite={link ?? undefined}>
        {before}
        <mark>{citation.passage ?? text}</mark>
        {after}
      </blockquote>
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          Read it at {outlet.name}
          <ExternalLink />
        </a>
      )}
    </aside>
  )
}
