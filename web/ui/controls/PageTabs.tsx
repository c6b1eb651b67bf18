import './Tabs.css'
import { useEffect, useRef } from 'react'
import { PageLink } from '../../place/page.tsx'

interface PageTabsProps {
  /** Whose pages these are, such as "Automation". */
  label: string
  pages: readonly { name: string; path: string }[]
  /** The path of the page on show. */
  current: string
}

/** The pages of a section as a strip of links, with the look of tabs. */
export function PageTabs({ label, pages, current }: PageTabsProps) {
  const strip = useRef<HTMLElement>(null)

  // On a phone the strip is wider than the page: the current name is never the one out of view.
  useEffect(() => {
    const name = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (name && strip.current) strip.current.scrollLeft = name.offsetLeft - name.offsetWidth
  }, [current])

  return (
    <nav className="tabs page-tabs" aria-label={label} ref={strip}>
      {pages.map(({ name, path }) => (
        <PageLink
          key={path}
          page={path}
          className="tab"
          aria-current={path === current ? 'page' : undefined}
        >
          {name}
        </PageLink>
      ))}
    </nav>
  )
}
