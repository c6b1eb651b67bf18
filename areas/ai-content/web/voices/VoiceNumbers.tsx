import type { CostlySentence, Measures } from '../../voices/measures/measure.ts'
import { shownWords } from './finding-words.ts'

/** The density of findings and the reading ease of a text, each with its worst sentences. */
export function VoiceNumbers({ measures }: { measures: Measures }) {
  const { density, ease, formula, offending, hardest, words } = measures
  if (density === null || ease === null) return null
  return (
    <div className="voice-numbers">
      <dl>
        <div>
          <dt>Findings per 100 words</dt>
          <dd>{density.toFixed(1)}</dd>
        </div>
        <div>
          <dt>Reading ease, 0 to 100</dt>
          <dd>{Math.round(ease)}</dd>
        </div>
      </dl>
      <p className="voice-numbers-about">
        {easeWords(ease)} By the formula of {formula}, over {words.toLocaleString('en')}{' '}
        {words === 1 ? 'word' : 'words'}.
      </p>
      <Costly title="Sentences with the most findings" of={offending} amount={findingWords} />
      <Costly title="Sentences that are hardest to read" of={hardest} amount={hardWords} />
    </div>
  )
}

interface CostlyProps {
  title: string
  of: readonly CostlySentence[]
  amount: (sentence: CostlySentence) => string
}

function Costly({ title, of, amount }: CostlyProps) {
  if (of.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <ol>
        {of.map((sentence) => (
          <li key={sentence.start}>
            <span dir="auto">{shownWords(sentence.text)}</span>{' '}
            <span className="meta">{amount(sentence)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function findingWords({ findings }: CostlySentence): string {
  return findings === 1 ? '1 finding' : `${findings} findings`
}

function hardWords({ words, ease }: CostlySentence): string {
  return `${words} words, reading ease ${Math.round(Math.max(0, ease))}`
}

function easeWords(ease: number): string {
  if (ease >= 70) return 'Easy to read.'
  if (ease >= 50) return 'Fairly easy to read.'
  return ease >= 30 ? 'Hard to read.' : 'Very hard to read.'
}
