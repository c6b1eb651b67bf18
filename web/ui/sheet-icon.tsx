import type { ComponentType } from 'react'
import type { IconName } from '../icon-sheet.tsx'

export type Icon = ComponentType<{ className?: string; 'aria-label'?: string }>

/** An icon whose drawing stands in the document, on the sheet that the server writes: no script brings it. */
export function icon(name: IconName): Icon {
  return function SheetIcon({ className = '', ...props }) {
    return (
      <svg
        aria-hidden={props['aria-label'] ? undefined : true}
        {...props}
        className={`lucide ${className}`.trimEnd()}
      >
        <use href={`#icon-${name}`} />
      </svg>
    )
  }
}
