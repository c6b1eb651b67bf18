import './Drawer.css'
import { useEffect, useRef } from 'react'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { House, X } from '#web/ui/icons.ts'
import { ThemeToggle } from '#web/ui/controls/ThemeToggle.tsx'
import type { Portal } from '../contract.ts'
import type { Section } from '#platform/places.ts'
import { pageOf } from '../pages.ts'
import { available, upcoming } from '../section-groups.ts'
import type { SectionLists } from './Frame.tsx'
import { SubPages } from './RailEntry.tsx'
import { SectionIcon } from './SectionIcon.tsx'

interface DrawerProps {
  portal: Portal
  current: string | null
  sectionLists: SectionLists
  onSection: (id: string) => void
  open: boolean
  onClose: () => void
}

/** The sidebar on phones: slides over the page, keeps the focus, and closes after a choice. */
export function Drawer(props: DrawerProps) {
  const { portal, current, sectionLists, onSection, open, onClose } = props
  const drawer = useRef<HTMLDialogElement>(null)
  const { home } = usePage()

  useEffect(() => {
    if (open) drawer.current?.showModal()
    else drawer.current?.close()
  }, [open])
  // The sheet inside covers the rest of the element, so a press on the element itself is on the
  // backdrop. A press on a link closes the drawer, too.
  useEffect(() => {
    const element = drawer.current
    function handleClick({ target }: MouseEvent) {
      if (target === element || (target as Element).closest('a')) element?.close()
    }
    element?.addEventListener('click', handleClick)
    return () => element?.removeEventListener('click', handleClick)
  }, [])

  const { sections, sidebarBadge, topBarBadge, build } = portal
  return (
    <dialog ref={drawer} className="drawer" aria-label="Menu" onClose={onClose}>
      <nav className="drawer-sheet" aria-label="Sections">
        <div className="drawer-head">
          <span>Synthwire</span>
          <IconButton label="Close menu" icon={<X />} onClick={onClose} />
        </div>
        <ul>
          {available(sections).map((section) => (
            <li key={section.id}>
              <SectionLink
                section={section}
                isCurrent={section.id === current}
                onSelect={() => onSection(section.id)}
              />
              <SubPages
                section={section}
                list={sectionLists[section.id]}
                className="drawer-pages"
              />
            </li>
          ))}
        </ul>
        <h2>Coming Soon</h2>
        <ul>
          {upcoming(sections).map((section) => (
            <li key={section.id}>
              <SectionLink section={section} isCurrent={section.id === current} />
              <SubPages section={section} list={null} className="drawer-pages" />
            </li>
          ))}
        </ul>
        <div className="drawer-foot">
          <ThemeToggle />
          <a className="drawer-section" href={home}>
            <House />
            Go back to home page
          </a>
          <p className="meta">
            Build {build} {sidebarBadge && <Badge tone="line">{sidebarBadge}</Badge>}{' '}
            {topBarBadge && <Badge tone="line">{topBarBadge}</Badge>}
          </p>
        </div>
      </nav>
    </dialog>
  )
}

interface SectionLinkProps {
  section: Section
  isCurrent: boolean
  onSelect?: () => void
}

function SectionLink({ section, isCurrent, onSelect }: SectionLinkProps) {
  return (
    <PageLink
      page={pageOf(section.entryPage)}
      className="drawer-section"
      data-current={isCurrent || undefined}
      onClick={onSelect}
    >
      <SectionIcon name={section.icon} />
      {section.name}
    </PageLink>
  )
}
