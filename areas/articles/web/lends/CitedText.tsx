import './ArticleOverlay.css'
import { Fragment, useId, useState } from 'react'
import type { CitedSentence, Coverage } from '../../contract.ts'
import { Proof } from '../Proof.tsx'

interface CitedTextProps {
  className: string
  paragraphs: readonly CitedSentence[][]
  coverage: readonly Coverage[]
}

/** The open citation, by its paragraph, its sentence, and its number there. */
interface Place {
  paragraph: number
  sentence: number
  citation: number
}

/** Paragraphs in which a numeral after each sentence leads to its source. */
export function CitedText({ className, paragraphs, coverage }: CitedTextProps) {
  const [open, setOpen] = useState<Place | null>(null)
  const proofId = useId()

  return (
    <div className={className}>
      {paragraphs.map((sentences, paragraph) => {
        const openHere = open?.paragraph === paragraph ? open : null
        return (
          <Fragment key={paragraph}>
            <p dir="auto" data-words>
              {sentences.map((cited, sentence) => (
                <Fragment key={sentence}>
                  {sentence > 0 && ' '}
                  <Sentence
                    cited={cited}
                    coverage={coverage}
                    open={openHere?.sentence === sentence ? openHere.citation : null}
                    proofId={proofId}
                    onOpen={(citation) =>
                      setOpen(citation === null ? null : { paragraph, sentence, citation })
                    }
                  />
                </Fragment>
              ))}
            </p>
            {openHere && (
              <OpenProof
                id={proofId}
                cited={sentences[openHere.sentence]}
                citation={openHere.citation}
                coverage={coverage}
                onClose={() => setOpen(null)}
              />
            )}
          </Fragment>
        )
      })}
    </div>
  )
}

interface SentenceProps {
  cited: CitedSentence
  coverage: readonly Coverage[]
  /** The number of its open citation. */
  open: number | null
  proofId: string
  onOpen: (citation: number | null) => void
}

function Sentence({ cited, coverage, open, proofId, onOpen }: SentenceProps) {
  const { text, citations } = cited
  // The last letters stay with the numerals, so that no line begins with one.
  const tailStart = text.search(/\S{1,8}$/u)
  const Mark = open === null ? Fragment : 'mark'
  return (
    <>
      <Mark>{text.slice(0, tailStart)}</Mark>
      <span className="cite-tail">
        <Mark>{text.slice(tailStart)}</Mark>
        {citations.map(({ coverage: position }, citation) => (
          // The numeral is drawn, not written: copied text stays the text of the article.
          <button
            key={citation}
            type="button"
            className="cite"
            data-number={position + 1}
            aria-label={`Source ${position + 1}, ${coverage[position]?.outlet.name ?? 'unknown'}`}
            aria-expanded={open === citation}
            aria-controls={open === citation ? proofId : undefined}
            onClick={() => onOpen(open === citation ? null : citation)}
          />
        ))}
      </span>
    </>
  )
}

interface OpenProofProps {
  id: string
  cited: CitedSentence | undefined
  citation: number
  coverage: readonly Coverage[]
  onClose: () => void
}

function OpenProof({ id, cited, citation, coverage, onClose }: OpenProofProps) {
  const place = cited?.citations[citation]
  const source = place && coverage[place.coverage]
  if (!cited || !source) return null
  return (
    <Proof
      key={citation}
      id={id}
      text={cited.text}
      citation={place}
      source={source}
      onClose={onClose}
    />
  )
}
