import { useLayoutEffect, useRef, useState } from 'react'

/** The width of the chevron of the button for the rest, with its gap. */
const CHEVRON_PX = 19

/**
 * A ref for a strip of tabs, and how many of them fit beside a button for the rest. Until it was
 * measured, the count is null.
 */
export function useFitting(key: string) {
  const strip = useRef<HTMLElement>(null)
  const [count, setCount] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = strip.current!
    const measure = () => setCount(countFitting(box))
    measure()
    const observer = new ResizeObserver(measure)
    for (const each of [box, ...tabsOf(box)]) observer.observe(each)
    return () => observer.disconnect()
  }, [key])
  return { strip, count }
}

const tabsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>(':scope > :is(a, span)')]

function countFitting(box: HTMLElement): number {
  const widths = tabsOf(box).map((tab) => tab.getBoundingClientRect().width)
  const gap = Number.parseFloat(getComputedStyle(box).columnGap) || 0
  const ends: number[] = []
  for (const width of widths) ends.push((ends.at(-1) ?? -gap) + gap + width)
  if ((ends.at(-1) ?? 0) <= box.clientWidth) return widths.length
  // The button may show the name of any tab, so it never changes how many fit.
  const room = box.clientWidth - gap - Math.max(...widths) - CHEVRON_PX
  return Math.max(1, ends.filter((end) => end <= room).length)
}
