import { TranscriptLines, type TranscriptLinesProps } from './TranscriptLines.tsx'

/** The spoken words of a piece that the server made. */
export function Transcript(props: TranscriptLinesProps) {
  return (
    <section className="player-transcript" aria-label="Transcript">
      <h3>Transcript</h3>
      <TranscriptLines {...props} />
    </section>
  )
}
