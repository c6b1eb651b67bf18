import './SourceMark.css'
import { letteringOf, MARK_BOX, markOf } from '#media/pictures/source-mark.ts'

/** A mention of an outlet: its name, and the letters of its mark. */
export interface MarkedOutlet {
  name: string
  logo: string
  icon?: string | undefined
}

/** The size below which a third letter could not be read. */
const roomyPx = 24

/**
 * A monogram that is drawn from the outlet's name alone, recognizable at 16 px. The outlet's icon,
 * as this server drew it, covers it. Neither is fetched from another server.
 */
export function SourceMark({ outlet, size = 20 }: { outlet: MarkedOutlet; size?: number }) {
  const { outline, hue, isSolid } = markOf(outlet.name)
  const letters = outlet.logo.slice(0, size < roomyPx ? 2 : 3)
  const { size: fontSize, baseline } = letteringOf(letters)
  return (
    <svg
      className={isSolid ? 'mark mark-solid' : 'mark'}
      data-cat={hue}
      width={size}
      height={size}
      viewBox={`0 0 ${MARK_BOX} ${MARK_BOX}`}
      aria-hidden="true"
    >
      <path d={outline} />
      <text x="12" y={baseline} fontSize={fontSize}>
        {letters}
      </text>
      {/* An icon that fails to load shows nothing, so that the mark below it is visible. */}
      {outlet.icon && (
        <image href={`${outlet.icon}/${size < roomyPx ? 32 : 64}`} width="24" height="24" />
      )}
    </svg>
  )
}
