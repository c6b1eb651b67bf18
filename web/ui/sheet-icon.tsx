import type { ComponentType } from 'react'
import type { IconName } from '../icon-sheet.tsx'

export type Icon = ComponentType<{ className?: string; 'aria-label'?: string }>

/**
 * Makes an icon that refers to the sheet in the document, so that no script contains its drawing.
 */
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
