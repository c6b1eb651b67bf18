import { Fragment } from 'react'
import { PageLink } from '#web/place/page.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { ReadPassage } from '#areas/articles/web/lends/ReadPassage.tsx'
import { feedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import type { Answer, AnswerCitation, AnswerSentence } from '../../answer.ts'
import { citationNames } from '../../citation-names.ts'
import type { Turn } from '../../contracts/chat.ts'
import { Offers } from './Offers.tsx'

interface AnswerViewProps {
  turn: Turn
  answer: Answer
}

/** An answer: how it was made, its sentences with their sources, and its actions. */
export function AnswerView({ turn, answer }: AnswerViewProps) {
  const { kind, asked, intro, sentences, nearest } = answer
  return (
    <div className="answer">
      {asked.within !== undefined && (
        <p className="meta" dir="auto">
          About: {asked.within}
        </p>
      )}
      <p className="answer-intro">{intro}</p>
      {sentences.map((sentence, at) => (
        <Fragment key={at}>
          {sentence.heading !== undefined && sentence.heading !== sentences[at - 1]?.heading && (
            <h4 dir="auto">{sentence.heading}</h4>
          )}
          <Sentence sentence={sentence} />
        </Fragment>
      ))}
      {nearest.length > 0 && kind !== 'offer' && (
        <>
          <h4>{sentences.length === 0 ? 'What comes nearest' : 'Read on'}</h4>
          <ul className="answer-nearest">
            {nearest.map(({ id, title, passage }) => (
              <li key={id}>
                <PageLink page={articlePage(id)} dir="auto">
                  {title}
                </PageLink>
                {passage && <Sentence sentence={passage} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <Offers turn={turn} offers={answer.offers} />
    </div>
  )
}

function Sentence({ sentence: { text, citations } }: { sentence: AnswerSentence }) {
  const names = citationNames(citations)
  return (
    <div className="answer-sentence">
      <p dir="auto">{text}</p>
      <ul aria-label="Sources">
        {citations.map((citation, at) => (
          <li key={at}>
            <Citation citation={citation} name={names[at]!} words={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CitationProps {
  citation: AnswerCitation
  name: string
  /** The sentence with this citation. */
  words: string
}

/**
 * The outlet and the time of a citation. A click on it opens the published text at the cited
 * passage.
 */
function Citation({ citation, name, words }: CitationProps) {
  const { entry, title, publishedAt, inTitle = false, start, end } = citation
  return (
    <ReadPassage entry={entry} title={title} words={words} {...(!inTitle && { start, end })}>
      <span>{name}</span> <TimeAgo time={publishedAt} inSentence />
    </ReadPassage>
  )
}

function articlePage(id: number): string {
  return pageWith(feedPage, new URLSearchParams(), { article: String(id) })
}
