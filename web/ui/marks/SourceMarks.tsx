import { SourceMark, type MarkedOutlet } from './SourceMark.tsx'

interface SourceMarksProps {
  outlets: readonly MarkedOutlet[]
  /** The most marks that are drawn; the caller adds the number of all sources. */
  most?: number
  size?: number
}

export function SourceMarks({ outlets, most = 3, size = 18 }: SourceMarksProps) {
  return (
    <span className="marks">
      {outlets.slice(0, most).map((outlet, place) => (
        <SourceMark key={place} outlet={outlet} size={size} />
      ))}
    </span>
  )
}
