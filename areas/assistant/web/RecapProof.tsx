import type { RecapItem } from '../contract.ts'
import { CitedText } from '#areas/articles/web/lends/CitedText.tsx'

type Proof = NonNullable<RecapItem['proof']>

/** The summary of a subject, with the source of each sentence. */
export function RecapSummary({ proof: { sentences, coverage } }: { proof: Proof }) {
  return <CitedText className="recap-cited" paragraphs={[sentences]} coverage={coverage} />
}

/** The key features with their proofs. */
export function RecapFeatures({ proof: { features, coverage } }: { proof: Proof }) {
  return (
    <ul className="recap-features" aria-label="Key features">
      {features.map((feature) => (
        <li key={feature.text}>
          <CitedText className="recap-cited" paragraphs={[[feature]]} coverage={coverage} />
        </li>
      ))}
    </ul>
  )
}
