import './Marked.css'
import { highlightWords } from '#engine/search/highlight-words.ts'

/** A text with some of its words marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return highlightWords(text, words).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className="marked">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
