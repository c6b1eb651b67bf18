import { useContext, useEffect, useRef, useState } from 'react'
import { PanelMemoryContext } from '#web/panel-memory.ts'
import { useMedia } from '#web/ui/use-media.ts'
import type { Portal } from '../../contract.ts'
import { tabsKept, type SidePanelTabName } from './side-panel-tabs.ts'
import { useHeldOpen } from './use-held-open.ts'

const wide = '(min-width: 1024px)'
const phone = '(max-width: 640px)'

/**
 * The state of the right panel. Until somebody shows or hides it, `auto` leaves it to the style sheet and the width
 * of the window, so that the first HTML is right on every screen.
 */
type Visibility = 'auto' | 'shown' | 'hidden'

/**
 * The state of the right panel; null if there is nothing to show in it. On pages for work
 * (`isFolded`) the panel is hidden at first, and the reader's choice there is remembered
 * separately.
 */
export function useSidePanel({ kept, isPanelOpen }: Portal, isFolded: boolean) {
  const tabs = tabsKept(kept)
  // Only an assistant opens the panel automatically. The reader's own things stay closed until the
  // reader opens them.
  const speaksFirst = tabs[0]?.value === 'assistant'
  const memory = useContext(PanelMemoryContext)
  const beginsOpen = memory.left ? memory.left === 'open' : isPanelOpen
  const atRest = speaksFirst && !isFolded && beginsOpen ? 'auto' : 'hidden'
  const kind = isFolded ? 'work' : 'other'
  const [chosen, setChosen] = useState<Partial<Record<typeof kind, Visibility | undefined>>>({})
  const visibility = chosen[kind] ?? atRest
  const [tab, setTab] = useState<SidePanelTabName>(tabs[0]?.value ?? 'assistant')
  const [isAutoHiding, setAutoHiding] = useState(false)
  const isWide = useMedia(wide)
  const isPhone = useMedia(phone)
  const isOpen = visibility === 'shown' || (visibility === 'auto' && isWide)
  const element = useRef<HTMLDivElement>(null)
  const held = useHeldOpen()

  // A panel that the reader opened closes when the window becomes narrow, as it would cover the
  // page.
  useEffect(() => {
    if (!isWide) setChosen((now) => (now[kind] === 'shown' ? { ...now, [kind]: undefined } : now))
  }, [isWide, kind])

  // The pressed button disappears, so the focus moves to the button that replaces it.
  const isFocusDue = useRef(false)
  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    const target = isOpen ? '[role="tab"][aria-selected="true"]' : `[data-opens="${tab}"]`
    element.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [isOpen, tab])

  function show(name: SidePanelTabName) {
    isFocusDue.current = true
    setTab(name)
    setChosen({ ...chosen, [kind]: 'shown' })
    keep(false)
    held.hold()
  }

  function hide() {
    isFocusDue.current = true
    setChosen({ ...chosen, [kind]: isWide ? 'hidden' : undefined })
    keep(true)
    held.release()
  }

  /**
   * Remembers the choice for the next visit, but neither on pages for work nor over a narrow page,
   * where any press outside hides the panel.
   */
  function keep(isHidden: boolean) {
    if (isWide && !isFolded) memory.keep(isHidden)
  }

  const isSheet = isPhone && isOpen

  if (tabs.length === 0) return null
  return {
    element,
    tabs,
    tab,
    setTab,
    visibility,
    show,
    hide,
    isOpen,
    /** True if the panel is open and lies over the page. */
    isOver: isOpen && !isWide,
    /** True if the panel is a sheet; the page behind it cannot be used. */
    isSheet,
    /** True if the panel is next to the page, which makes room for it on wide screens. */
    isDocked: visibility !== 'hidden' && !isAutoHiding,
    isAutoHiding,
    setAutoHiding,
    held,
  }
}

export type SidePanelState = NonNullable<ReturnType<typeof useSidePanel>>
