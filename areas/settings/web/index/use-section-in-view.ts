import { useEffect, useRef, useState, type RefObject } from 'react'
import { controlOf, findSetting, markSetting } from './find-setting.ts'

/** The section and the setting that the address names. */
interface Wanted {
  section: string | null
  setting: string | null
  /** A number that changes when the same place is requested again. */
  timesAsked: number
}

/** Events by which the reader leaves the section that the address named. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
/** The distance below the bars within which a section counts as the one in view. */
const CLOSE_PX = 24
const FRAMES_UNTIL_CALM = 12

/**
 * Goes to the section or setting that the address names, and stays there while parts of the page are still loading.
 *
 * @returns the id of the section that is being read.
 */
export function useSectionInView(
  container: RefObject<HTMLElement | null>,
  { section, setting, timesAsked }: Wanted,
): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const held = useRef<string | null>(null)

  useEffect(() => {
    const root = container.current
    if (!root) return
    let frame = 0
    const look = () => setCurrent(held.current ?? sectionInView(root))
    const handleScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', handleScroll)
    }
  }, [container])

  useEffect(() => {
    const root = container.current
    const card = root?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section ?? '')}"]`)
    if (!root || !card || section === null) return
    held.current = section
    setCurrent(section)
    let focused: HTMLElement | null = null
    let unmark = () => {}
    const reveal = () => {
      const place = (setting && findSetting(card, setting)) || card
      place.scrollIntoView({ block: 'start' })
      const found = place === card ? card.querySelector<HTMLElement>('.panel') : place
      if (!found || found === focused) return
      unmark()
      focused = found
      unmark = markSetting(found, place !== card)
    }
    // Other code may move the focus meanwhile: a new page focuses its content, and a dialog that
    // led here returns the focus some frames after it closed.
    const isFromElsewhere = !root.parentElement?.contains(document.activeElement)
    let framesLeft = isFromElsewhere ? FRAMES_UNTIL_CALM : 1
    const arrive = () => {
      const control = controlOf(focused)
      if (!control) {
        // The listeners are added after a frame, because the key press that led here may still be
        // on its way to the window.
        for (const move of OWN_MOVES) addEventListener(move, release, { once: true, passive: true })
        reveal()
      } else if (control !== document.activeElement) control.focus({ preventScroll: true })
      if (!document.querySelector('[role="dialog"]')) framesLeft -= 1
      if (framesLeft > 0) frame = requestAnimationFrame(arrive)
    }
    let frame = requestAnimationFrame(arrive)
    // Parts that are loaded later move the sections below them.
    const changes = new ResizeObserver(reveal)
    changes.observe(root)
    const release = () => {
      held.current = null
      changes.disconnect()
      cancelAnimationFrame(frame)
      unmark()
    }
    return () => {
      release()
      for (const move of OWN_MOVES) removeEventListener(move, release)
    }
  }, [container, section, setting, timesAsked])

  return current
}

/**
 * The last section that begins above a line just below the bars. Near the end of the page the line
 * moves down, because the last sections cannot be scrolled up to the bars.
 */
function sectionInView(root: HTMLElement): string | null {
  const { clientHeight, scrollHeight } = document.documentElement
  const barsPx = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const mostScroll = scrollHeight - clientHeight
  const span = Math.min(clientHeight, mostScroll)
  const end = span > 0 ? Math.min(1, Math.max(0, 1 - (mostScroll - scrollY) / span)) : 0
  const line = barsPx + CLOSE_PX + end * (clientHeight - barsPx)
  const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')].filter(
    ({ offsetHeight }) => offsetHeight > 0,
  )
  const read = sections.findLast((section) => section.getBoundingClientRect().top <= line)
  return (read ?? sections[0])?.dataset['section'] ?? null
}
