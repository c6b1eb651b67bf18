import { useLayoutEffect, useRef } from 'react'

/** The width of the fade at an end of a strip that can be scrolled (Tabs.css). */
const FADE_PX = 40

/**
 * Returns a ref for the element around a strip of tabs. The strip is scrolled to the chosen tab,
 * but the page around it never is.
 */
export function useChosenInView<Around extends HTMLElement>(chosen: string) {
  const around = useRef<Around>(null)
  useLayoutEffect(() => {
    const tab = around.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]')
    const strip = tab?.parentElement
    if (!strip) return
    const mostScroll = tab.offsetLeft - FADE_PX
    const leastScroll = tab.offsetLeft + tab.offsetWidth + FADE_PX - strip.clientWidth
    strip.scrollLeft = Math.max(leastScroll, Math.min(strip.scrollLeft, mostScroll))
  }, [chosen])
  return around
}
