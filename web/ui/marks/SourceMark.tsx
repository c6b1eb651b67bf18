import './SourceMark.css'
import { outletHues } from '../category.ts'
import { initials } from '../initials.ts'
import { hashText } from '../seeded.ts'

/** A mention of an outlet: its name, and the text that its mark is drawn from. */
export interface MarkedOutlet {
  name: string
  logo: string
}

/** Square, circle, octagon, arch, shield: outlines in a box of 24. */
const outlines = [
  'M2 2h20v20H2z',
  'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z',
  'M6.5 1h11L23 6.5v11L17.5 23h-11L1 17.5v-11z',
  'M2 23V11a10 10 0 0 1 20 0v12z',
  'M2 1h20v13c0 5-4.5 7.5-10 9.5C6.5 21.5 2 19 2 14z',
]

/** How large the letters are, and where they stand, by how many there are. */
const lettering = [
  { size: 14, baseline: 17 },
  { size: 14, baseline: 17 },
  { size: 11, baseline: 16 },
  { size: 8, baseline: 15 },
] as const

/** Below this, a third letter could not be read. */
const roomyPx = 24

/** A monogram drawn from the outlet's name alone: known again at 16 px, never fetched from anyone. */
export function SourceMark({ outlet, size = 20 }: { outlet: MarkedOutlet; size?: number }) {
  const hash = hashText(outlet.name)
  const letters = initials(outlet.logo || outlet.name, size < roomyPx ? 2 : 3)
  const isSolid = (hash >>> 16) % 3 > 0
  const { size: fontSize, baseline } = lettering[letters.length] ?? lettering[3]
  return (
    <svg
      className={isSolid ? 'mark mark-solid' : 'mark'}
      data-cat={outletHues[hash % outletHues.length]}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={outlines[(hash >>> 8) % outlines.length]} />
      <text x="12" y={baseline} fontSize={fontSize}>
        {letters}
      </text>
    </svg>
  )
}
