import { Suspense, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { usePrinting } from '#web/ui/use-printing.ts'
import type { ArticlePage, Coverage } from '../../contract.ts'

import { Revised } from '../revisions/Revised.tsx'
import { PageLink } from '#web/place/page.tsx'
import { sourcePage } from '#areas/portal/web/lends/pages.ts'

const SOURCES_SHOWN = 6

const ReadHere = lazyPart(async () => (await import('../entry/ReadHere.tsx')).ReadHere)
const SourceMenu = lazyPart(async () => (await import('../corrections/SourceMenu.tsx')).SourceMenu)

interface SourceListProps {
  article: ArticlePage
  /** True if the reader may correct which source belongs to which article. */
  canCorrect: boolean
}

/** A list of an article's sources with the numbers by which they are cited. */
export function SourceList({ article, canCorrect }: SourceListProps) {
  const sources = article.coverage.map((source, index) => ({ source, number: index + 1 }))
  /** The number of sources that only other readers follow. */
  const unnamed = article.sourceCount - sources.length
  const isReported = article.coverage.some(({ isRoundUp }) => !isRoundUp)
  const [isWhole, setWhole] = useState(false)
  const isPrinting = usePrinting()
  const shown = isWhole || isPrinting ? sources : sources.slice(0, SOURCES_SHOWN)
  const rest = sources.length - SOURCES_SHOWN
  return (
    <section>
      <h3>Sources</h3>
      <ol className="source-list">
        {shown.map(({ source, number }) => (
          <li key={number} value={number}>
            <b>{number}</b>
            <SourceMark outlet={source.outlet} />
            <span className="source-name">
              <SourceName source={source} />
              {source.section !== undefined && <span className="meta"> · {source.section}</span>}
            </span>
            <SourceHeadline source={source} />
            <span className="meta source-when">
              <TimeAgo time={source.publishedTime} />
              {source.entry !== undefined && (
                <Suspense fallback={null}>
                  <ReadHere entry={source.entry} outlet={source.outlet.name} title={source.title} />
                  {canCorrect && (
                    <SourceMenu
                      article={article.id}
                      entry={source.entry}
                      outlet={source.outlet.name}
                    />
                  )}
                </Suspense>
              )}
            </span>
            {source.copyOf !== undefined && (
              <p className="copy-note meta">The same text as {source.copyOf}</p>
            )}
            {source.isRoundUp && (
              <p className="copy-note meta">
                {isReported
                  ? 'A round-up of several stories: listed here, not quoted'
                  : 'A round-up of several stories'}
              </p>
            )}
            <Revised source={source} />
          </li>
        ))}
      </ol>
      {shown.length === sources.length && unnamed > 0 && (
        <p className="meta">and {count(unnamed, 'other source')}</p>
      )}
      {rest > 0 && (
        <Button variant="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${rest} more`}
        </Button>
      )}
    </section>
  )
}

/** A link to all articles of a source if the reader follows it, otherwise to its report. */
function SourceName({ source: { outlet, source, link, title } }: { source: Coverage }) {
  if (source !== undefined) {
    return <PageLink page={sourcePage(source)}>{outlet.name}</PageLink>
  }
  if (!link) return <span title={title}>{outlet.name}</span>
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" title={title}>
      {outlet.name}
    </a>
  )
}

/** The headline of a report, with a link to it, if the report can be read here. */
function SourceHeadline({ source: { entry, title, link } }: { source: Coverage }) {
  if (entry === undefined) return null
  return (
    <p className="source-headline" dir="auto">
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
    </p>
  )
}
