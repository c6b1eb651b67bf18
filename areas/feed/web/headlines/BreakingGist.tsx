import { summarySentences } from '#engine/summaries/summary-sentences.ts'

/** As many whole sentences as there is room for; the style sheet leaves out the others. */
export function BreakingGist({ summary }: { summary: string }) {
  return (
    <p dir="auto">
      {summarySentences(summary, Infinity).map((sentence, index) => (
        <span key={index}>{sentence} </span>
      ))}
    </p>
  )
}
