import { useState, type MouseEvent, type ReactNode } from 'react'
import { PageLink, usePage } from '#web/place/page.tsx'
import type { Section } from '#platform/places.ts'
import { pageOf } from '../pages.ts'
import { SectionIcon } from './SectionIcon.tsx'

interface RailEntryProps {
  section: Section
  isCurrent: boolean
  /** Content that replaces the section's pages. */
  list: ReactNode
  onSelect: () => void
}

/**
 * A section in the sidebar. Its sub-pages are shown beside it on hover, or below it after a press.
 */
export function RailEntry({ section, isCurrent, list, onSelect }: RailEntryProps) {
  const [isExpanded, setExpanded] = useState(false)
  const { subPages, name, icon, comingSoon, showDivider } = section
  const hasSubPages = subPages.length > 0

  function handleClick({ detail, currentTarget }: MouseEvent<HTMLElement>) {
    setExpanded(!isExpanded)
    onSelect()
    // A click with the pointer leaves the focus here, which would hold the fly-out open after the
    // pointer has left.
    if (detail > 0) currentTarget.blur()
  }

  return (
    <>
      {showDivider && (
        <li>
          <hr className="rail-divider" />
        </li>
      )}
      <li className="rail-entry">
        <PageLink
          page={pageOf(section.entryPage)}
          className={comingSoon ? 'rail-item rail-item-upcoming' : 'rail-item'}
          aria-current={isCurrent ? 'page' : undefined}
          aria-expanded={hasSubPages ? isExpanded : undefined}
          onClick={handleClick}
        >
          <SectionIcon name={icon} />
          <span className="rail-name">{name}</span>
        </PageLink>
        {hasSubPages && isExpanded && (
          <SubPages section={section} list={list} className="rail-sub-pages" />
        )}
        {hasSubPages && !isExpanded && (
          <div className="flyout">
            <p className="flyout-title">
              <PageLink page={pageOf(section.landingPath)} onClick={onSelect}>
                {name}
              </PageLink>
            </p>
            <p className="meta">{section.description}</p>
            <SubPages section={section} list={list} className="flyout-pages" />
          </div>
        )}
      </li>
    </>
  )
}

interface SubPagesProps {
  section: Section
  /** The list that the section shows instead of its pages. */
  list: ReactNode
  className: string
}

export function SubPages({ section, list, className }: SubPagesProps) {
  const { page } = usePage()
  if (list) return <div className={className}>{list}</div>
  if (section.subPages.length === 0) return null
  return (
    <ul className={className} aria-label={`Pages of ${section.name}`}>
      {section.subPages.map(({ name, path }) => (
        <li key={path}>
          <PageLink page={pageOf(path)} aria-current={page === pageOf(path) ? 'page' : undefined}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
