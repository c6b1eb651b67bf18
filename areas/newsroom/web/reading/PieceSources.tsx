import type { Ref } from 'react'
import { ReadPassage } from '#areas/articles/web/lends/ReadPassage.tsx'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { TextPiece } from '../../contracts/playing.ts'

type Sentence = TextPiece['sections'][number]['paragraphs'][number][number]

/** The sentence from which the reader came to its source. */
export interface CitedFrom {
  number: number
  sentence: Sentence
}

interface PieceSourcesProps {
  piece: TextPiece
  from: CitedFrom | null
  ref: Ref<HTMLOListElement>
}

/** The list of sources, each with its number. */
export function PieceSources({ piece, from, ref }: PieceSourcesProps) {
  return (
    <section className="piece-sources" aria-label="Sources">
      <h4>Sources</h4>
      <ol ref={ref}>
        {piece.sources.map((source, place) => {
          const number = place + 1
          const isWanted = from?.number === number
          const sentence = isWanted ? from.sentence : firstCiting(piece, number)
          const passage = sentence?.citations?.find(({ entry }) => entry === source.entry)
          return (
            <li key={source.entry} tabIndex={-1} data-wanted={isWanted || undefined}>
              <b aria-hidden="true">{number}</b>
              <div>
                <p>
                  <strong>{source.outlet}</strong>{' '}
                  <span className="meta">
                    <TimeAgo time={source.publishedAt} />
                  </span>
                </p>
                <p dir="auto">{source.title}</p>
                <p className="piece-ways">
                  {sentence && (
                    <ReadPassage
                      entry={source.entry}
                      title={source.title}
                      start={passage?.start}
                      end={passage?.end}
                      words={sentence.text}
                    >
                      Read the passage
                      <span className="visually-hidden"> of source {number}</span>
                    </ReadPassage>
                  )}
                  {source.link && (
                    <a href={source.link} target="_blank" rel="noopener noreferrer">
                      Read it at {source.outlet}
                      <ExternalLink />
                    </a>
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function firstCiting({ sections }: TextPiece, number: number): Sentence | undefined {
  return sections
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .find(({ sources }) => sources.includes(number))
}
