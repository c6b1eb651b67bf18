import './SourceMark.css'
import { letteringOf, MARK_BOX, markOf } from '#media/pictures/source-mark.ts'

/** An outlet with the letters of its mark, and the address of its icon. */
export interface MarkedOutlet {
  name: string
  logo: string
  icon?: string | undefined
}

/** The least size at which a third letter is readable. */
const roomyPx = 24

/**
 * A monogram of an outlet, drawn from its name and letters and recognizable at 16 px. If this
 * server has the outlet's icon, the icon covers it. Nothing is fetched from another server.
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
      {/* If the icon fails to load, the monogram below it is visible. */}
      {outlet.icon && (
        <image href={`${outlet.icon}/${size < roomyPx ? 32 : 64}`} width="24" height="24" />
      )}
    </svg>
  )
}
