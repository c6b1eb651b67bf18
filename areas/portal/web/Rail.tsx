import './Rail.css'
import { useEffect, useRef } from 'react'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { House } from '#web/ui/icons.ts'
import { Logo } from '#web/ui/marks/Logo.tsx'
import { ThemeToggle } from '#web/ui/controls/ThemeToggle.tsx'
import type { Portal } from '../contract.ts'
import { available, upcoming } from '../section-groups.ts'
import type { SectionLists } from './Frame.tsx'
import { RailEntry } from './RailEntry.tsx'

interface RailProps {
  portal: Portal
  /** The id of the section that is shown. */
  current: string | null
  sectionLists: SectionLists
  onSection: (id: string) => void
}

/** The sidebar: icons at rest, names on hover, focus or touch. */
export function Rail({ portal, current, sectionLists, onSection }: RailProps) {
  const { sections, sidebarBadge, build } = portal
  const { home } = usePage()
  const rail = useRef<HTMLElement>(null)

  // A rail opened by focus closes with Escape; one opened by hover closes when the pointer leaves.
  useEffect(() => {
    const element = rail.current
    function handleKeyDown({ key, target }: KeyboardEvent) {
      // In a field, Escape discards its text.
      if (key !== 'Escape' || target instanceof HTMLInputElement) return
      ;(target as HTMLElement).blur()
    }
    element?.addEventListener('keydown', handleKeyDown)
    return () => element?.removeEventListener('keydown', handleKeyDown)
  }, [])

  return (
    <nav className="rail" aria-label="Sections" ref={rail}>
      <PageLink page="/news-hub/feed" className="rail-brand" aria-label="Synthwire">
        <Logo />
        <span className="rail-name">Synthwire</span>
      </PageLink>
      <ul className="rail-sections">
        {available(sections).map((section) => (
          <RailEntry
            key={section.id}
            section={section}
            isCurrent={section.id === current}
            list={sectionLists[section.id]}
            onSelect={() => onSection(section.id)}
          />
        ))}
      </ul>
      <h2 className="rail-group" id="rail-upcoming">
        Coming Soon
      </h2>
      <ul className="rail-sections" aria-labelledby="rail-upcoming">
        {upcoming(sections).map((section) => (
          <RailEntry
            key={section.id}
            section={section}
            isCurrent={section.id === current}
            list={sectionLists[section.id]}
            onSelect={() => onSection(section.id)}
          />
        ))}
      </ul>
      <div className="rail-foot">
        {sidebarBadge && <Badge tone="line">{sidebarBadge}</Badge>}
        <ThemeToggle />
        <a className="rail-item" href={home}>
          <House />
          <span className="rail-name">Go back to home page</span>
        </a>
        <p className="rail-build">Build {build}</p>
      </div>
    </nav>
  )
}
