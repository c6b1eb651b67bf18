import './threads/Threads.css'
import { suggestionsFor, type AskedAbout } from '../../suggestions.ts'

interface SuggestionsProps {
  about: AskedAbout | null
  onChoose: (text: string) => void
}

/** Suggests requests that the assistant understands, about this subject or about everything. */
export function Suggestions({ about, onChoose }: SuggestionsProps) {
  return (
    <ul className="chat-suggestions" aria-label="Suggestions">
      {suggestionsFor(about).map((text) => (
        <li key={text}>
          <button type="button" onClick={() => onChoose(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
