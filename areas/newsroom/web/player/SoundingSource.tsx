import { ReadPassage } from '#areas/articles/web/lends/ReadPassage.tsx'
import type { CitedSource } from '../../contracts/job-control.ts'
import type { SpokenLine } from '../../contracts/playing.ts'

interface SoundingSourceProps {
  line: SpokenLine | null
  sources: readonly CitedSource[]
  /** The text to show while no source is cited. */
  fallback: string
}

/** The source of the sentence that is being spoken. A click on it opens the passage. */
export function SoundingSource({ line, sources, fallback }: SoundingSourceProps) {
  const citation = line?.citations[0]
  const source = citation && sources.find(({ entry }) => entry === citation.entry)
  if (!citation || !source) return <p className="meta player-source">{fallback}</p>
  return (
    <p className="meta player-source">
      <ReadPassage {...citation} title={source.title} words={line.text}>
        <span className="visually-hidden">Source of this sentence: </span>
        <b>{source.outlet}</b> <span dir="auto">{source.title}</span>
      </ReadPassage>
    </p>
  )
}
