import './SelectionMenu.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { placeMenu } from './place-menu.ts'
import type { SelectedText } from './selected-text.ts'
import { useSelectionActions, type SelectionAction } from './selection-actions.ts'
import { useSelectedText } from './use-selected-text.ts'

/** A menu with actions on the selected text, which areas add by `useSelectionAction`. */
export function SelectionMenu() {
  const actions = useSelectionActions()
  const { selected, close } = useSelectedText()
  const fitting = selected ? actions.filter(({ fits }) => fits(selected)) : []
  if (!selected || fitting.length === 0) return null
  // In a dialog, the menu is put into the dialog, which keeps the focus inside and would cover the
  // menu otherwise.
  const around = selected.within.closest('[role="dialog"]') ?? document.body
  return createPortal(<OpenMenu selected={selected} actions={fitting} onClose={close} />, around)
}

interface OpenMenuProps {
  selected: SelectedText
  actions: readonly SelectionAction[]
  onClose: () => void
}

function OpenMenu({ selected, actions, onClose }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const place = () => menu.current && placeMenu(menu.current, selected.range)
    place()
    document.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      document.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [selected])

  useEffect(() => {
    // Listens before the surrounding dialog does, because Escape would close the dialog as well.
    function handleKeyDown(event: KeyboardEvent) {
      const isInside = menu.current?.contains(document.activeElement)
      if (event.key === 'Escape') onClose()
      else if (event.key === 'Tab' && !event.shiftKey && !isInside)
        menu.current?.querySelector<HTMLElement>('button')?.focus()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [onClose])

  return (
    <div
      ref={menu}
      className="selection-menu"
      role="group"
      aria-label="Selected text"
      data-keeps-panel
      // Prevented, because a press would remove the selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      {actions.map(({ name, Part }) => (
        <Part key={name} selected={selected} onDone={onClose} />
      ))}
    </div>
  )
}
