import { Fragment, useId, useState } from 'react'
import type { CitedSentence, Coverage } from '../contract.ts'
import { Proof } from './Proof.tsx'

interface CitedTextProps {
  className: string
  paragraphs: readonly CitedSentence[][]
  coverage: readonly Coverage[]
}

/** Which citation is open: of which paragraph, which sentence, which of its citations. */
interface OpenCitation {
  paragraph: number
  sentence: number
  citation: number
}

/** Paragraphs whose every sentence shows where it stands, behind a numeral. */
export function CitedText({ className, paragraphs, coverage }: CitedTextProps) {
  const [open, setOpen] = useState<OpenCitation | null>(null)
  const proofId = useId()

  return (
    <div className={className}>
      {paragraphs.map((sentences, paragraph) => (
        <Fragment key={paragraph}>
          <p dir="auto">
            {sentences.map(({ text, citations }, sentence) => {
              const isMarked = open?.paragraph === paragraph && open.sentence === sentence
              return (
                <Fragment key={sentence}>
                  {sentence > 0 && ' '}
                  {isMarked ? <mark>{text}</mark> : text}
                  {citations.map(({ coverage: position }, citation) => {
                    const isOpen = isMarked && open.citation === citation
                    return (
                      // The numeral is drawn, not written: copied text stays the text of the article.
                      <button
                        key={citation}
                        type="button"
                        className="cite"
                        data-number={position + 1}
                        aria-label={`Source ${position + 1}, ${coverage[position]?.outlet.name ?? 'unknown'}`}
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? proofId : undefined}
                        onClick={() => setOpen(isOpen ? null : { paragraph, sentence, citation })}
                      />
                    )
                  })}
                </Fragment>
              )
            })}
          </p>
          {open?.paragraph === paragraph && (
            <OpenProof
              id={proofId}
              sentence={sentences[open.sentence]}
              citation={open.citation}
              coverage={coverage}
              onClose={() => setOpen(null)}
            />
          )}
        </Fragment>
      ))}
    </div>
  )
}

interface OpenProofProps {
  id: string
  sentence: CitedSentence | undefined
  citation: number
  coverage: readonly Coverage[]
  onClose: () => void
}

function OpenProof({ id, sentence, citation, coverage, onClose }: OpenProofProps) {
  const cited = sentence?.citations[citation]
  const source = cited && coverage[cited.coverage]
  if (!sentence || !source) return null
  return <Proof id={id} text={sentence.text} citation={cited} source={source} onClose={onClose} />
}
