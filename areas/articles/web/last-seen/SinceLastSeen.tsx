import './SinceLastSeen.css'
import { useEffect, useId, useRef, useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { ArrowRight } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { ArticleChanges, ArticlePage, Coverage } from '../../contract.ts'
import { lastSeen, type Seen } from '../../contracts/last-seen.ts'
import { CitedText } from '../lends/CitedText.tsx'

/**
 * Lists what has changed since the reader last looked at the article: new sentences, and revised
 * figures.
 */
export function SinceLastSeen({ article }: { article: ArticlePage }) {
  const shown = useKeptOnShow(article)
  return (
    <>
      <NoteSeen article={article} />
      {shown && <Changes {...shown} />}
    </>
  )
}

interface ChangesProps {
  changes: ArticleChanges
  coverage: readonly Coverage[]
}

function Changes({ changes: { since, sentences, figures }, coverage }: ChangesProps) {
  const headingId = useId()
  return (
    <section className="since" aria-labelledby={headingId}>
      <h3 id={headingId}>
        New since your last visit <TimeAgo time={since} inSentence />
      </h3>
      {sentences.length > 0 && (
        <CitedText className="since-sentences" paragraphs={[sentences]} coverage={coverage} />
      )}
      {figures.length > 0 && (
        <>
          <h4>Revised figures</h4>
          <ul className="since-figures">
            {figures.map(({ before, after }, index) => (
              <li key={index}>
                <Figure when="Before" figure={before} coverage={coverage} />
                <ArrowRight aria-hidden="true" />
                <Figure when="Now" figure={after} coverage={coverage} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface FigureProps {
  when: 'Before' | 'Now'
  figure: ArticleChanges['figures'][number]['before']
  coverage: readonly Coverage[]
}

function Figure({ when, figure: { outlet, words }, coverage }: FigureProps) {
  return (
    <div className={when === 'Now' ? 'since-figure since-now' : 'since-figure'}>
      <p className="meta">
        {when}, {outlet.name}
        {words.citations.length === 0 && ', in text that it has since changed'}
      </p>
      <CitedText className="since-words" paragraphs={[[words]]} coverage={coverage} />
    </div>
  )
}

/**
 * Keeps the changes visible while the article is open, even if it is read again and has none any
 * more.
 */
function useKeptOnShow({ changes, coverage }: ArticlePage) {
  const [shown, setShown] = useState(changes && { changes, coverage })
  if (changes && changes !== shown?.changes) setShown({ changes, coverage })
  return shown
}

/**
 * Records the contents of an article when it is opened, and again when it is left. Sample articles
 * have no entries, so nothing is recorded for them.
 */
function NoteSeen({ article }: { article: ArticlePage }) {
  const { mutate } = useWrite(lastSeen.noteSeen)
  const latest = useRef(article)
  useEffect(() => {
    latest.current = article
  }, [article])
  useEffect(() => {
    const note = () => {
      const seen = seenOf(latest.current)
      if (seen.entries.length > 0) mutate(seen)
    }
    note()
    return note
  }, [mutate])
  return null
}

function seenOf({ id, summarySentences, paragraphs, coverage }: ArticlePage): Seen {
  return {
    article: id,
    sentences: [...summarySentences, ...paragraphs.flat()].flatMap(({ text, citations }) => {
      const entry = citations[0] && coverage[citations[0].coverage]?.entry
      return entry === undefined ? [] : { entry, text }
    }),
    entries: coverage.flatMap(({ entry }) => entry ?? []),
  }
}
