import './TextPiece.css'
import { useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Download } from '#web/ui/more-icons.ts'
import { playing, type TextPiece } from '../../contracts/playing.ts'
import { KeepButton } from '../KeepButton.tsx'
import { PieceSources, type CitedFrom } from './PieceSources.tsx'

type Sentence = TextPiece['sections'][number]['paragraphs'][number][number]

/** A finished text with the sources of its sentences, and its files for download. */
export function TextPieceView({ id }: { id: string }) {
  const piece = useRead(playing.getText, { id })
  const sources = useRef<HTMLOListElement>(null)
  const [from, setFrom] = useState<CitedFrom | null>(null)

  function handleCite(sentence: Sentence, number: number) {
    setFrom({ number, sentence })
    const source = sources.current?.children[number - 1]
    source?.scrollIntoView({ block: 'nearest' })
    if (source instanceof HTMLElement) source.focus({ preventScroll: true })
  }

  return (
    <div className="piece">
      <Downloads piece={piece} />
      <div className="queue-text" lang={piece.language}>
        {piece.sections.map(({ title, paragraphs }, place) => (
          <section key={place}>
            <h4 dir="auto">{title}</h4>
            {paragraphs.map((sentences, paragraph) => (
              <p key={paragraph} dir="auto">
                {sentences.map((sentence, at) => (
                  <CitedSentence
                    key={at}
                    sentence={sentence}
                    piece={piece}
                    onCite={(number) => handleCite(sentence, number)}
                  />
                ))}
              </p>
            ))}
          </section>
        ))}
      </div>
      <PieceSources piece={piece} from={from} ref={sources} />
    </div>
  )
}

interface CitedSentenceProps {
  sentence: Sentence
  piece: TextPiece
  onCite: (number: number) => void
}

function CitedSentence({ sentence: { text, sources }, piece, onCite }: CitedSentenceProps) {
  // The last letters are kept together with the numbers, so that no line begins with a number.
  const tailStart = text.search(/\S{1,8}$/u)
  return (
    <>
      {text.slice(0, tailStart)}
      <span className="piece-tail">
        {text.slice(tailStart)}
        {sources.map((number) => (
          // The number is drawn by the styles, so that copied text does not contain it.
          <button
            key={number}
            type="button"
            className="piece-cite"
            data-number={number}
            aria-label={`Source ${number}, ${piece.sources[number - 1]?.outlet ?? 'unknown'}`}
            onClick={() => onCite(number)}
          />
        ))}
      </span>{' '}
    </>
  )
}

const files = [
  { kind: 'markdown', label: 'Markdown' },
  { kind: 'html', label: 'HTML' },
  { kind: 'docx', label: 'Word' },
] as const

function Downloads({ piece }: { piece: TextPiece }) {
  return (
    <div className="piece-files">
      <ul className="piece-files" aria-label="Download">
        {files.map(({ kind, label }) => (
          <li key={kind}>
            <a className={buttonClass({ size: 's' })} href={piece.exports[kind]} download>
              <Download />
              {label}
              <span className="visually-hidden"> file of {piece.title}</span>
            </a>
          </li>
        ))}
      </ul>
      <KeepButton piece={piece} size="s" />
    </div>
  )
}
