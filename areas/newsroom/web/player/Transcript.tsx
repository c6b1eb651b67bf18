import { TranscriptLines, type TranscriptLinesProps } from './transcript/TranscriptLines.tsx'

/** The words that are said in a piece that the hub made. */
export function Transcript(props: TranscriptLinesProps) {
  return (
    <section className="player-transcript" aria-label="Transcript">
      <h3>Transcript</h3>
      <TranscriptLines {...props} />
    </section>
  )
}
