import { hashText, seededRandom } from '#core/seeded.ts'

const BARS = 56
const BAR_EVERY = 4
const HEIGHT = 40
const QUIETEST = 4
/** The number of bars between two pauses of the voice. */
const PHRASE = 9

/** A made-up waveform, which is always the same for the same seed. */
export function Waveform({ seed }: { seed: string }) {
  const random = seededRandom(hashText(seed))
  const strokes = Array.from({ length: BARS }, (_, bar) => {
    const breath = Math.abs(Math.sin((bar / PHRASE) * Math.PI))
    const height = QUIETEST + (HEIGHT - QUIETEST) * breath * (0.35 + 0.65 * random())
    return `M${bar * BAR_EVERY + BAR_EVERY / 2} ${((HEIGHT - height) / 2).toFixed(1)}v${height.toFixed(1)}`
  })
  return (
    <svg
      className="waveform"
      viewBox={`0 0 ${BARS * BAR_EVERY} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={strokes.join('')} />
    </svg>
  )
}
